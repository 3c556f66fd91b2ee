import type { CounterMethod } from '#shared/orders/received-methods.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import type { ShopCtx, Staff } from '#domain/kernel/context.ts'
import { setPaymentMethod, statesOf } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { recordPayment } from './record-payment.ts'
import type { RecordTransferResult } from './schemas.ts'
import { sumPayments } from './sum-paid.ts'

type ReceiveAtCounterInput = { order: LockedOrder; method: CounterMethod; actor: Staff }

/**
 * Records that a locked order was paid at the counter, whole: its total, but for what a voucher has paid of it, in cash, or with a card at the machine, whichever
 * had been agreed. Its number is the reference.
 */
export async function receiveAtCounter(
  ctx: ShopCtx,
  { order, method, actor }: ReceiveAtCounterInput,
): Promise<RecordTransferResult> {
  const before = statesOf(order)
  const { id: orderId, number: reference } = order
  const amountCents = order.totalCents - (await sumPayments(ctx, { orderId })).voucherCents
  const received = { method, reference, amountCents }
  // Before the invoice, which says how it was paid.
  await setPaymentMethod(ctx, { orderId, method })
  const recorded = await recordPayment(ctx, { order, received, by: { actor } })
  if (!recorded.isNew) return { ok: false, reason: 'reference_taken' }
  await recordAudit(ctx, {
    actorId: actor.id,
    action: 'payment.recorded',
    subjectId: orderId,
    details: { number: reference, method, reference, amountCents: String(amountCents) },
    changes: changesBetween(before, statesOf(order)),
  })
  return { ok: true, paid: recorded.paid, problem: recorded.problem }
}
