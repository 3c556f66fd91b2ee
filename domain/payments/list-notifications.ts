import { desc, eq, sql } from 'drizzle-orm'
import { orders, paymentNotifications } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { isReplayable } from './replay-notification.ts'
import { policy } from './policy.ts'
import type { ListNotificationsInput, NotificationList } from './schemas.ts'

const PAGE_SIZE = 50
/** Characters of a body that are shown: several times what a provider posts. */
const MOST_SHOWN = 4_000

/**
 * What providers posted and the shop's verdict on it, newest first.
 * @throws DomainError forbidden
 */
export async function listNotifications(
  ctx: Ctx,
  { page }: ListNotificationsInput,
): Promise<NotificationList> {
  policy.listNotifications(ctx)
  return inTransaction(ctx, async (ctx) => ({
    page,
    pageSize: PAGE_SIZE,
    total: await ctx.db.$count(paymentNotifications),
    items: await ctx.db
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
      })
      .from(paymentNotifications)
      .leftJoin(orders, eq(orders.id, paymentNotifications.orderId))
      .orderBy(desc(paymentNotifications.receivedAt), desc(paymentNotifications.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  }))
}
