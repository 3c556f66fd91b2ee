import {
  type Aspect,
  findHeat,
  findPhrase,
  phrases,
  TOO_HOT_FOR_WORDS,
  TOO_HOT_WORDS,
} from '../understanding/index.ts'
import type { ChatSubject } from '#shared/site/chat-answer.ts'
import { formatDate, formatDateTime, startOfNextShopDay } from '#shared/kernel/dates.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import type { StockState } from '#domain/catalog/inventory/views.ts'
import type { PartOfSet, ProductDetail, ProductSize } from '#domain/catalog/catalog/views.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { type Asked, linkTo, pathOf, productCard, type Reply, TEXTS } from './reply.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'

/** Answers about one product: what was asked for, or the main things. */
export async function answerProduct(asked: Asked, { slug }: ChatSubject): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const { product } = await getProduct(ctx, { id: slug, language })
  const path = pathOf({ kind: 'product', slug: product.slug }, language)
  const said = understood.aspects
    .map((aspect) => sayAspect(asked, product, aspect))
    .filter((text) => text !== '')
  const isSet = product.parts.length > 0
  const isUnknown = said.length === 0 && understood.unexplained.length > 0
  const { suggest } = say
  return {
    isAnswered: !isUnknown,
    topic: isUnknown ? 'unknown' : 'product',
    text: isUnknown
      ? [say.unknownOf(product.name)]
      : said.length > 0
        ? said
        : [product.shortDescription, sayAspect(asked, product, isSet ? 'size' : 'heat')],
    cards: [productCard(product, language)],
    links: isUnknown ? [linkTo('contact', asked)] : [],
    ...(said.length > 0 && { source: { label: say.product.label(product.name), path } }),
    suggestions: [
      suggest.usage(product.name),
      suggest.allergens(product.name),
      isSet ? suggest.gifts : suggest.recipe(product.name),
    ],
    about: { kind: 'product', slug: product.slug },
  }
}

/** One thing about a product; '' if a product has no such thing. */
function sayAspect({ say, language, understood }: Asked, product: ProductDetail, aspect: Aspect): string {
  const { name, stock, netWeight, sizes, spiceLevel, parts } = product
  const texts = say.product
  switch (aspect) {
    case 'price':
      return texts.price(name, pricesIn(product, language))
    case 'heat':
      return spiceLevel === null
        ? texts.notSaid(name)
        : texts.heat(name, textsOf(language).common.spice[spiceLevel], spiceLevel)
    case 'size':
      if (parts.length > 0) return texts.parts(name, partsIn(parts, language))
      return sizes.length > 0
        ? texts.sizes(name, sizes.map((size) => weightOf(size, language)).join(', '))
        : texts.size(name, netWeight.value, netWeight.unit)
    case 'stock':
      if (sizes.length === 0) return sayStock(texts, name, stock)
      return sizes
        .map((size) => {
          const sized = textsOf(language).product.sized(name, weightOf(size, language))
          return sayStock(texts, sized, size.stock)
        })
        .join(' ')
    case 'ingredients':
      if (
        parts.length > 0 &&
        !INGREDIENTS.some((phrase) => findPhrase(understood.reading, phrase).length > 0)
      )
        return texts.parts(name, partsIn(parts, language))
      return product.ingredients.length > 0
        ? texts.ingredients(product.ingredients.join(', '))
        : texts.notSaid(name)
    case 'usage':
      return product.usage || texts.notSaid(name)
    case 'storage':
      return (
        [product.storage, product.shelfLife && texts.keeps(product.shelfLife)].filter(Boolean).join(' ') ||
        texts.notSaid(name)
      )
    case 'origin':
      return texts.madeIn(product.origin, product.maker) || texts.notSaid(name)
    default:
      return ''
  }
}

function sayStock(texts: Asked['say']['product'], name: string, stock: StockState): string {
  if (stock.state === 'out_of_stock') return texts.soldOut(name)
  return stock.state === 'low' ? texts.few(name, stock.left) : texts.inStock(name)
}

/** Words that ask for more of a set than which products are in it. */
const INGREDIENTS = phrases('ingredient, made of, made from, ส่วนผสม, ส่วนประกอบ, ทำจาก')

