import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { type Locale, localizedPath, pick } from '#shared/kernel/locale.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { type CalendarEvent, calendarFile, calendarMethodOf } from '../events/index.ts'
import { asOneLine, type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import type { EventNews } from '#shared/restaurant/event-fields.ts'
import { eventTexts } from './texts.ts'

/** Somebody who is mailed about their sign-up. */
export type GuestToMail = {
  to: string
  locale: Locale
  seats: number
  key: string
  event: CalendarEvent & { priceCents: number; reason: LocalizedText | null }
}

/*
 * Anybody can sign up with a stranger's address: nothing that was typed into the form stands in these mails but the
 * number of seats.
 */

/** Tells a guest what has become of their seats, or of the event; with a file for their calendar where that changes. */
export function newsMail(
  ctx: Pick<Ctx, 'now' | 'shop'>,
  { guest, about, shop }: { guest: GuestToMail; about: EventNews; shop: Shop },
): Mail {
  const { to, locale, key, event } = guest
  const texts = eventTexts[locale]
  const { subject, title, intro } = texts.news[about]
  const url = (path: string) => `${shop.siteUrl}${localizedPath(path, locale)}`
  const isOver = about === 'called_off' || about === 'event_cancelled'
  const inCalendar = about !== 'confirm' && about !== 'waiting' && about !== 'known' && about !== 'called_off'
  const method = calendarMethodOf(event)
  const blocks: Block[] = [
    { kind: 'paragraph', text: intro },
    ...((about === 'event_postponed' || about === 'event_cancelled') && event.reason
      ? ([{ kind: 'lines', lines: pick(event.reason, locale).split('\n') }] as const)
      : []),
    { kind: 'facts', rows: rowsOf(guest) },
    isOver
      ? { kind: 'button', text: texts.otherEvents, url: url('/events') }
      : {
          kind: 'button',
          text: about === 'confirm' ? texts.confirm : texts.change,
          url: url(`/events/sign-ups/${key}`),
        },
    ...(inCalendar && !isOver ? ([{ kind: 'small', text: texts.calendar[method] }] as const) : []),
    { kind: 'small', text: texts.questions(shop.email, shop.phone) },
  ]
  const eventTitle = asOneLine(pick(event.title, locale))
  const mail = composeMail({
    to,
    locale,
    subject: subject(eventTitle),
    opening: title,
    ...(!isOver && { picture: 'event-table' }),
    blocks,
    shop,
  })
  if (!inCalendar) return mail
  const content = new TextEncoder().encode(calendarFile(ctx, { event, language: locale }))
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return { ...mail, attachments: [{ filename: texts.file, contentType, content }] }
}

/** Builds the mail with a message from staff. */
export function messageMail({
  guest,
  message,
  shop,
}: {
  guest: GuestToMail
  message: { subject: LocalizedText; text: LocalizedText }
  shop: Shop
}): Mail {
  const { to, locale, key, event } = guest
  const texts = eventTexts[locale]
  const subject = asOneLine(pick(message.subject, locale))
  const paragraphs = pick(message.text, locale).split(/\n{2,}/)
  const blocks: Block[] = [
    ...paragraphs.map((text): Block => ({ kind: 'lines', lines: text.split('\n') })),
    { kind: 'facts', rows: rowsOf(guest) },
    {
      kind: 'button',
      text: texts.change,
      url: `${shop.siteUrl}${localizedPath(`/events/sign-ups/${key}`, locale)}`,
    },
    { kind: 'small', text: texts.youGetThis(asOneLine(pick(event.title, locale))) },
    { kind: 'small', text: texts.questions(shop.email, shop.phone) },
  ]
  return composeMail({ to, locale, subject, opening: subject, blocks, shop })
}

function rowsOf({ locale, seats, event }: GuestToMail): [string, string][] {
  const texts = eventTexts[locale]
  const { state, startDate, endDate, priceCents } = event
  const day = formatDay(startDate, locale, 'long')
  const when = texts.fromTo(day, formatTime(startDate), formatTime(endDate))
  return [
    [texts.event, pick(event.title, locale)],
    [texts.when, state === 'postponed' ? texts.dateFollows : when],
    [texts.where, pick(event.location, locale)],
    [texts.seats, String(seats)],
    [texts.price, priceCents > 0 ? texts.perSeat(formatMoney(priceCents, locale)) : texts.free],
  ]
}
