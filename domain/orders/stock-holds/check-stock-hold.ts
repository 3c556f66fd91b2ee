import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { holdKeys, orderItems, orders } from '#database/schema/index.ts'
import type { PaymentWaits } from '#shared/orders/unpaid-limits.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { contactKeys } from '#domain/kernel/contact-keys.ts'
import { holdsStock } from './holds-stock.ts'
import { judgeStockHold } from './judge-stock-hold.ts'
import type { Buyer, CheckStockHoldResult, OtherStockHold, StockHold } from './schemas.ts'

/**
 * Decides if a buyer may hold this until it is paid, besides what they hold already, and for how long. The answer stays
 * true until the transaction ends if the buyer was locked before, in a separate statement.
 */
export async function checkStockHold(
  ctx: ShopCtx,
  { buyer, hold, waits }: { buyer: Buyer; hold: StockHold; waits: PaymentWaits },
): Promise<CheckStockHoldResult> {
  return judgeStockHold(hold, await readOthers(ctx, buyer, hold), ctx.unpaidLimits, waits)
}

/** Reads what the same buyer holds already. Transfers and online payments are counted apart. */
async function readOthers(ctx: ShopCtx, buyer: Buyer, { isTransfer }: StockHold): Promise<OtherStockHold[]> {
  // By itself, because most buyers hold nothing. Joined with the orders, PostgreSQL may begin with all that are unpaid.
  const kinds = await readKinds(ctx, buyer)
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
async function readKinds(ctx: ShopCtx, buyer: Buyer): Promise<Map<string, string[]>> {
  const keys = contactKeys(ctx, 'hold', buyer).map(({ key }) => key)
  const rows = await ctx.db
    .select({ orderId: holdKeys.orderId, kind: holdKeys.kind })
    .from(holdKeys)
    .where(inArray(holdKeys.key, keys))
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, held]) => [orderId, held.map(({ kind }) => kind)]))
}
