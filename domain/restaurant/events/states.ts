import { eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { EventPhase, EventState } from '#shared/restaurant/event-states.ts'

/** The steps that an event may take. The database has the same table (`events_steps`) and refuses any other step. */
export const EVENT_STEPS: Record<EventState, readonly EventState[]> = {
  draft: ['published'],
  published: ['draft', 'postponed', 'cancelled'],
  postponed: ['published', 'cancelled'],
  cancelled: [],
}

type EventRow = typeof events.$inferSelect

/** The phase of an event at `now`. */
export function phaseOf(
  event: Pick<EventRow, 'state' | 'startDate' | 'endDate' | 'seats' | 'seatsTaken'>,
  now: Date,
): EventPhase {
  if (event.state !== 'published') return event.state
  if (event.endDate <= now) return 'over'
  if (event.startDate <= now) return 'closed'
  return event.seatsTaken < event.seats ? 'open' : 'full'
}

/** The same, line by line, for the database; null where no event is joined. */
export function phaseAt(now: Date): SQL<EventPhase> {
  return sql<EventPhase>`case
    when ${events.state} <> 'published' then ${events.state}
    when ${lte(events.endDate, now)} then 'over'
    when ${lte(events.startDate, now)} then 'closed'
    when ${events.seatsTaken} < ${events.seats} then 'open'
    when ${events.seatsTaken} = ${events.seats} then 'full'
  end`
}

/** True for events that a list of what is to come shows at `now`: one that was postponed is to come, whatever its date says. */
export function isListedToCome(now: Date): SQL {
  return sql`(${eq(events.state, 'postponed')} or ${gt(events.endDate, now)})`
}
