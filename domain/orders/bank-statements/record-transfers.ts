import { wasPaid } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { recordPayment } from '../payments/index.ts'
import { policy } from './policy.ts'
import { readDue, recordInTurn } from './record-in-turn.ts'
import type { RecordTransfersInput } from './schemas.ts'
import type { RecordStatementResult } from './views.ts'

/**
 * Records that what is due for many orders has arrived on the shop's bank account, under the orders' own numbers. An order
 * that is no longer as it was shown is told instead; asking again records nothing twice.
 * @throws DomainError forbidden
 */
export async function recordTransfers(
  ctx: Ctx,
  { transfers }: RecordTransfersInput,
): Promise<RecordStatementResult> {
  const actor = policy.recordTransfers(ctx)
  const recorded = await recordInTurn(ctx, transfers, async (ctx, order, transfer) => {
    const dueCents = await readDue(ctx, order)
    if (dueCents === null && wasPaid(order.paymentStatus)) return 'already'
    if (dueCents !== transfer.dueCents) return 'changed'
    const received = {
      method: 'bank_transfer',
      amountCents: transfer.dueCents,
      reference: order.number,
    } as const
    const result = await recordPayment(ctx, { order, received, by: { actor } })
    return result.isNew ? 'done' : 'reference_taken'
  })
  return {
    verdicts: recorded.map(({ wanted, number, verdict }) => ({ orderId: wanted.orderId, number, verdict })),
  }
}
