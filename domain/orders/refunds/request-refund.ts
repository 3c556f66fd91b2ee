import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { openRefund } from './open-refund.ts'
import { policy } from './policy.ts'
import type { RequestRefundInput, RequestRefundResult } from './schemas.ts'

/**
 * Requests a refund, for staff. Its amount is reserved on the payment immediately; a provider that can send it is asked
 * by a job, otherwise it waits for staff.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function requestRefund(ctx: Ctx, input: RequestRefundInput): Promise<RequestRefundResult> {
  const { id: requestedBy } = policy.requestRefund(ctx)
  return inTransaction(asShop(ctx), (ctx) => openRefund(ctx, { input, requestedBy }))
}
