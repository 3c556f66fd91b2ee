import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Locale, type LocalizedText, pick } from '#shared/kernel/locale.ts'
import { localizedPath } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'

export type CalendarEvent = {
  id: string
  slug: string
  title: LocalizedText
  shortDescription: LocalizedText
  location: LocalizedText
  startDate: Date
  endDate: Date
  cancelledAt: Date | null
  version: number
}

/**
 * An event for calendars (RFC 5545), in UTC. A later version replaces an earlier one, and one that was cancelled takes it
 * out.
 */
export function calendarFile(
  { now, shop }: Pick<Ctx, 'now' | 'shop'>,
  { event, language }: { event: CalendarEvent; language: Locale },
): string {
  const text = (of: LocalizedText) => pick(of, language)
  const calendar = ical({
    prodId: { company: 'KROK', product: 'events', language: language.toUpperCase() },
    method: event.cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
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
    status: event.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
