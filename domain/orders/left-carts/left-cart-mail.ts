import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { QuotedLine } from '../cart/views.ts'
import { asOneLine, composeMail, type Mail, type Row } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { leftCartTexts } from './texts.ts'

type LeftCart = {
  email: string
  language: Locale
  firstName: string
  /** The lines that can still be bought. */
  lines: QuotedLine[]
  stopUrl: string
}

/** Reminds a customer of what is in their cart, at the prices of this moment. */
export function leftCartMail(
  { email: to, language: locale, firstName, lines, stopUrl }: LeftCart,
  shop: Shop,
  siteUrl: string,
): Mail {
  const texts = leftCartTexts[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const rows = lines.map(({ name, quantity, totalCents }): Row => [
    `${quantity} × ${name}`,
    money(totalCents),
  ])
  const total = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const name = asOneLine(firstName)
  return composeMail({
    to,
    locale,
    subject: texts.subject,
    opening: texts.title,
    picture: 'flatlay',
    blocks: [
      ...(name ? [{ kind: 'paragraph', text: texts.greeting(name) } as const] : []),
      { kind: 'paragraph', text: texts.intro },
      { kind: 'sums', rows: [...rows, [texts.total, money(total)]] },
      { kind: 'button', text: texts.action, url: `${siteUrl}${localizedPath('/cart', locale)}` },
      { kind: 'small', text: texts.hint },
    ],
    shop,
    foot: { text: texts.foot, links: [{ text: texts.stop, url: stopUrl }] },
  })
}
