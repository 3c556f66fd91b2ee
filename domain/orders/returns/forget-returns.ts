import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { orders, returnRequests } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Clears what buyers wrote, and their pictures, of these orders. What was asked for, and the answer, stays with the books. */
export async function forgetReturns(ctx: ShopCtx, { orderIds }: { orderIds: SQLWrapper }): Promise<void> {
  await ctx.db
    .update(returnRequests)
    .set({ words: '', pictures: [], answer: sql`case when ${returnRequests.answer} is not null then '' end` })
    .where(
      and(
        inArray(returnRequests.orderId, orderIds),
        sql`(${returnRequests.words} <> '' or ${returnRequests.pictures} <> '{}' or ${returnRequests.answer} <> '')`,
      ),
    )
}

/** Lists what the buyers of some orders asked to return, for their export. */
export async function exportReturns(ctx: ShopCtx, { which }: { which: SQL | undefined }) {
  return ctx.db
    .select({
      orderId: returnRequests.orderId,
      reason: returnRequests.reason,
      wish: returnRequests.wish,
      words: returnRequests.words,
      state: returnRequests.state,
      answer: returnRequests.answer,
      requestedAt: returnRequests.createdAt,
      answeredAt: returnRequests.decidedAt,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(which)
    .orderBy(asc(returnRequests.createdAt))
}
