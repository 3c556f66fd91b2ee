import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { isPaymentMethod, type ReceivedMethod } from '#shared/orders/received-methods.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** The time that a provider is asked to send a refund; afterwards, with time for its last answer, staff take over. */
const ASKING_MS = 2 * HOUR
const LAST_ANSWER_MS = 10 * MINUTE

type PendingRefund = { method: ReceivedMethod; isByHand: boolean; createdAt: Date }
type Surroundings = Pick<Ctx, 'providers' | 'now'>

/** True if the provider is to send a pending refund; otherwise staff send it. */
export function isSentByProvider(refund: PendingRefund, surroundings: Surroundings): boolean {
  return isWithin(refund, ASKING_MS + LAST_ANSWER_MS, surroundings)
}

/** True if the provider may still be asked to send it. */
export function mayAskProvider(refund: PendingRefund, surroundings: Surroundings): boolean {
  return isWithin(refund, ASKING_MS, surroundings)
}

function isWithin(
  { method, isByHand, createdAt }: PendingRefund,
  ms: number,
  { providers, now }: Surroundings,
): boolean {
  const canSend = !isByHand && isPaymentMethod(method) && providers.get(method)?.refund !== undefined
  return canSend && now().getTime() < createdAt.getTime() + ms
}
