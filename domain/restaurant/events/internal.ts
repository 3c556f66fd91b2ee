import { and, asc, eq, type SQL } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import { relativeDay } from '#shared/restaurant/relative-day.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { altOf, imageOf } from '#domain/base/media/index.ts'
import { phaseOf } from './states.ts'
import type { EventCard } from './views.ts'

/** The columns of a card in one language. */
export function cardColumns(locale: Locale) {
  return {
    id: events.id,
    slug: events.slug,
    title: inLocale(events.title, locale),
    shortDescription: inLocale(events.shortDescription, locale),
    startDate: events.startDate,
    endDate: events.endDate,
    location: inLocale(events.location, locale),
    priceCents: events.priceCents,
    seats: events.seats,
    seatsTaken: events.seatsTaken,
    picture: events.picture,
    pictureAlt: events.pictureAlt,
    isFeatured: events.isFeatured,
    state: events.state,
  }
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The event that the shop shows under a record id or a slug. */
export function isShownEvent(id: string): SQL | undefined {
  const isThis = uuid.test(id) ? eq(events.id, id) : eq(events.slug, id.toLowerCase())
  return and(isThis, eq(events.isActive, true))
}

type EventRow = typeof events.$inferSelect
type CardRow = Pick<EventCard, 'title' | 'shortDescription' | 'location'> &
  Pick<
    EventRow,
    | 'id'
    | 'slug'
    | 'startDate'
    | 'endDate'
    | 'priceCents'
    | 'seats'
    | 'seatsTaken'
    | 'picture'
    | 'pictureAlt'
    | 'isFeatured'
    | 'state'
  >

/** A row of `cardColumns` as a card in the same language. */
export function toEventCard(ctx: Ctx, row: CardRow, locale: Locale): EventCard {
  const { seats, seatsTaken, picture, pictureAlt, state: _state, ...card } = row
  return {
    ...card,
    day: relativeDay(row.startDate, ctx.now()),
    seatsLeft: seats - seatsTaken,
    image: picture ? imageOf(ctx, picture) : null,
    imageAlt: altOf(pictureAlt, card.title, locale),
    phase: phaseOf(row, ctx.now()),
  }
}

/** The next first; those that wait for a date have none to be sorted by, and come last. */
export const TO_COME_FIRST = [asc(eq(events.state, 'postponed')), asc(events.startDate), asc(events.id)]

/** Events that the shop shows, under a condition. */
export async function readCards(
  ctx: Ctx,
  {
    language,
    where,
    orderBy,
    limit,
  }: { language: Locale; where: SQL | undefined; orderBy: SQL[]; limit: number },
): Promise<EventCard[]> {
  const rows = await ctx.readDb
    .select(cardColumns(language))
    .from(events)
    .where(and(eq(events.isActive, true), where))
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map((row) => toEventCard(ctx, row, language))
}

/** A page with a map of where an event is. */
export function mapUrlOf({ mapUrl, location }: { mapUrl: string | null; location: string }): string {
  return mapUrl ?? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`
}

/** When what a page says of these events will be wrong by itself: at midnight, or when one of them begins or ends. */
export function nextMoment(shown: readonly Pick<EventCard, 'startDate' | 'endDate'>[], now: Date): Date {
  const moments = shown.flatMap(({ startDate, endDate }) => [startDate, endDate])
  const next = [startOfNextShopDay(now), ...moments].filter((moment) => moment > now)
  return new Date(Math.min(...next.map((moment) => moment.getTime())))
}
