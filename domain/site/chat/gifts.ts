import { formatMoney } from '#shared/kernel/money.ts'
import { GIFT_CARD_LETTERS } from '#shared/orders/gift.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { listSets } from '#domain/catalog/catalog/index.ts'
import { findPhrase, phrases } from '../understanding/index.ts'
import { partsIn } from './product.ts'
import { type Asked, linkTo, MOST_CARDS, productCard, type Reply } from './reply.ts'

const WRAPPING = phrases('wrap, wrapped, wrapping, ห่อ')

/** Says which boxes there are and what is in them, and how an order is made a gift; only this, if wrapping was asked for. */
export async function answerGifts(asked: Asked): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const { gifts, vouchers } = await getSettings(ctx)
  const isOfWrapping = WRAPPING.some((phrase) => findPhrase(understood.reading, phrase).length > 0)
  const sets = isOfWrapping ? [] : await listSets(ctx, { language, limit: MOST_CARDS })
  const boxes = sets.map(({ card, parts }) => say.product.parts(card.name, partsIn(parts, language)))
  return {
    topic: 'gifts',
    text: [...(sets.length > 0 ? [say.gifts.boxes, ...boxes] : []), ...sayGifts(asked, gifts)],
    cards: sets.map(({ card }) => productCard(card, language)),
    links: [linkTo('shop', asked), ...(vouchers.isSold ? [linkTo('vouchers', asked)] : [])],
    suggestions: [...(vouchers.isSold ? [say.suggest.vouchers] : []), say.suggest.delivery],
  }
}

type Gifts = Awaited<ReturnType<typeof getSettings>>['gifts']

function sayGifts({ language, say }: Asked, { isOffered, wrappingCents }: Gifts): string[] {
  const texts = say.gifts
  if (!isOffered) return [texts.notOffered]
  const how = texts.how(textsOf(language).checkoutGift.title, GIFT_CARD_LETTERS)
  if (wrappingCents === null) return [how, texts.noWrapping]
  return [
    how,
    wrappingCents === 0 ? texts.freeWrapping : texts.wrapping(formatMoney(wrappingCents, language)),
  ]
}
