import { and, asc, desc, eq } from 'drizzle-orm'
import { orderHistory, orderNotes, orders, voucherEntries, vouchers } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { readOrderChanges } from '../order-changes/index.ts'
import { getOrder, staffStepsFrom, toStatusChange } from '../orders/index.ts'
import { readParcels } from '../parcels/index.ts'
import { readPayments } from '../payments/index.ts'
import { readReturns } from '../returns/index.ts'
import { owesMoney } from './must-refund-first.ts'
import { policy } from './policy.ts'
import { readCouriers } from './read-couriers.ts'
import { readRefundable } from './read-refundable.ts'
import { readStaffRefunds } from './read-staff-refunds.ts'
import { isRefundable, isUnshipped } from '#shared/orders/order-states.ts'
import type { HistoryEntry, OrderNote, StaffOrderView } from './views.ts'

/**
 * An order with all that staff need to work on it, in the order's language unless another is given.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffOrder(
  ctx: Ctx,
  { id, language }: { id: string; language?: Locale | undefined },
): Promise<StaffOrderView> {
  const { isAdmin } = policy.getStaffOrder(ctx)
  return inTransaction(ctx, async (ctx) => {
    const order = await getOrder(ctx, { id, language })
    const locale = language ?? order.locale
    const payments = await readPayments(ctx, order)
    const refunds = await readStaffRefunds(ctx, id, locale)
    const { customerId, cancelsAt } = await readOwn(ctx, id)
    // Only what was sent is returned, or follows in another parcel.
    const wasSent = !isUnshipped(order.status)
    const nextSteps = staffStepsFrom(order.status, order.kind).filter(
      (step) => step !== 'cancelled' || isAdmin || !isRefundable(order.paymentStatus),
    )
    const sent = wasSent && (await readParcels(ctx, { orderId: id, language: locale }))
    return {
      order,
      customerId,
      history: await readHistory(ctx, id),
      changes: await readOrderChanges(ctx, { orderId: id }),
      payments: await withVouchers(ctx, { orderId: id, payments }),
      refunds,
      refundable: await readRefundable(ctx, order, locale),
      returns: wasSent ? await readReturns(ctx, { orderId: id, language: locale }) : [],
      nextSteps,
      // Asked for where a parcel is shipped, or follows a lost one.
      couriers:
        order.deliveryMethod === 'courier' && (wasSent || nextSteps.includes('shipped'))
          ? await readCouriers(ctx)
          : [],
      cancelsAt,
      mustRefundFirst:
        cancelsAt !== null ||
        refunds.some(({ status }) => status === 'pending') ||
        owesMoney(order, payments),
      notes: await readNotes(ctx, id),
      ...(sent || { parcels: [], claims: [] }),
    }
  })
}

/** Reads the columns of an order that only staff see. */
async function readOwn(ctx: Ctx, orderId: string): Promise<Pick<StaffOrderView, 'customerId' | 'cancelsAt'>> {
  const [order] = await ctx.db
    .select({ customerId: orders.customerId, cancelsAt: orders.cancelsAt })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order ?? { customerId: null, cancelsAt: null }
}

/** Names the vouchers that have paid; an order without any costs no statement. */
async function withVouchers<Payment extends { method: string; reference: string }>(
  ctx: Ctx,
  { orderId, payments }: { orderId: string; payments: Payment[] },
): Promise<(Payment & Pick<StaffOrderView['payments'][number], 'voucher'>)[]> {
  const paid = payments.some(({ method }) => method === 'voucher')
    ? await ctx.db
        .select({ movementId: voucherEntries.movementId, id: vouchers.id, number: vouchers.number })
        .from(voucherEntries)
        .innerJoin(vouchers, eq(vouchers.id, voucherEntries.voucherId))
        .where(and(eq(voucherEntries.orderId, orderId), eq(voucherEntries.account, 'order')))
    : []
  const byMovement = new Map(paid.map(({ movementId, ...voucher }) => [movementId, voucher]))
  return payments.map((payment) => ({ ...payment, voucher: byMovement.get(payment.reference) ?? null }))
}

async function readNotes(ctx: Ctx, orderId: string): Promise<OrderNote[]> {
  return ctx.db
    .select({
      text: orderNotes.text,
      at: orderNotes.createdAt,
      authorName: nameOf(orderNotes.authorId),
    })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
}

async function readHistory(ctx: Ctx, orderId: string): Promise<HistoryEntry[]> {
  const rows = await ctx.db
    .select({
      subject: orderHistory.subject,
      from: orderHistory.fromStatus,
      to: orderHistory.toStatus,
      at: orderHistory.createdAt,
      actorRole: orderHistory.actorRole,
      actorName: nameOf(orderHistory.actorId),
      reason: orderHistory.reason,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id))
  return rows.map((row) => ({ ...row, ...toStatusChange(row) }))
}
