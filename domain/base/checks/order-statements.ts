import { inArray, notInArray, sql } from 'drizzle-orm'
import { orderChanges, orderItems, orders, orderSets, payments, refunds } from '#database/schema/index.ts'
import { ONCE_PAID_STATUSES, UNPAID_STATUSES, VOID_STATUSES } from '#shared/orders/order-states.ts'
import { type CheckStatement, finding, inParts } from './statement.ts'

/** The money of an order: its lines and changes make its total, what was paid makes it paid, and what was refunded is on its payments. */
export function orderStatements(): CheckStatement[][] {
  const order = { subjectId: orders.id, label: orders.number }
  const surplus = sql`
    select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.kind} = 'surplus' and ${refunds.status} <> 'failed'`
  const received = sql`lateral (
    select coalesce(sum(${payments.amountCents}), 0) - (${surplus}) as sum,
      coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0) as kept
    from ${payments} where ${payments.orderId} = ${orders.id}
  ) received`
  const totalCents = orders.totalCents
  // The sum that a change has added is owed until it comes, and marked for staff as long.
  const isOwed = sql`(${orders.attention} is not null and exists (
    select from ${orderChanges} where ${orderChanges.orderId} = ${orders.id} and ${orderChanges.differenceCents} > 0
  ))`
  const { subtotalCents, discountCents } = orders
  const ofSet = sql`${orderSets.unitPriceCents} * ${orderSets.quantity}`
  return [
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('paid_without_money', { ...order, expected: totalCents, found: sql`received.sum` })}
        from ${orders}, ${received}
        where ${isInPart} and ${inArray(orders.paymentStatus, ONCE_PAID_STATUSES)} and received.sum < ${totalCents}
          and not ${isOwed}`,
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
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('order_lines', { ...order, expected: sql`lines.cents`, found: sql`${subtotalCents} - ${discountCents}` })}
        from ${orders}, lateral (
          select coalesce(sum(${orderItems.totalCents} - ${orderItems.discountCents}), 0) as cents
          from ${orderItems} where ${orderItems.orderId} = ${orders.id}
        ) lines
        where ${isInPart} and ${subtotalCents} - ${discountCents} <> lines.cents`,
    ),
    inParts(
      orderSets.orderId,
      (isInPart) => sql`
        ${finding('order_set', { ...order, expected: ofSet, found: sql`parts.cents` })}
        from ${orderSets} join ${orders} on ${orders.id} = ${orderSets.orderId}, lateral (
          select coalesce(sum(${orderItems.totalCents}), 0) as cents
          from ${orderItems} where ${orderItems.orderSetId} = ${orderSets.id}
        ) parts
        where ${isInPart} and parts.cents <> ${ofSet}`,
    ),
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('order_change', { ...order, expected: sql`(newest.after ->> 'totalCents')::int`, found: totalCents })}
        from ${orders}, lateral (
          select after from ${orderChanges} where ${orderChanges.orderId} = ${orders.id} order by serial desc limit 1
        ) newest
        where ${isInPart} and (newest.after ->> 'totalCents')::int <> ${totalCents}`,
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
