import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { type Locale, localizedPath, pick } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import { calendarFile } from '../reservations/index.ts'
import { reservationKeyOf, type ReservationRow } from '../seating/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { type ReservationNews, reservationTexts } from './texts.ts'

/** Somebody who waits for a table. */
export type WaitingToMail = {
  to: string
  locale: Locale
  key: string
  fromAt: Date
  untilAt: Date
  partySize: number
}

/*
 * Anybody can reserve with a stranger's address: nothing that was typed into the form stands in these mails but day, time
 * and number of guests.
 */

type News = {
  reservation: ReservationRow
  about: ReservationNews
  /** Anything else to say. */
  more?: Block[]
  shop: Shop
}

/**
 * Tells a guest what has become of their table; with a file for their calendar, but for an offer, which nobody may take.
 */
export function newsMail(ctx: Ctx, { reservation, about, more = [], shop }: News): Mail {
  const { id, email: to, locale, startsAt, partySize, heldUntil } = reservation
  const texts = reservationTexts[locale]
  const { subject, title, intro } = texts.news[about]
  const day = formatDay(startsAt, locale, 'long')
  const url = (path: string) => `${shop.siteUrl}${localizedPath(path, locale)}`
  const key = reservationKeyOf(ctx, id)
  const own = url(`/reservations/${key}`)
  const blocks: Block[] = [
    { kind: 'paragraph', text: intro },
    {
      kind: 'facts',
      rows: [
        [texts.day, day],
        [texts.time, texts.at(formatTime(startsAt))],
        [texts.guests, texts.party(partySize)],
        [texts.where, `${pick(shop.street, locale)}, ${pick(shop.city, locale)}`],
      ],
    },
    ...more,
    ...(about === 'offer' && heldUntil
      ? ([{ kind: 'paragraph', text: texts.answerBy(formatTime(heldUntil)) }] as const)
      : []),
    about === 'cancelled'
      ? { kind: 'button', text: texts.again, url: url('/menu#reserve') }
      : { kind: 'button', text: about === 'offer' ? texts.take : texts.change, url: own },
    ...(about === 'confirmed' || about === 'changed'
      ? ([{ kind: 'small', text: texts.calendar }] as const)
      : []),
    { kind: 'small', text: texts.questions(shop.phone) },
  ]
  const when = `${day}, ${texts.at(formatTime(startsAt))}`
  const mail = composeMail({
    to,
    locale,
    subject: subject(when),
    opening: title,
    ...(about !== 'cancelled' && { picture: 'restaurant-night' }),
    blocks,
    shop,
  })
  if (about === 'offer') return mail
  const content = new TextEncoder().encode(calendarFile(ctx, { reservation, shop, key, language: locale }))
  const method = about === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return { ...mail, attachments: [{ filename: texts.file, contentType, content }] }
}

/** Tells somebody that they wait for a table, and how to leave. */
export function waitingMail({ guest, shop }: { guest: WaitingToMail; shop: Shop }): Mail {
  const { to, locale, key, fromAt, untilAt, partySize } = guest
  const texts = reservationTexts[locale]
  const day = formatDay(fromAt, locale, 'long')
  const blocks: Block[] = [
    { kind: 'paragraph', text: texts.waiting.intro },
    {
      kind: 'facts',
      rows: [
        [texts.day, day],
        [texts.time, texts.between(formatTime(fromAt), formatTime(untilAt))],
        [texts.guests, texts.party(partySize)],
      ],
    },
    {
      kind: 'button',
      text: texts.waiting.see,
      url: `${shop.siteUrl}${localizedPath(`/reservations/${key}`, locale)}`,
    },
    { kind: 'small', text: texts.questions(shop.phone) },
  ]
  return composeMail({
    to,
    locale,
    subject: texts.waiting.subject(day),
    opening: texts.waiting.title,
    picture: 'restaurant-night',
    blocks,
    shop,
  })
}
