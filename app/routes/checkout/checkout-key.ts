import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { serverContext } from '#app/context.ts'
import { readCookies } from '#app/middleware/preferences.ts'
import { idempotencyKey } from '#domain/checkout/schemas.ts'

/** The key of the checkout that this browser is in, shared by its tabs; a new one where there is none. */
export function readCheckoutKey(request: Request): { key: string; isNew: boolean } {
  const kept = idempotencyKey.safeParse(readCookies(request)['checkout'])
  return kept.success ? { key: kept.data, isNew: false } : { key: randomUUID(), isNew: true }
}

/** The cookie that keeps the key for the browser's session; an empty key ends the checkout. */
export function checkoutCookie(context: Readonly<RouterContextProvider>, key: string): string {
  const isSecure = context.get(serverContext).ctx.shop.siteUrl.startsWith('https:')
  return `checkout=${key}; Path=/; HttpOnly; SameSite=Lax${key ? '' : '; Max-Age=0'}${isSecure ? '; Secure' : ''}`
}
