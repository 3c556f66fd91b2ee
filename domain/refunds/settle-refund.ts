import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockForPerson } from './lock-for-person.ts'
import type { EndRefundResult, SettleRefundInput } from './schemas.ts'
import { settle } from './settle.ts'

/**
 * Staff have sent the money themselves.
 * @throws DomainError forbidden, not_found
 */
export async function settleRefund(
  ctx: Ctx,
  { refundId, reference }: SettleRefundInput,
): Promise<EndRefundResult> {
  const { actor } = ctx
  if (actor.role !== 'staff') throw new DomainError('forbidden')
  return inTransaction(asShop(ctx), async (ctx): Promise<EndRefundResult> => {
    const { refund, order, isSentByProvider } = await lockForPerson(ctx, refundId)
    if (isSentByProvider) return { ok: false, reason: 'sent_by_provider' }
    const { reason } = refund
    if (!(await settle(ctx, order, refund, reference, { actor, reason }))) {
      return { ok: false, reason: 'not_pending' }
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'refund.settled',
      subjectId: order.id,
      details: { refundId, number: order.number, reference },
    })
    return { ok: true }
  })
}
