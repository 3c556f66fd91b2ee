import { eq } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

export type EventRow = typeof events.$inferSelect

/**
 * Locks an event, so that its sign-ups change one after the other. Call it inside a transaction.
 * @throws DomainError not_found
 */
export async function lockEvent(ctx: ShopCtx, { id }: { id: string }): Promise<EventRow> {
  const [event] = await ctx.db.select().from(events).where(eq(events.id, id)).for('no key update')
  if (!event) throw new DomainError('not_found', 'event')
  return event
}
