import { desc, not } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { readCards, TO_COME_FIRST } from './internal.ts'
import type { ListEventsInput } from './schemas.ts'
import { isListedToCome } from './states.ts'
import type { EventLists } from './views.ts'

const MOST_UPCOMING = 100
const MOST_PAST = 50

/**
 * The events of the shop: those to come or going on, the next first and those without a
 * date last, and the last ones that are over.
 */
export async function listEvents(ctx: Ctx, { language }: ListEventsInput): Promise<EventLists> {
  const now = ctx.now()
  const [upcoming, past] = await Promise.all([
    readCards(ctx, {
      language,
      where: isListedToCome(now),
      orderBy: TO_COME_FIRST,
      limit: MOST_UPCOMING,
    }),
    readCards(ctx, {
      language,
      where: not(isListedToCome(now)),
      orderBy: [desc(events.startDate), desc(events.id)],
      limit: MOST_PAST,
    }),
  ])
  return { upcoming, past }
}
