import { localeContext, type RequestContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { wrappingLine } from '#domain/orders/checkout/index.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { GIFT_CARD_LETTERS } from '#shared/orders/gift.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import type { GiftField } from './fields.ts'

/** The ways in which the order can be a gift, in words; undefined where the shop has none. */
export async function giftOffer(context: RequestContext) {
  const { gifts } = await runVerb(context, getSettings)
  if (!gifts.isOffered) return undefined
  const locale = context.get(localeContext)
  const { title, hint, wrap, free, card, cardHint, cardTooLong, ...texts } = textsOf(locale).checkoutGift
  const cents = gifts.wrappingCents ?? 0
  const labels: Record<GiftField, string> = {
    'gift.isWrapped': wrap(cents ? formatMoney(cents, locale) : free),
    'gift.card': card,
    'gift.toReceiver': texts.toReceiver,
    'delivery.receiver.name': texts.name,
    'delivery.receiver.phone': texts.phone,
  }
  return {
    title,
    hint,
    labels,
    cardHint: cardHint(GIFT_CARD_LETTERS),
    cardTooLong: cardTooLong(GIFT_CARD_LETTERS),
    phoneHint: texts.phoneHint,
    wrapping: wrappingLine(gifts, locale),
  }
}
