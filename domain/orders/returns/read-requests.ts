import { desc, eq, sql } from 'drizzle-orm'
import { returnRequests } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listOf } from '#domain/kernel/list-of.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { type Locale, type LocalizedText, pick } from '#shared/kernel/locale.ts'

type LineRow = { itemId: string; name: LocalizedText; quantity: number }

/** Reads what was asked for about an order, the newest first, with names in one language. Call it inside a transaction. */
export async function readRequests(ctx: Ctx, { orderId, language }: { orderId: string; language: Locale }) {
  const rows = await ctx.db
    .select({
      id: returnRequests.id,
      state: returnRequests.state,
      reason: returnRequests.reason,
      wish: returnRequests.wish,
      right: returnRequests.right,
      rightUntil: returnRequests.rightUntil,
      words: returnRequests.words,
      pictures: returnRequests.pictures,
      answer: returnRequests.answer,
      requestedAt: returnRequests.createdAt,
      decidedAt: returnRequests.decidedAt,
      decidedBy: nameOf(returnRequests.decidedBy),
      lines: listOf<LineRow>(sql`
        select item.id as "itemId", item.name, line.quantity
        from return_lines line join order_items item on item.id = line.order_item_id
        where line.request_id = return_requests.id order by item.position`),
    })
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(desc(returnRequests.createdAt), desc(returnRequests.id))
  return rows.map(({ lines, ...row }) => ({
    ...row,
    lines: lines.map(({ name, ...line }) => ({ ...line, name: pick(name, language) })),
  }))
}
