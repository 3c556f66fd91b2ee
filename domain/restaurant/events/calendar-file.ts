import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Locale, type LocalizedText, pick } from '#shared/kernel/locale.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import type { EventState } from '#shared/restaurant/event-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'

export type CalendarEvent = {
  id: string
  slug: string
  title: LocalizedText
  shortDescription: LocalizedText
  location: LocalizedText
  startDate: Date
  endDate: Date
  state: EventState
  version: number
}

/**
 * An event for calendars (RFC 5545), in UTC. A later version replaces an earlier one. One that was postponed or cancelled
 * takes it out: a later version with a new date puts it in again.
 */
export function calendarFile(
  { now, shop }: Pick<Ctx, 'now' | 'shop'>,
  { event, language }: { event: CalendarEvent; language: Locale },
): string {
  const text = (of: LocalizedText) => pick(of, language)
  const calendar = ical({
    prodId: { company: 'KROK', product: 'events', language: language.toUpperCase() },
    method: ICalCalendarMethod[calendarMethodOf(event)],
  })
  calendar.createEvent({
    id: `${event.id}@${new URL(shop.siteUrl).hostname}`,
    sequence: event.version,
    stamp: now(),
    start: event.startDate,
    end: event.endDate,
    summary: text(event.title),
    description: text(event.shortDescription),
    location: text(event.location),
    url: `${shop.siteUrl}${localizedPath(`/events/${event.slug}`, language)}`,
    status: takesPlace(event) ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
  return calendar.toString()
}

/** Tells calendars to take the event in, or out (RFC 5546). */
export function calendarMethodOf(event: Pick<CalendarEvent, 'state'>): 'PUBLISH' | 'CANCEL' {
  return takesPlace(event) ? 'PUBLISH' : 'CANCEL'
}

const takesPlace = ({ state }: Pick<CalendarEvent, 'state'>) => state === 'published'
