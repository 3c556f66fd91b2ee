import { and, asc, eq, max } from 'drizzle-orm'
import { orderChanges, orderItems, orders, orderSets, refunds } from '#database/schema/index.ts'
import { addresseeOf } from '#shared/orders/gift.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import type { SnapshotLine } from '#shared/orders/order-snapshot.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { OrderedSet } from '../orders/schemas.ts'
import { sumPayments } from '../payments/index.ts'
import type { Item } from './change-lines.ts'

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
  const sets = await ctx.db.select().from(orderSets).where(eq(orderSets.orderId, orderId))
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
    sets,
    version: changes?.last ?? 0,
    hasRefund: goodsRefunds > 0,
    ...(await sumPayments(ctx, { orderId })),
  }
}

type Row = typeof orders.$inferSelect
type PricedItem = Item & { discountCents: number; vatCents: number }

/** An order as its changes keep it: its lines as they were bought. */
export function snapshotOf(row: Row, items: PricedItem[], sets: OrderedSet[]): OrderSnapshot {
  const { street, suburb, city, province, postalCode } = row
  const hasAddress = street !== null && city !== null && province !== null && postalCode !== null
  return {
    lines: linesOf(items, sets),
    deliveryMethod: row.deliveryMethod,
    address: hasAddress ? { street, suburb, city, province, postalCode } : null,
    phone: addresseeOf(row).phone,
    note: row.note,
    gift: row.gift && { receiver: row.gift.receiver?.name ?? null, card: row.gift.card },
    discountCode: row.discountCode,
    subtotalCents: row.subtotalCents,
    discountCents: row.discountCents,
    deliveryCents: row.deliveryCents,
    icePackCents: row.icePackCents,
    vatCents: row.vatCents,
    totalCents: row.totalCents,
  }
}

function linesOf(items: PricedItem[], sets: OrderedSet[]): SnapshotLine[] {
  return items.flatMap((item): SnapshotLine[] => {
    const set = sets.find(({ id }) => id === item.orderSetId)
    const parts = set ? items.filter(({ orderSetId }) => orderSetId === set.id) : [item]
    if (parts[0] !== item) return []
    const { productId, name, sku, quantity, unitPriceCents } = set ?? item
    const sum = (of: 'totalCents' | 'discountCents' | 'vatCents') =>
      parts.reduce((cents, part) => cents + part[of], 0)
    return [
      {
        productId,
        name,
        sku,
        quantity,
        unitPriceCents,
        totalCents: sum('totalCents'),
        discountCents: sum('discountCents'),
        vatClass: item.vatClass,
        vatCents: sum('vatCents'),
      },
    ]
  })
}
