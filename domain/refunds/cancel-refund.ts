import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { fail } from './fail.ts'
import { lockForPerson } from './lock-for-person.ts'
import type { CancelRefundInput, EndRefundResult } from './schemas.ts'

/**
 * Staff decide that the money stays here after all, while nobody has sent it.
 * @throws DomainError forbidden, not_found
 */
export async function cancelRefund(ctx: Ctx, { refundId }: CancelRefundInput): Promise<EndRefundResult> {
  const { actor } = ctx
  if (actor.role !== 'staff') throw new DomainError('forbidden')
  return inTransaction(asShop(ctx), async (ctx): Promise<EndRefundResult> => {
    const { refund, order, isSentByProvider } = await lockForPerson(ctx, refundId)
    if (isSentByProvider) return { ok: false, reason: 'sent_by_provider' }
    if (!(await fail(ctx, refund, 'withdrawn'))) return { ok: false, reason: 'not_pending' }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'refund.withdrawn',
      subjectId: order.id,
      details: { refundId, number: order.number },
    })
    return { ok: true }
  })
}
