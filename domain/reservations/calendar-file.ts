import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Locale, localizedPath } from '#shared/locale.ts'
import type { Ctx } from '../context.ts'
import type { ReservationRow } from '../seating/index.ts'
import type { Shop } from '../settings/schemas.ts'

type Calendar = {
  reservation: Pick<ReservationRow, 'id' | 'startsAt' | 'endsAt' | 'partySize' | 'status' | 'version'>
  shop: Shop
  /** The key of the guest's links. */
  key: string
  language: Locale
}

const SUMMARY: Record<Locale, (guests: number) => string> = {
  en: (guests) => `KROK: table for ${guests}`,
  th: (guests) => `KROK: โต๊ะสำหรับ ${guests} คน`,
}

/**
 * A reservation for calendars (RFC 5545), in UTC. A later version replaces an earlier one, and one that was cancelled
 * takes it out.
 */
export function calendarFile(
  { now }: Pick<Ctx, 'now'>,
  { reservation, shop, key, language }: Calendar,
): string {
  const { id, startsAt, endsAt, partySize, status, version } = reservation
  const isCancelled = status === 'cancelled'
  const calendar = ical({
    prodId: { company: 'KROK', product: 'reservations', language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${id}@${new URL(shop.siteUrl).hostname}`,
    sequence: version,
    stamp: now(),
    start: startsAt,
    end: endsAt,
    summary: SUMMARY[language](partySize),
    location: `KROK, ${shop.street[language]}, ${shop.city[language]}`,
    url: `${shop.siteUrl}${localizedPath(`/reservations/${key}`, language)}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
