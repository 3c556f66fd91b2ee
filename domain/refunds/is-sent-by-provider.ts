import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'

/** Whether money that was paid by this method goes back by itself; else a person sends it. */
export function isSentByProvider(ctx: Ctx, method: PaymentMethod): boolean {
  return ctx.providers.get(method)?.refund !== undefined
}
