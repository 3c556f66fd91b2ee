import { events } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { CreateEventInput } from './schemas.ts'

/**
 * Adds events as they are, in one go: what fills an empty shop. Staff create them with `createEvent`.
 * @returns their ids, in the same order
 */
export async function createEvents(
  ctx: ShopCtx,
  { events: added }: { events: CreateEventInput[] },
): Promise<string[]> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db.insert(events).values(added).returning({ id: events.id }),
  )
  return rows.map(({ id }) => id)
}
