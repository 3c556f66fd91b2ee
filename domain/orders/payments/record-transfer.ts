import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockVisibleOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import { recordPayment } from './record-payment.ts'
import type { RecordTransferInput, RecordTransferResult } from './schemas.ts'

/**
 * Records a transfer that staff found on the shop's bank account.
 * @throws DomainError forbidden, not_found
 */
export async function recordTransfer(
  ctx: Ctx,
  { orderId, ...transfer }: RecordTransferInput,
): Promise<RecordTransferResult> {
  const actor = policy.recordTransfer(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<RecordTransferResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const received = { ...transfer, method: 'bank_transfer' as const }
    const recorded = await recordPayment(ctx, { order, received, by: { actor } })
    if (!recorded.isNew) return { ok: false, reason: 'reference_taken' }
    const { paid, problem } = recorded
    return { ok: true, paid, problem }
  })
}
