import { and, asc, eq, gt, lte, max, ne, notExists, sql } from 'drizzle-orm'
import { orderHistory, orders, reviewRequests } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { mayMail } from '#domain/base/mail-consents/index.ts'
import { policy } from './policy.ts'
import { isReceived } from './reviewer.ts'

/** After an order was delivered; the courier’s week is added where nobody has recorded that it was. */
const AFTER_DELIVERY = 14 * DAY
const AFTER_SHIPPING = AFTER_DELIVERY + 7 * DAY
/** Nobody is asked about what they ate long ago, such as before the shop asked at all. */
const TOO_LATE = 14 * DAY

const BATCH = 200

/**
 * Has the buyers of orders that were delivered two weeks ago asked for reviews, if they consent now. Each order is looked
 * at once, no matter who runs this and however often.
 * @returns how many mails will be sent
 * @throws DomainError forbidden
 */
export async function requestReviews(ctx: Ctx): Promise<number> {
  policy.requestReviews(ctx)
  let sum = 0
  for (;;) {
    const { looked, asked } = await inTransaction(asShop(ctx), requestSome)
    sum += asked
    if (looked < BATCH) return sum
  }
}

async function requestSome(ctx: ShopCtx): Promise<{ looked: number; asked: number }> {
  const due = await ctx.db
    .insert(reviewRequests)
    .select(dueOrders(ctx))
    .onConflictDoNothing()
    .returning({ orderId: reviewRequests.orderId })
  let asked = 0
  for (const { orderId } of due) {
    const [order] = await ctx.db
      .select({ email: orders.email })
      .from(orders)
      .where(and(eq(orders.id, orderId), isReceived, ne(orders.email, '')))
    if (!order || !(await mayMail(ctx, { email: order.email, topic: 'review_request' }))) continue
    await enqueueJob(ctx, { kind: 'send-review-request', orderId, key: `review-request ${orderId}` })
    asked += 1
  }
  return { looked: due.length, asked }
}

/** Selects the orders that came to their buyers at the time, and that nobody has looked at. */
function dueOrders(ctx: ShopCtx) {
  const now = ctx.now()
  const arrivedAt = sql`case ${orders.status} when 'delivered' then ${addTime(now, -AFTER_DELIVERY).toISOString()}::timestamptz
    else ${addTime(now, -AFTER_SHIPPING).toISOString()}::timestamptz end`
  const looked = ctx.db
    .select({ one: sql`1` })
    .from(reviewRequests)
    .where(eq(reviewRequests.orderId, orders.id))
  return ctx.db
    .select({ orderId: orders.id, createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at') })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(
      and(
        eq(orderHistory.subject, 'order'),
        eq(orders.kind, 'goods'),
        sql`${orderHistory.toStatus} in ('shipped', 'delivered')`,
        gt(orderHistory.createdAt, addTime(now, -(AFTER_SHIPPING + TOO_LATE))),
        lte(orderHistory.createdAt, addTime(now, -AFTER_DELIVERY)),
        // The step that brought it where it is now.
        eq(orderHistory.toStatus, orders.status),
        notExists(looked),
      ),
    )
    .groupBy(orders.id)
    .having(lte(max(orderHistory.createdAt), arrivedAt))
    .orderBy(asc(orders.id))
    .limit(BATCH)
}
