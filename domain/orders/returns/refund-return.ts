import { recordAudit } from '#domain/base/audit/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { notifyOrderChanged } from '../orders/index.ts'
import { openRefund, readParts } from '../refunds/index.ts'
import { answerRequest, lockRequest } from './lock-request.ts'
import { policy } from './policy.ts'
import { refundOf } from './price-return.ts'
import type { RefundReturnInput, RefundReturnResult } from './schemas.ts'

/**
 * Answers a request to return something by a refund of exactly its jars, by the way they were paid.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function refundReturn(
  ctx: Ctx,
  { returnId, agreedTotalCents }: RefundReturnInput,
): Promise<RefundReturnResult> {
  const { id: requestedBy } = policy.refundReturn(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<RefundReturnResult> => {
    const { order, isWaiting, lines } = await lockRequest(ctx, { returnId })
    if (!isWaiting) return { ok: false, reason: 'answered' }
    const { id: orderId } = order
    const refund = refundOf(await readParts(ctx, { orderId }), lines)
    const input = {
      kind: 'goods',
      orderId,
      reason: 'Returned by the buyer',
      agreedTotalCents,
      ...refund,
    } as const
    const opened = await openRefund(ctx, { input, requestedBy })
    if (!opened.ok) return opened
    const { refundId } = opened
    await answerRequest(ctx, { returnId, state: 'refunded', refundId, decidedBy: requestedBy })
    await enqueueJob(ctx, { kind: 'send-return-answer', orderId, returnId })
    await recordAudit(ctx, {
      actorId: requestedBy,
      action: 'return.refunded',
      subjectId: orderId,
      changes: { returnState: { before: 'waiting', after: 'refunded' } },
      details: { number: order.number, refundId },
    })
    await notifyOrderChanged(ctx, { orderId })
    return { ok: true }
  })
}
