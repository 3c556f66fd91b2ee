import { asc, desc, gt, lte } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { readCards } from './internal.ts'
import type { ListEventsInput } from './schemas.ts'
import type { EventLists } from './views.ts'

const MOST_UPCOMING = 100
const MOST_PAST = 50

/** The events of the shop: those to come or going on, the next first, and the last ones that are over. */
export async function listEvents(ctx: Ctx, { language }: ListEventsInput): Promise<EventLists> {
  const now = ctx.now()
  const [upcoming, past] = await Promise.all([
    readCards(ctx, {
      language,
      where: gt(events.endDate, now),
      orderBy: [asc(events.startDate), asc(events.id)],
      limit: MOST_UPCOMING,
    }),
    readCards(ctx, {
      language,
      where: lte(events.endDate, now),
      orderBy: [desc(events.startDate), desc(events.id)],
      limit: MOST_PAST,
    }),
  ])
  return { upcoming, past }
}
