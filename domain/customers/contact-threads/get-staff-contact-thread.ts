import { asc, eq, sql } from 'drizzle-orm'
import { contactMessages, contactThreads, orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { GetStaffContactThreadInput } from './schemas.ts'
import type { StaffContactThreadView } from './views.ts'

/**
 * A thread with all that was written, the oldest first.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffContactThread(
  ctx: Ctx,
  { id }: GetStaffContactThreadInput,
): Promise<StaffContactThreadView> {
  policy.getStaffContactThread(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [thread] = await ctx.db
      .select({
        id: contactThreads.id,
        number: contactThreads.number,
        state: contactThreads.state,
        topic: contactThreads.topic,
        name: contactThreads.name,
        email: contactThreads.email,
        lastMessageAt: contactThreads.lastMessageAt,
        locale: contactThreads.locale,
        customerId: contactThreads.customerId,
        orderNumber: contactThreads.orderNumber,
        orderId: orders.id,
      })
      .from(contactThreads)
      .leftJoin(orders, eq(orders.number, sql`upper(${contactThreads.orderNumber})`))
      .where(eq(contactThreads.id, id))
    if (!thread) throw new DomainError('not_found', 'thread')
    const messages = await ctx.db
      .select({
        id: contactMessages.id,
        kind: contactMessages.kind,
        text: contactMessages.text,
        at: contactMessages.createdAt,
        authorName: nameOf(contactMessages.authorId),
      })
      .from(contactMessages)
      .where(eq(contactMessages.threadId, id))
      .orderBy(asc(contactMessages.id))
    return { ...thread, messages }
  })
}
