import { recordAudit } from '#domain/base/audit/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { notifyOrderChanged } from '../orders/index.ts'
import { answerRequest, lockRequest } from './lock-request.ts'
import { policy } from './policy.ts'
import type { DeclineReturnInput, DeclineReturnResult } from './schemas.ts'

/**
 * Declines a request to return something, with a reason that its buyer reads.
 * @throws DomainError forbidden, not_found
 */
export async function declineReturn(
  ctx: Ctx,
  { returnId, answer }: DeclineReturnInput,
): Promise<DeclineReturnResult> {
  const { id: actorId } = policy.declineReturn(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<DeclineReturnResult> => {
    const { order, isWaiting } = await lockRequest(ctx, { returnId })
    if (!isWaiting) return { ok: false, reason: 'answered' }
    const { id: orderId } = order
    await answerRequest(ctx, { returnId, state: 'declined', answer, decidedBy: actorId })
    await enqueueJob(ctx, { kind: 'send-return-answer', orderId, returnId })
    await recordAudit(ctx, {
      actorId,
      action: 'return.declined',
      subjectId: orderId,
      changes: { returnState: { before: 'waiting', after: 'declined' } },
      details: { number: order.number },
    })
    await notifyOrderChanged(ctx, { orderId })
    return { ok: true }
  })
}
