import { WITHDRAWN } from '#shared/orders/refund-states.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { failRefund } from './fail-refund.ts'
import { lockManualRefund } from './lock-manual-refund.ts'
import { policy } from './policy.ts'
import type { CancelRefundInput, EndRefundResult } from './schemas.ts'

/**
 * Withdraws a refund that staff have not sent yet.
 * @throws DomainError forbidden, not_found
 */
export async function cancelRefund(ctx: Ctx, { refundId }: CancelRefundInput): Promise<EndRefundResult> {
  const actor = policy.cancelRefund(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<EndRefundResult> => {
    const { refund, order, isSentByProvider } = await lockManualRefund(ctx, { refundId })
    if (isSentByProvider) return { ok: false, reason: 'sent_by_provider' }
    if (!(await failRefund(ctx, { order, refund, explanation: WITHDRAWN }))) {
      return { ok: false, reason: 'not_pending' }
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'refund.withdrawn',
      subjectId: order.id,
      changes: { refundStatus: { before: 'pending', after: 'withdrawn' } },
      details: { refundId, number: order.number },
    })
    return { ok: true }
  })
}
