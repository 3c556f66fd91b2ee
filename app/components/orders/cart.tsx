import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type CartLine, countItems, parseCart } from '#shared/orders/cart-cookie.ts'
import { cookieName, parseCookies } from '#shared/kernel/cookies.ts'

type Cart = { lines: CartLine[]; itemCount: number }

/** The browser's cookie as it was last seen; undefined until it is first read. */
let seen: { value: string; cart: Cart } | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

const CartContext = createContext<{ cart: Cart | undefined } | undefined>(undefined)

/**
 * The cart in this browser, in every tab. Unknown while the page is rendered on the server and hydrated, because
 * pages are kept and shared by visitors.
 */
export function useCart(): Cart | undefined {
  const context = use(CartContext)
  if (!context) throw new Error('useCart must be used within a CartProvider')
  return context.cart
}

export function CartProvider({ children }: { children: ReactNode }) {
  const cart = useSyncExternalStore(subscribe, currentCart, unknownCart)
  const context = useMemo(() => ({ cart }), [cart])
  return <CartContext value={context}>{children}</CartContext>
}

/** Reads the cookie again, after an answer that may have changed it, and updates this tab and the others. */
export function refreshCart(): void {
  if (reread()) channel?.postMessage('changed')
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    channel = new BroadcastChannel('cart')
    channel.addEventListener('message', reread)
    // A tab that slept or came back from the history may have missed a message.
    addEventListener('pageshow', reread)
    document.addEventListener('visibilitychange', reread)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
    removeEventListener('pageshow', reread)
    document.removeEventListener('visibilitychange', reread)
  }
}

function currentCart(): Cart {
  seen ??= read()
  return seen.cart
}

function unknownCart(): undefined {
  return undefined
}

function reread(): boolean {
  const now = read()
  if (now.value === seen?.value) return false
  seen = now
  for (const listener of listeners) listener()
  return true
}

function read(): { value: string; cart: Cart } {
  const value = parseCookies(document.cookie).get(cookieName(location.origin, 'cart')) ?? ''
  const lines = parseCart(value)
  return { value, cart: { lines, itemCount: countItems(lines) } }
}
