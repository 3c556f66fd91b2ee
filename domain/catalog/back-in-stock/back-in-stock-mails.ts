import { type Locale, localizedPath, pick } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { CartProduct } from '../catalog/index.ts'
import { composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { backInStockTexts } from './texts.ts'

type ToMail = { email: string; language: Locale; product: CartProduct }

/** Asks whether an address is theirs who gave it. */
export function confirmRestockMail(
  { email: to, language: locale, product, token }: ToMail & { token: string },
  shop: Shop,
  siteUrl: string,
): Mail {
  const texts = backInStockTexts[locale].confirm
  const name = pick(product.name, locale)
  const url = `${siteUrl}${localizedPath('/back-in-stock', locale)}?token=${token}`
  return composeMail({
    to,
    locale,
    subject: texts.subject(name),
    opening: texts.title,
    blocks: [
      { kind: 'paragraph', text: texts.intro(name) },
      { kind: 'button', text: texts.action, url },
      { kind: 'small', text: texts.notYou },
    ],
    shop,
  })
}

/** Tells that a product is back, at the price of this moment. */
export function backInStockMail(
  { email: to, language: locale, product, stopUrl }: ToMail & { stopUrl: string },
  shop: Shop,
  siteUrl: string,
): Mail {
  const texts = backInStockTexts[locale].back
  const name = pick(product.name, locale)
  const url = `${siteUrl}${localizedPath(`/product/${product.slug}`, locale)}`
  return composeMail({
    to,
    locale,
    subject: texts.subject(name),
    opening: texts.title,
    picture: 'flatlay',
    blocks: [
      { kind: 'paragraph', text: texts.intro(name, formatMoney(product.priceCents, locale)) },
      { kind: 'button', text: texts.action, url },
      { kind: 'small', text: texts.hint },
    ],
    shop,
    foot: { text: texts.foot, links: [{ text: texts.stop, url: stopUrl }] },
  })
}
