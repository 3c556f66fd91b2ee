import { and, eq, ilike, inArray, sql } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { EVENT_FILTERS } from '#shared/restaurant/event-states.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { phaseAt } from '../events/index.ts'
import { policy } from './policy.ts'
import type { ListStaffEventsInput, StaffEventList } from './schemas.ts'

const PAGE_SIZE = 50
const LATEST = latestBy(events.startDate, events.id)

/**
 * The events with their seats, a page at a time, the one that begins last first.
 * @param input with `size`, how many are on a page
 * @throws DomainError forbidden
 */
export async function listStaffEvents(
  ctx: Ctx,
  input: ListStaffEventsInput & { size?: number },
): Promise<StaffEventList> {
  policy.listStaffEvents(ctx)
  const { search, state } = input
  const phase = phaseAt(ctx.now())
  const page = keysetPage(LATEST, input, input.size ?? PAGE_SIZE)
  const names = sql`concat_ws(' ', ${events.title} ->> 'en', ${events.title} ->> 'th')`
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: events.id,
        title: events.title,
        startDate: events.startDate,
        phase,
        isFeatured: events.isFeatured,
        seats: events.seats,
        seatsTaken: events.seatsTaken,
        waiting: sql<number>`(select count(*)::int from ${eventSignUps}
          where ${and(eq(eventSignUps.eventId, events.id), eq(eventSignUps.state, 'waiting'))})`,
        cursor: page.cursor,
      })
      .from(events)
      .where(
        and(
          page.where,
          search ? ilike(names, containing(search)) : undefined,
          state && inArray(phase, EVENT_FILTERS[state]),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  return page.of(rows)
}
