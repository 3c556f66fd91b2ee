import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/index.ts'
import { addresseeOf } from '#shared/orders/gift.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { Parcel } from './views.ts'

/** Orders as parcels, in the order of their ids. Call it inside a transaction. */
export async function readParcels(ctx: Ctx, { orderIds }: { orderIds: string[] }): Promise<Parcel[]> {
  if (orderIds.length === 0) return []
  const rows = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      firstName: orders.firstName,
      lastName: orders.lastName,
      company: orders.company,
      phone: orders.phone,
      gift: orders.gift,
      street: orders.street,
      suburb: orders.suburb,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
      items: sql<number>`sum(${orderItems.quantity}) filter (where ${orderItems.productId} is not null)::int`,
      lines: sql<string>`string_agg(${orderItems.sku} || ' ' || ${orderItems.quantity}, ', ' order by ${orderItems.position})`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(inArray(orders.id, orderIds))
    .groupBy(orders.id)
  const place = new Map(orderIds.map((id, at) => [id, at]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(({ id, number, items, ...content }) => ({
      id,
      number,
      name: addresseeOf(content).name,
      city: content.city ?? '',
      items,
      seen: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22),
    }))
}
