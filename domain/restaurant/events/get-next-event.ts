import { and, asc, eq, gte } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { readCards } from './internal.ts'
import type { ListEventsInput } from './schemas.ts'
import type { EventCard } from './views.ts'

/** The event that begins next, as docs/specification.md §7 asks for it, but none that was postponed or cancelled. */
export async function getNextEvent(ctx: Ctx, { language }: ListEventsInput): Promise<EventCard | undefined> {
  const [next] = await readCards(ctx, {
    language,
    where: and(gte(events.startDate, ctx.now()), eq(events.state, 'published')),
    orderBy: [asc(events.startDate), asc(events.id)],
    limit: 1,
  })
  return next
}
