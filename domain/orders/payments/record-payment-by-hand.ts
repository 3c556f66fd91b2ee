import { and, eq } from 'drizzle-orm'
import { orders, paymentNotifications } from '#database/schema/index.ts'
import { awaitsPayment, wasPaid } from '#shared/orders/order-states.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { lockVisibleOrder, statesOf } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { policy } from './policy.ts'
import { recordPayment } from './record-payment.ts'
import { readOwed } from './sum-paid.ts'
import type { RecordByHandInput, RecordByHandResult } from './schemas.ts'

/**
 * Records money that an admin received where none came through a provider, with who and why: cash, a card at the counter,
 * a settled dispute. It pays the order as any other payment does. Refused where the order is paid, or a provider may be
 * about to report its money.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function recordPaymentByHand(ctx: Ctx, input: RecordByHandInput): Promise<RecordByHandResult> {
  const actor = policy.recordPaymentByHand(ctx)
  const { orderId, reason, isSure, ...received } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<RecordByHandResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    if (wasPaid(order.paymentStatus) && (await readOwed(ctx, order)) === 0) {
      return { ok: false, reason: 'already_paid' }
    }
    const underWay = await findUnderWay(ctx, order)
    if (underWay === 'reported') return { ok: false, reason: 'under_way' }
    if (underWay === 'possible' && !isSure) return { ok: false, reason: 'may_be_under_way' }
    const before = statesOf(order)
    const recorded = await recordPayment(ctx, { order, received, by: { actor, reason } })
    if (!recorded.isNew) return { ok: false, reason: 'reference_taken' }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'payment.recorded',
      subjectId: orderId,
      details: {
        number: order.number,
        method: received.method,
        reference: received.reference,
        amountCents: String(received.amountCents),
        reason,
      },
      changes: changesBetween(before, statesOf(order)),
    })
    return { ok: true, paid: recorded.paid, problem: recorded.problem }
  })
}

/**
 * Finds out if a provider is about to bring the money: it has reserved it, or posted something that is not judged yet.
 * Where the buyer may be on the provider's pages now, only a person can know.
 */
async function findUnderWay(ctx: ShopCtx, order: LockedOrder): Promise<'no' | 'possible' | 'reported'> {
  const [row] = await ctx.db
    .select({ method: orders.paymentMethod, reserved: orders.paymentReference })
    .from(orders)
    .where(eq(orders.id, order.id))
  if (!row || !awaitsPayment(order) || order.paymentStatus === 'failed') return 'no'
  if (row.reserved) return 'reported'
  const waiting = await ctx.db.$count(
    paymentNotifications,
    and(eq(paymentNotifications.orderId, order.id), eq(paymentNotifications.verdict, 'waiting')),
  )
  if (waiting > 0) return 'reported'
  return isHosted(row.method) ? 'possible' : 'no'
}
