import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { readCouriers } from './read-couriers.ts'
import { readParcels } from './read-parcels.ts'
import { type ListParcelsInput, MOST_SHIPPED } from './schemas.ts'
import type { ParcelList } from './views.ts'

/**
 * The packed orders that a courier takes, the longest waiting first: all of them, or those that are named. Named orders
 * that are not to be shipped so come apart. With them the couriers, the last used first.
 * @throws DomainError forbidden
 */
export async function listParcels(ctx: Ctx, { orderIds }: ListParcelsInput): Promise<ParcelList> {
  policy.listParcels(ctx)
  return inTransaction(ctx, async (ctx) => {
    const named = orderIds && inArray(orders.id, orderIds)
    const isToShip = and(
      isNull(orders.hiddenAt),
      eq(orders.status, 'processing'),
      eq(orders.deliveryMethod, 'courier'),
      named,
    )
    const ids = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(isToShip)
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(MOST_SHIPPED)
    const total = await ctx.db.$count(orders, isToShip)
    const couriers = await readCouriers(ctx)
    const shown = new Set(ids.map(({ id }) => id))
    const others = named
      ? await ctx.db
          .select({
            id: orders.id,
            number: orders.number,
            status: orders.status,
            deliveryMethod: orders.deliveryMethod,
          })
          .from(orders)
          .where(and(isNull(orders.hiddenAt), named))
          .orderBy(asc(orders.createdAt), asc(orders.id))
      : []
    return {
      parcels: await readParcels(ctx, { orderIds: [...shown] }),
      later: total - shown.size,
      others: others.filter(({ id }) => !shown.has(id)),
      couriers,
    }
  })
}
