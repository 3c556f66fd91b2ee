import { eq } from 'drizzle-orm'
import { holdKeys } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { lockKeys } from '#domain/kernel/contact-keys.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import { paymentWaits } from '#shared/orders/unpaid-limits.ts'
import { judgeStockHold, readOtherHolds } from '../stock-holds/index.ts'
import type { StockHold } from '../stock-holds/schemas.ts'

/**
 * Reads the keys of an unpaid order's buyer, locked until the transaction ends if `locks`: before any product, as placing
 * an order does.
 */
export async function readBuyerKeys(
  ctx: ShopCtx,
  { orderId, locks }: { orderId: string; locks: boolean },
): Promise<{ key: string }[]> {
  const keys = await ctx.db.select({ key: holdKeys.key }).from(holdKeys).where(eq(holdKeys.orderId, orderId))
  if (locks && keys.length > 0) await lockKeys(ctx, keys)
  return keys
}

/** Decides if a buyer's unpaid orders would hold more with this one as it is to be than the shop keeps from others. */
export async function exceedsUnpaidLimits(
  ctx: ShopCtx,
  { orderId, keys, hold }: { orderId: string; keys: { key: string }[]; hold: StockHold },
): Promise<boolean> {
  const others = await readOtherHolds(ctx, { keys, isTransfer: hold.isTransfer, except: orderId })
  const waits = paymentWaits((await readSettings(ctx)).orders)
  return !judgeStockHold(hold, others, ctx.unpaidLimits, waits).ok
}
