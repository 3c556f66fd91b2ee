import { inArray, sql } from 'drizzle-orm'
import { orders, payments, refunds, voucherEntries, vouchers } from '#database/schema/index.ts'
import { ONCE_PAID_STATUSES } from '#shared/orders/order-states.ts'
import { type CheckStatement, finding, inParts } from './statement.ts'

/**
 * The money of vouchers: the entries of each make what is left of it, both entries of a movement add up to nothing, and what
 * a paid order sold, less what was refunded, is what its voucher got, and what vouchers gave to an order is what paid it.
 */
export function voucherStatements(): CheckStatement[][] {
  const voucher = { subjectId: vouchers.id, label: sql`${vouchers.number}::text` }
  const order = { subjectId: orders.id, label: orders.number }
  const refunded = sql`
    select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.kind} = 'goods' and ${refunds.status} <> 'failed'`
  return [
    inParts(
      vouchers.id,
      (isInPart) => sql`
        ${finding('voucher_balance', { ...voucher, expected: sql`entries.cents`, found: vouchers.balanceCents })}
        from ${vouchers}, lateral (
          select coalesce(sum(${voucherEntries.cents}), 0) as cents from ${voucherEntries}
          where ${voucherEntries.voucherId} = ${vouchers.id} and ${voucherEntries.account} = 'voucher'
        ) entries
        where ${isInPart} and entries.cents <> ${vouchers.balanceCents}`,
    ),
    inParts(
      vouchers.id,
      (isInPart) => sql`
        ${finding('voucher_movement', { ...voucher, expected: sql`0`, found: sql`movement.cents` })}
        from ${vouchers}, lateral (
          select sum(${voucherEntries.cents}) as cents from ${voucherEntries}
          where ${voucherEntries.voucherId} = ${vouchers.id} group by ${voucherEntries.movementId}
        ) movement
        where ${isInPart} and movement.cents <> 0`,
    ),
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('voucher_issued', { ...order, expected: sql`${orders.totalCents} - (${refunded})`, found: sql`sold.cents` })}
        from ${orders}, lateral (
          select coalesce(-sum(${voucherEntries.cents}), 0) as cents from ${voucherEntries}
          where ${voucherEntries.orderId} = ${orders.id} and ${voucherEntries.account} in ('sold', 'refund')
        ) sold
        where ${isInPart} and ${orders.kind} = 'voucher' and ${inArray(orders.paymentStatus, ONCE_PAID_STATUSES)}
          and sold.cents <> ${orders.totalCents} - (${refunded})`,
    ),
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('voucher_spent', { ...order, expected: sql`spent.cents`, found: sql`paid.cents` })}
        from ${orders}, lateral (
          select coalesce(sum(${voucherEntries.cents}), 0) as cents from ${voucherEntries}
          where ${voucherEntries.orderId} = ${orders.id} and ${voucherEntries.account} = 'order'
        ) spent, lateral (
          select coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0) as cents from ${payments}
          where ${payments.orderId} = ${orders.id} and ${payments.method} = 'voucher'
        ) paid
        where ${isInPart} and spent.cents <> paid.cents`,
    ),
  ]
}