/** The price, or those of all sizes: `R99.00 (200 g), R399.00 (1 kg)`. */
function pricesIn(product: ProductDetail, language: Locale): string {
  const { sizes } = product
  if (sizes.length === 0) return priceIn(product, formatMoney(product.priceCents, language), language)
  return sizes
    .map((size) =>
      priceIn(size, `${formatMoney(size.priceCents, language)} (${weightOf(size, language)})`, language),
    )
    .join(', ')
}

/** In an offer also until when, and the price before it, unless it was not sold then. */
function priceIn({ sale }: Pick<ProductDetail, 'sale'>, price: string, language: Locale): string {
  if (!sale) return price
  const { until, insteadOf } = TEXTS[language].product
  const end = lastMomentIn(new Date(sale.endsAt), language)
  if (sale.lowestCents === null) return until(price, end)
  const was = formatMoney(sale.listPriceCents, language)
  return insteadOf({ price, was, end, lowest: formatMoney(sale.lowestCents, language) })
}

/** The last day of an offer, with the time where it does not end with the day. */
function lastMomentIn(endsAt: Date, language: Locale): string {
  const last = new Date(endsAt.getTime() - 1)
  const isWholeDay = startOfNextShopDay(last).getTime() === endsAt.getTime()
  return isWholeDay ? formatDate(last, language) : formatDateTime(endsAt, language)
}

/** The products in a set: `2 × Red Curry Paste (200 g), Satay Peanut Dipping Sauce (250 ml)`. */
export function partsIn(parts: PartOfSet[], language: Locale): string {
  return parts
    .map(({ quantity, name, netWeight }) => {
      const part = `${name} (${weightOf({ netWeight }, language)})`
      return quantity === 1 ? part : `${quantity} × ${part}`
    })
    .join(', ')
}

function weightOf({ netWeight: { value, unit } }: Pick<ProductSize, 'netWeight'>, language: Locale): string {
  return textsOf(language).product.weight(value, unit)
}

/** Opening a jar, which is not when we open. */
const OPENED = phrases(
  'opened, after opening, once opened, opened jar, shelf life, best before, expire, expired, เปิดแล้ว, เปิดขวด, เปิดกระปุก, เปิดฝา, หลังเปิด, อายุสินค้า',
)

/** True if the question is how long something keeps. */
export function asksOfStorage({ understood: { aspects, kinds, reading } }: Asked): boolean {
  const signs = [
    aspects.includes('storage'),
    kinds.includes('product'),
    OPENED.some((phrase) => findPhrase(reading, phrase).length > 0),
  ]
  return signs.filter(Boolean).length > 1
}

/** Answers how long a jar keeps, if nobody says which: as its label says, with jars to choose from. */
export async function answerStorage(asked: Asked): Promise<Reply> {
  const { say, language, names } = asked
  const jars = names.filter(({ kind }) => kind === 'product').slice(0, 3)
  return {
    topic: 'product',
    text: [say.product.keepsWhich],
    links: [linkTo('shop', asked)],
    suggestions: jars.map(({ title }) => say.suggest.storage(pick(title, language))),
  }
}

const TOO_HOT = phrases(TOO_HOT_WORDS)
const TOO_HOT_FOR = phrases(TOO_HOT_FOR_WORDS)

/** True if something has become too hot; somebody who wants it not too hot wants a mild one. */
export const isTooHot = ({ understood: { reading } }: Asked) =>
  findHeat(reading)?.heat === 'hot' &&
  TOO_HOT.some((phrase) => findPhrase(reading, phrase).length > 0) &&
  !TOO_HOT_FOR.some((phrase) => findPhrase(reading, phrase).length > 0)

/** Says what helps a pot that is too hot. */
export async function answerTooHot(asked: Asked): Promise<Reply> {
  const { company } = await getSettings(asked.ctx)
  return {
    topic: 'product',
    text: [asked.say.tooHot(company.phone)],
    links: [linkTo('contact', asked)],
    suggestions: [asked.say.suggest.mildest, asked.say.suggest.hours],
  }
}
