import { and, asc, eq, max } from 'drizzle-orm'
import { orderChanges, orderItems, orders, refunds } from '#database/schema/index.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { sumPaid } from '../payments/index.ts'

export type Changeable = Awaited<ReturnType<typeof readChangeable>>

/**
 * Reads an order that is to be changed, with all that decides what may be changed. Call it inside a transaction.
 * @throws DomainError not_found
 */
export async function readChangeable(ctx: ShopCtx, { orderId }: { orderId: string }) {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!row || row.hiddenAt) throw new DomainError('not_found', 'order')
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const [changes] = await ctx.db
    .select({ last: max(orderChanges.serial) })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
  const goodsRefunds = await ctx.db.$count(
    refunds,
    and(eq(refunds.orderId, orderId), eq(refunds.kind, 'goods')),
  )
  return {
    row,
    items,
    version: changes?.last ?? 0,
    hasRefund: goodsRefunds > 0,
    paidCents: await sumPaid(ctx, { orderId }),
  }
}

type Row = typeof orders.$inferSelect
type Item = Omit<typeof orderItems.$inferSelect, 'id' | 'orderId' | 'position'>

/** An order as its changes keep it. */
export function snapshotOf(row: Row, items: Item[]): OrderSnapshot {
  const { street, suburb, city, province, postalCode } = row
  const hasAddress = street !== null && city !== null && province !== null && postalCode !== null
  return {
    lines: items.map(
      ({
        productId,
        name,
        sku,
        quantity,
        unitPriceCents,
        totalCents,
        discountCents,
        vatClass,
        vatCents,
      }) => ({
        productId,
        name,
        sku,
        quantity,
        unitPriceCents,
        totalCents,
        discountCents,
        vatClass,
        vatCents,
      }),
    ),
    deliveryMethod: row.deliveryMethod,
    address: hasAddress ? { street, suburb, city, province, postalCode } : null,
    phone: row.phone,
    note: row.note,
    discountCode: row.discountCode,
    subtotalCents: row.subtotalCents,
    discountCents: row.discountCents,
    deliveryCents: row.deliveryCents,
    icePackCents: row.icePackCents,
    vatCents: row.vatCents,
    totalCents: row.totalCents,
  }
}
