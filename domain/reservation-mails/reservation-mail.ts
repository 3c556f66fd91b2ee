import { formatTime } from '#shared/dates.ts'
import { formatDay } from '#shared/events/relative-day.ts'
import { type Locale, localizedPath } from '#shared/locale.ts'
import { type Block, composeMail, type Mail } from '../mails/index.ts'
import type { Shop } from '../settings/schemas.ts'
import { type ReservationNews, reservationTexts } from './texts.ts'

/** A guest who is mailed about a table. */
export type GuestToMail = {
  id: string
  to: string
  locale: Locale
  key: string
  startsAt: Date
  endsAt: Date
  heldUntil: Date | null
  partySize: number
  version: number
}

/*
 * Anybody can reserve with a stranger's address: nothing that was typed into the form stands in these mails but day, time
 * and number of guests.
 */

/** Tells a guest what has become of their table. */
export function newsMail({
  guest,
  about,
  shop,
}: {
  guest: GuestToMail
  about: ReservationNews
  shop: Shop
}): Mail {
  const { to, locale, key, startsAt, partySize, heldUntil } = guest
  const texts = reservationTexts[locale]
  const { subject, title, intro } = texts.news[about]
  const day = formatDay(startsAt, locale, 'long')
  const url = (path: string) => `${shop.siteUrl}${localizedPath(path, locale)}`
  const own = url(`/reservations/${key}`)
  const blocks: Block[] = [
    { kind: 'paragraph', text: intro },
    {
      kind: 'rows',
      rows: [
        [texts.day, day],
        [texts.time, formatTime(startsAt)],
        [texts.guests, String(partySize)],
        [texts.where, `${shop.street[locale]}, ${shop.city[locale]}`],
      ],
    },
    ...(about === 'offer' && heldUntil
      ? ([{ kind: 'paragraph', text: texts.answerBy(formatTime(heldUntil)) }] as const)
      : []),
    about === 'cancelled'
      ? { kind: 'button', text: texts.again, url: url('/menu#reserve') }
      : { kind: 'button', text: about === 'offer' ? texts.take : texts.change, url: own },
    { kind: 'small', text: texts.questions(shop.phone) },
  ]
  const when = `${day}, ${formatTime(startsAt)}`
  return composeMail({ to, locale, subject: subject(when), opening: title, blocks, shop })
}
