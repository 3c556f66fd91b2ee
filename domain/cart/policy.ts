import { allowAnyone } from '../guards.ts'

/** Who may do what with carts: everybody with their own, which is the browser's or the actor's account's. */
export const policy = {
  changeCart: allowAnyone,
  clearCart: allowAnyone,
  quoteCart: allowAnyone,
}
