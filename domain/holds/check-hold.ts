import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { holdKeys, orderItems, orders } from '#database/schema/index.ts'
import type { PaymentWaits } from '#shared/orders/unpaid-limits.ts'
import type { ShopCtx } from '../context.ts'
import { keysOf } from './buyer-keys.ts'
import { isHolding } from './is-holding.ts'
import { judgeHold } from './judge-hold.ts'
import type { Buyer, CheckHoldResult, Hold, OtherHold } from './schemas.ts'

/**
 * Whether a buyer may hold this until it is paid, besides what they hold already, and for how long. The answer stays
 * true until the transaction ends if the buyer was locked before, in a separate statement.
 */
export async function checkHold(
  ctx: ShopCtx,
  { buyer, hold, waits }: { buyer: Buyer; hold: Hold; waits: PaymentWaits },
): Promise<CheckHoldResult> {
  return judgeHold(hold, await readOthers(ctx, buyer, hold), ctx.unpaidLimits, waits)
}

/** What the same buyer holds already. Transfers and online payments are counted apart. */
async function readOthers(ctx: ShopCtx, buyer: Buyer, { isTransfer }: Hold): Promise<OtherHold[]> {
  const keys = keysOf(ctx, buyer).map(({ key }) => key)
  const isPaidTheSameWay = isTransfer
    ? eq(orders.paymentMethod, 'bank_transfer')
    : ne(orders.paymentMethod, 'bank_transfer')
  const found = await ctx.db
    .select({
      id: orders.id,
      totalCents: orders.totalCents,
      isByAddress: sql<boolean>`bool_or(${holdKeys.kind} = 'address')`,
      isByContact: sql<boolean>`bool_or(${holdKeys.kind} <> 'address')`,
    })
    .from(holdKeys)
    .innerJoin(orders, eq(orders.id, holdKeys.orderId))
    .where(and(inArray(holdKeys.key, keys), isHolding(), isPaidTheSameWay))
    .groupBy(orders.id)
  if (found.length === 0) return []
  const lines = await ctx.db
    .select({
      orderId: orderItems.orderId,
      // Only jars are packed and held.
      productId: sql<string>`${orderItems.productId}`,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        found.map(({ id }) => id),
      ),
    )
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  return found.map(({ id, ...order }) => ({ ...order, lines: linesOf.get(id) ?? [] }))
}
