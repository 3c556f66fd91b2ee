import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'

const MINUTE = 60_000
/** For so long a provider is asked to send money back; then, with time for its last answer, a person takes over. */
const ASKING_MS = 120 * MINUTE
const LAST_ANSWER_MS = 10 * MINUTE

type Waiting = { method: PaymentMethod; isByHand: boolean; createdAt: Date }

/** Whether a refund that waits is the provider's to send; else it is a person's. */
export function isSentByProvider(ctx: Ctx, refund: Waiting): boolean {
  return isWithin(ctx, refund, ASKING_MS + LAST_ANSWER_MS)
}

/** Whether the provider may still be asked to send it. */
export function mayAskProvider(ctx: Ctx, refund: Waiting): boolean {
  return isWithin(ctx, refund, ASKING_MS)
}

function isWithin(ctx: Ctx, { method, isByHand, createdAt }: Waiting, ms: number): boolean {
  const canSend = !isByHand && ctx.providers.get(method)?.refund !== undefined
  return canSend && ctx.now().getTime() < createdAt.getTime() + ms
}
