import { formatDateTime, formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import type { DepositView } from '../table-orders/views.ts'
import { depositTexts } from './deposit-texts.ts'
import { reservationTexts } from './texts.ts'

type Guest = { to: string; locale: Locale; startsAt: Date; partySize: number }

/** Asks a guest for the deposit, with the way to paying it. Undefined once it is not due any more. */
export function depositDueMail(guest: Guest, deposit: DepositView | null, shop: Shop): Mail | undefined {
  const { to, locale, startsAt, partySize } = guest
  if (!deposit?.payBy || !deposit.orderKey) return undefined
  const { due: texts, deposit: label } = depositTexts[locale]
  const rows = reservationTexts[locale]
  const when = `${formatDay(startsAt, locale, 'long')}, ${formatTime(startsAt)}`
  return composeMail({
    to,
    locale,
    subject: texts.subject(when),
    opening: texts.title,
    blocks: [
      { kind: 'paragraph', text: texts.intro(formatTime(deposit.payBy)) },
      {
        kind: 'facts',
        rows: [
          [rows.day, formatDay(startsAt, locale, 'long')],
          [rows.time, formatTime(startsAt)],
          [rows.guests, String(partySize)],
          [label, formatMoney(deposit.cents, locale)],
        ],
      },
      {
        kind: 'button',
        text: texts.button,
        url: `${shop.siteUrl}${localizedPath(`/order/${deposit.orderKey}`, locale)}`,
      },
      ...(deposit.isRefundedNow
        ? ([{ kind: 'small', text: texts.rule(formatDateTime(deposit.refundUntil, locale)) }] as const)
        : []),
      { kind: 'small', text: rows.questions(shop.phone) },
    ],
    shop,
  })
}

/** Says that money came after its table was given back, and goes back too. */
export function depositLateMail({ to, locale }: Guest, shop: Shop): Mail {
  const { subject, title, intro, button } = depositTexts[locale].late
  return composeMail({
    to,
    locale,
    subject,
    opening: title,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: button, url: `${shop.siteUrl}${localizedPath('/menu#reserve', locale)}` },
      { kind: 'small', text: reservationTexts[locale].questions(shop.phone) },
    ],
    shop,
  })
}

/** Writes what a mail about a cancelled table says of its deposit, and of jars that were to be handed over at it. */
export function afterCancelling(
  locale: Locale,
  { deposit, jars }: { deposit: DepositView | null; jars: string[] },
): Block[] {
  const texts = depositTexts[locale]
  const lines: string[] = []
  if (deposit?.state === 'refunded') lines.push(texts.refunded(formatMoney(deposit.cents, locale)))
  if (deposit?.state === 'settled') lines.push(texts.kept(formatMoney(deposit.cents, locale)))
  if (jars.length > 0) lines.push(texts.jars(jars.join(', ')))
  return lines.map((text) => ({ kind: 'paragraph', text }))
}
