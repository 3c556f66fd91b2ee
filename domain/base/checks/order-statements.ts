import { inArray, notInArray, sql } from 'drizzle-orm'
import { orders, payments, refunds } from '#database/schema/index.ts'
import { ONCE_PAID_STATUSES, UNPAID_STATUSES, VOID_STATUSES } from '#shared/orders/order-states.ts'
import { type CheckStatement, finding, inParts } from './statement.ts'

/** The money of an order: what was paid makes it paid, and what was refunded is on its payments. */
export function orderStatements(): CheckStatement[][] {
  const order = { subjectId: orders.id, label: orders.number }
  const received = sql`lateral (
    select coalesce(sum(${payments.amountCents}), 0) as sum,
      coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0) as kept
    from ${payments} where ${payments.orderId} = ${orders.id}
  ) received`
  const totalCents = orders.totalCents
  return [
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('paid_without_money', { ...order, expected: totalCents, found: sql`received.sum` })}
        from ${orders}, ${received}
        where ${isInPart} and ${inArray(orders.paymentStatus, ONCE_PAID_STATUSES)} and received.sum < ${totalCents}`,
    ),
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('money_without_paid', { ...order, expected: totalCents, found: sql`received.kept` })}
        from ${orders}, ${received}
        where ${isInPart} and ${inArray(orders.paymentStatus, UNPAID_STATUSES)}
          and ${notInArray(orders.status, VOID_STATUSES)}
          and ${totalCents} > 0 and received.kept >= ${totalCents}`,
    ),
    ...refundStatements(order),
  ]
}

function refundStatements(order: { subjectId: typeof orders.id; label: typeof orders.number }) {
  const given = sql`${orders}, lateral (
    select coalesce(sum(${refunds.amountCents}), 0) as sum from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.status} in ('pending', 'settled')
  ) given where ${orders.id} = ${payments.orderId}`
  const { amountCents, refundedCents } = payments
  return [
    inParts(
      payments.id,
      (isInPart) => sql`
        ${finding('refunded', { ...order, expected: sql`given.sum`, found: refundedCents })}
        from ${payments}, ${given} and ${isInPart} and given.sum <> ${refundedCents}`,
    ),
    inParts(
      payments.id,
      (isInPart) => sql`
        ${finding('refunds_above_payment', { ...order, expected: amountCents, found: sql`given.sum` })}
        from ${payments}, ${given} and ${isInPart} and given.sum > ${amountCents}`,
    ),
  ]
}
