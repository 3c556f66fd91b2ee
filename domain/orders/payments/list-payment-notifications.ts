import { and, desc, eq, ilike, inArray, like, type SQL, sql } from 'drizzle-orm'
import { orders, paymentNotifications } from '#database/schema/index.ts'
import { SHORTEST_SEARCH } from '#shared/orders/order-states.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { isReplayable } from './replay-payment-notification.ts'
import { policy } from './policy.ts'
import type { ListPaymentNotificationsInput } from './schemas.ts'
import type { PaymentNotificationList } from './views.ts'

const PAGE_SIZE = 50
/** Characters of a body that are shown: several times what a provider posts. */
const MOST_SHOWN = 4_000
/** So many of the newest orders with a number that matches are looked at. */
const MOST_ORDERS = 100

const NEWEST = latestBy(paymentNotifications.receivedAt, paymentNotifications.id)

/**
 * Lists what providers posted and the shop's verdict, a page at a time, newest first; by verdict, provider, and order.
 * @throws DomainError forbidden
 */
export async function listPaymentNotifications(
  ctx: Ctx,
  input: ListPaymentNotificationsInput,
): Promise<PaymentNotificationList> {
  policy.listPaymentNotifications(ctx)
  const { verdict, method, search } = input
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  return inTransaction(ctx, async (ctx) => {
    // A plan for any filter would read all of them where few match.
    await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
    const rows = await ctx.db
      .select({
        id: paymentNotifications.id,
        method: paymentNotifications.method,
        verdict: paymentNotifications.verdict,
        detail: paymentNotifications.detail,
        orderId: paymentNotifications.orderId,
        orderNumber: orders.number,
        body: sql<string>`left(${paymentNotifications.body}, ${MOST_SHOWN})`,
        address: paymentNotifications.address,
        canReplay: sql<boolean>`${isReplayable}`,
        receivedAt: paymentNotifications.receivedAt,
        judgedAt: paymentNotifications.judgedAt,
        cursor: page.cursor,
      })
      .from(paymentNotifications)
      .leftJoin(orders, eq(orders.id, paymentNotifications.orderId))
      .where(
        and(
          page.where,
          verdict && eq(paymentNotifications.verdict, verdict),
          method && eq(paymentNotifications.method, method),
          search ? inArray(paymentNotifications.orderId, await findOrderIds(ctx, search)) : undefined,
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit)
    return page.of(rows)
  })
}

async function findOrderIds(ctx: Ctx, search: string): Promise<string[]> {
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(hasNumber(search))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS)
  return found.map(({ id }) => id)
}

function hasNumber(search: string): SQL {
  if (/^\d{1,9}$/.test(search)) return like(orders.number, `%-${search.padStart(6, '0')}`)
  // No index finds fewer letters, and every number has them.
  if (search.length < SHORTEST_SEARCH) return sql`false`
  return ilike(orders.number, containing(search))
}
