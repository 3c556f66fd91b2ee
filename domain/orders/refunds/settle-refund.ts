import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { completeRefund } from './complete-refund.ts'
import { lockManualRefund } from './lock-manual-refund.ts'
import { policy } from './policy.ts'
import type { EndRefundResult, SettleRefundInput } from './schemas.ts'

/**
 * Records that staff have sent the money themselves.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function settleRefund(
  ctx: Ctx,
  { refundId, reference }: SettleRefundInput,
): Promise<EndRefundResult> {
  const actor = policy.settleRefund(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<EndRefundResult> => {
    const { refund, order, isSentByProvider } = await lockManualRefund(ctx, { refundId })
    if (isSentByProvider) return { ok: false, reason: 'sent_by_provider' }
    const by = { actor, reason: refund.reason }
    if (!(await completeRefund(ctx, { order, refund, reference, by }))) {
      return { ok: false, reason: 'not_pending' }
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'refund.settled',
      subjectId: order.id,
      changes: { refundStatus: { before: 'pending', after: 'settled' } },
      details: { refundId, number: order.number, reference },
    })
    return { ok: true }
  })
}
