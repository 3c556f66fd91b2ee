import type { CartQuote } from '#domain/orders/cart/views.ts'

/** Asks what the lines of a cart cost as free delivery is reckoned, in ZAR cents. Undefined where there is no answer: nothing waits for it. */
export async function fetchSubtotal(cart: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/cart/quote', { method: 'POST', headers, body: cart, signal })
    return response.ok ? ((await response.json()) as CartQuote).listCents : undefined
  } catch {
    return undefined
  }
}
