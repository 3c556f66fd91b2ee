import { isHosted, type PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'

/** The amount that a party pays in advance, in ZAR cents, and where. */
export type Deposit = { centsPerGuest: number; totalCents: number; method: PaymentMethod }

/**
 * The deposit that the rules ask of a party; undefined if it pays none. It is paid at once, so that it needs a provider
 * with pages of its own: a shop without one asks for none.
 */
export function depositFor(
  { providers }: Pick<Ctx, 'providers'>,
  { depositFrom, depositCentsPerGuest }: Settings['reservations'],
  { partySize }: { partySize: number },
): Deposit | undefined {
  const method = [...providers.keys()].find(isHosted)
  if (!method || depositFrom === 0 || partySize < depositFrom || depositCentsPerGuest === 0) return undefined
  return { centsPerGuest: depositCentsPerGuest, totalCents: depositCentsPerGuest * partySize, method }
}
