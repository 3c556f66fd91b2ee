import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { holdKeys, orderItems, orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { holdsStock } from './holds-stock.ts'
import type { OtherStockHold } from './schemas.ts'

/**
 * Reads what the buyer with these keys holds already: transfers and online payments are counted apart. The answer stays
 * true until the transaction ends if the keys were locked before, in a separate statement. `except` is an order that does
 * not count.
 */
export async function readOtherHolds(
  ctx: ShopCtx,
  { keys, isTransfer, except }: { keys: { key: string }[]; isTransfer: boolean; except?: string },
): Promise<OtherStockHold[]> {
  // By itself, because most buyers hold nothing. Joined with the orders, PostgreSQL may begin with all that are unpaid.
  const kinds = await readKinds(ctx, keys)
  if (except) kinds.delete(except)
  if (kinds.size === 0) return []
  const isPaidTheSameWay = isTransfer
    ? eq(orders.paymentMethod, 'bank_transfer')
    : ne(orders.paymentMethod, 'bank_transfer')
  const rows = await ctx.db
    .select({
      id: orders.id,
      totalCents: orders.totalCents,
      // Only jars are packed and held.
      productId: sql<string>`${orderItems.productId}`,
      quantity: orderItems.quantity,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(inArray(orders.id, [...kinds.keys()]), holdsStock(), isPaidTheSameWay))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({
    totalCents: lines[0]?.totalCents ?? 0,
    isByAddress: kinds.get(id)?.includes('address') ?? false,
    isByNetwork: kinds.get(id)?.includes('network') ?? false,
    isByContact: kinds.get(id)?.some((kind) => kind !== 'address' && kind !== 'network') ?? false,
    lines,
  }))
}

/** Reads, for each order that waits to be paid or did, which kinds of the buyer's keys it is known by. */
async function readKinds(ctx: ShopCtx, keys: { key: string }[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({ orderId: holdKeys.orderId, kind: holdKeys.kind })
    .from(holdKeys)
    .where(
      inArray(
        holdKeys.key,
        keys.map(({ key }) => key),
      ),
    )
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, held]) => [orderId, held.map(({ kind }) => kind)]))
}
