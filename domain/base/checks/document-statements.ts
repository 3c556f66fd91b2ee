import { inArray, sql } from 'drizzle-orm'
import { documentCounters, orders, refunds, taxDocuments } from '#database/schema/index.ts'
import { ONCE_PAID_STATUSES } from '#shared/orders/order-states.ts'
import { type CheckStatement, finding, inParts } from './statement.ts'

/**
 * Every sale, other than of a voucher, has its invoice, and one instead of it whenever the order was changed, every refund of goods its credit note,
 * all over the right amount, and their numbers have no gap.
 */
export function documentStatements(): CheckStatement[][] {
  const order = { subjectId: orders.id, label: orders.number }
  const documentCents = sql`coalesce((${taxDocuments.content} ->> 'totalCents')::bigint, 0)`
  return [
    inParts(
      orders.id,
      (isInPart) => sql`
        ${finding('invoice', { ...order, expected: orders.totalCents, found: sql`invoiced.cents` })}
        from ${orders}, lateral (
          select coalesce(sum(${documentCents} * case ${taxDocuments.kind} when 'invoice' then 1 else -1 end), 0) as cents
          from ${taxDocuments}
          where ${taxDocuments.orderId} = ${orders.id} and ${taxDocuments.refundId} is null
        ) invoiced
        where ${isInPart} and ${inArray(orders.paymentStatus, ONCE_PAID_STATUSES)}
          and ${orders.kind} <> 'voucher' and ${orders.totalCents} <> invoiced.cents`,
    ),
    inParts(
      refunds.id,
      (isInPart) => sql`
        ${finding('credit_note', { ...order, expected: refunds.amountCents, found: documentCents })}
        from ${refunds}
        join ${orders} on ${orders.id} = ${refunds.orderId}
        left join ${taxDocuments} on ${taxDocuments.refundId} = ${refunds.id}
        where ${isInPart} and ${refunds.kind} = 'goods' and ${refunds.status} = 'settled'
          and ${orders.kind} <> 'voucher'
          and ${refunds.amountCents} <> ${documentCents}`,
    ),
    [(limit) => sql`${serialGaps} limit ${limit}`],
    [(limit) => sql`${wrongCounters} limit ${limit}`],
  ]
}

/** Read from the index alone. */
const serialGaps = sql`
  ${finding('serial_gap', {
    subjectId: sql`null`,
    label: sql`numbered.kind`,
    expected: sql`numbered.previous + 1`,
    found: sql`numbered.serial`,
  })}
  from (
    select ${taxDocuments.kind} as kind, ${taxDocuments.serial} as serial,
      lag(${taxDocuments.serial}, 1, 0) over (partition by ${taxDocuments.kind} order by ${taxDocuments.serial}) as previous
    from ${taxDocuments}
  ) numbered
  where numbered.serial <> numbered.previous + 1`

const wrongCounters = sql`
  ${finding('counter', {
    subjectId: sql`null`,
    label: documentCounters.kind,
    expected: sql`newest.serial`,
    found: documentCounters.last,
  })}
  from ${documentCounters}, lateral (
    select coalesce(max(${taxDocuments.serial}), 0) as serial from ${taxDocuments}
    where ${taxDocuments.kind} = ${documentCounters.kind}
  ) newest
  where newest.serial <> ${documentCounters.last}`
