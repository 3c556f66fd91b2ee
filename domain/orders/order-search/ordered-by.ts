import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orders } from '#database/schema/index.ts'
import type { OrderCursor } from '#shared/orders/order-cursor.ts'
import type { OrderSort } from '#shared/orders/order-states.ts'

const SORTED_BY: Record<OrderSort, { column: PgColumn; isDescending: boolean }> = {
  newest: { column: orders.createdAt, isDescending: true },
  oldest: { column: orders.createdAt, isDescending: false },
  total: { column: orders.totalCents, isDescending: true },
  waiting: { column: orders.updatedAt, isDescending: false },
}

/** Returns how a list is read from one of its places, forwards or backwards; each way is that of an index. */
export function orderedBy(sort: OrderSort, isBackwards: boolean) {
  const { column, isDescending } = SORTED_BY[sort]
  const isCents = column === orders.totalCents
  const isDown = isDescending !== isBackwards
  return {
    column,
    /** The value of an order's cursor; exact, which a `Date` is not. */
    value: isCents
      ? sql<string>`${column}::text`
      : sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    orderBy: (row: { key: SQL.Aliased | PgColumn; id: SQL.Aliased | PgColumn }) =>
      isDown ? [desc(row.key), desc(row.id)] : [asc(row.key), asc(row.id)],
    beyond: ({ value, id }: OrderCursor): SQL => {
      const place = isCents
        ? sql`${value}::int`
        : sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`
      return isDown
        ? sql`(${column}, ${orders.id}) < (${place}, ${id}::uuid)`
        : sql`(${column}, ${orders.id}) > (${place}, ${id}::uuid)`
    },
  }
}
