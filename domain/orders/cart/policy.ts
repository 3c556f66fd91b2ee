import { allowAnyone, requireShop } from '#domain/kernel/guards.ts'

/** Permissions for carts: everybody with their own, in the browser or in the actor's account. */
export const policy = {
  changeCart: allowAnyone,
  clearCart: allowAnyone,
  forgetCarts: requireShop,
  openCart: allowAnyone,
  quoteCart: allowAnyone,
  refillCart: allowAnyone,
}
