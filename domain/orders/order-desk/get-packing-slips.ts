import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { orderItems, orders, orderSets, refundLines, refunds } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { listPackedBatches } from '#domain/catalog/inventory/index.ts'
import { addresseeOf } from '#shared/orders/gift.ts'
import { policy } from './policy.ts'
import type { PackingSlip, PrintOrdersInput } from './schemas.ts'

/**
 * Returns the slips to pack and send orders with, in the order of their ids: without prices, and without what staff tell
 * each other. Orders that are not there are left out.
 * @throws DomainError forbidden
 */
export async function getPackingSlips(ctx: Ctx, { orderIds }: PrintOrdersInput): Promise<PackingSlip[]> {
  policy.getPackingSlips(ctx)
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(orders)
      .where(and(inArray(orders.id, orderIds), isNull(orders.hiddenAt)))
    const lines = await readLines(
      ctx,
      rows.map(({ id }) => id),
    )
    const place = new Map(orderIds.map((id, at) => [id, at]))
    return rows
      .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
      .map((row) => ({
        id: row.id,
        number: row.number,
        placedAt: row.createdAt,
        deliveryMethod: row.deliveryMethod,
        hasIcePack: row.icePackCents !== null,
        recipient: {
          ...addresseeOf(row),
          address:
            row.street && row.city && row.province && row.postalCode
              ? {
                  street: row.street,
                  suburb: row.suburb,
                  city: row.city,
                  province: row.province,
                  postalCode: row.postalCode,
                }
              : null,
        },
        note: row.note,
        isGift: row.gift !== null,
        hasCard: row.gift?.card != null,
        lines: lines.get(row.id) ?? [],
      }))
  })
}

/** Reads what is still to be packed of each line, with its batches. What was refunded is not packed. */
async function readLines(ctx: Ctx, orderIds: string[]): Promise<Map<string, PackingSlip['lines']>> {
  if (orderIds.length === 0) return new Map()
  const refunded = sql`coalesce((
    select sum(${refundLines.quantity}) from ${refundLines} join ${refunds} on ${refunds.id} = ${refundLines.refundId}
    where ${refundLines.orderItemId} = ${orderItems.id} and ${ne(refunds.status, 'failed')}), 0)`
  const items = await ctx.db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      name: orderItems.name,
      sku: orderItems.sku,
      isGoods: sql<boolean>`${orderItems.productId} is not null`,
      set: { id: orderSets.id, name: orderSets.name, quantity: orderSets.quantity },
      quantity: sql<number>`(${orderItems.quantity} - ${refunded})::int`,
    })
    .from(orderItems)
    .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  const packed = new Map(
    (await listPackedBatches(ctx, { orderIds })).map(({ orderItemId, batches }) => [orderItemId, batches]),
  )
  const lines = items.map(({ id, ...item }) => ({
    ...item,
    batches: (packed.get(id) ?? []).map(({ code, bestBefore, quantity }) => ({ code, bestBefore, quantity })),
  }))
  return Map.groupBy(lines, ({ orderId }) => orderId)
}
