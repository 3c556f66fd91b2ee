import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/index.ts'
import { requireStaff } from '../guards.ts'
import { recordPayment } from './record-payment.ts'
import type { RecordTransferInput, RecordTransferResult } from './schemas.ts'

/**
 * Staff have found a transfer on the shop's account.
 * @throws DomainError forbidden, not_found
 */
export async function recordTransfer(ctx: Ctx, input: RecordTransferInput): Promise<RecordTransferResult> {
  const { actor } = ctx
  requireStaff(ctx)
  const { orderId, ...received } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<RecordTransferResult> => {
    const order = await lockOrder(ctx, orderId)
    if (order.isHidden) throw new DomainError('not_found', 'order')
    const recorded = await recordPayment(ctx, order, { ...received, method: 'bank_transfer' }, { actor })
    if (!recorded.isNew) return { ok: false, reason: 'reference_taken' }
    const { paid, problem } = recorded
    return { ok: true, paid, problem }
  })
}
