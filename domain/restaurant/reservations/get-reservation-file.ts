import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Locale, localizedPath, pick } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { idOfReservationKey, readReservation, type ReservationRow } from '../seating/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { policy } from './policy.ts'

/**
 * The file that puts a reservation into a calendar, or takes it out once it is cancelled.
 * @throws DomainError not_found, also for a table that was only held
 */
export async function getReservationFile(
  ctx: Ctx,
  { key, language }: { key: string; language: Locale },
): Promise<string> {
  policy.getReservationFile(ctx)
  const id = idOfReservationKey(ctx, key)
  const reservation = await inTransaction(asShop(ctx), (ctx) => readReservation(ctx, { id }))
  if (reservation.status === 'held' || reservation.status === 'lapsed')
    throw new DomainError('not_found', 'reservation')
  return calendarFile(ctx, { reservation, shop: await getShop(ctx), key, language })
}

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
    location: `KROK, ${pick(shop.street, language)}, ${pick(shop.city, language)}`,
    url: `${shop.siteUrl}${localizedPath(`/reservations/${key}`, language)}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
