import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#app/request/context.ts'
import { readSecretCookie, secretCookie } from '#app/request/cookies.ts'
import { idempotencyKey } from '#domain/orders/checkout/schemas.ts'

/** The key of the checkout that this browser is in, shared by its tabs; a new one where there is none. */
export function readCheckoutKey(request: Request, context: RequestContext): { key: string; isNew: boolean } {
  const kept = idempotencyKey.safeParse(readSecretCookie(request, context, 'checkout'))
  return kept.success ? { key: kept.data, isNew: false } : { key: randomUUID(), isNew: true }
}

/** The cookie that keeps the key for the browser's session; an empty key ends the checkout. */
export function checkoutCookie(context: RequestContext, key: string): string {
  return secretCookie(context, 'checkout', key)
}
