import { and, eq, gt, gte, lte, ne, notExists, sql } from 'drizzle-orm'
import { carts, orders } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** A cart that nobody has changed for so long is left. */
const LEFT_AFTER = DAY
/** Nobody wants to hear of a cart left longer ago, as when they agree to such mails later. */
const NOT_AFTER = 7 * DAY

/** A condition on `carts`: something is in it, it was left, and its owner has not ordered since. */
export function isLeft(ctx: ShopCtx) {
  const ordered = ctx.db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, carts.customerId),
        eq(orders.kind, 'goods'),
        // Quick people do both within the same millisecond.
        gte(orders.createdAt, carts.updatedAt),
      ),
    )
  return and(
    ne(carts.lines, ''),
    lte(carts.updatedAt, addTime(ctx.now(), -LEFT_AFTER)),
    gt(carts.updatedAt, addTime(ctx.now(), -NOT_AFTER)),
    notExists(ordered),
  )
}
