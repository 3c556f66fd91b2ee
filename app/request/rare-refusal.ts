import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import type { DiscountRefusal } from '#domain/orders/discounts/schemas.ts'
import type { UnpaidLimitRefusal } from '#domain/orders/checkout/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { runVerb } from './run-verb.ts'
import { LANGUAGES } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The texts that the checkout shows to hardly anyone. */
export const rareTexts = (context: RequestContext) => textsOf(context.get(localeContext)).checkoutRefused

/** Refusals that are said in words alone. */
export type RareReason =
  | 'cart_changed'
  | 'payment_declined'
  | 'payment_method_unavailable'
  | 'key_reused'
  | 'table_gone'
  | 'no_gifts'

/** The reason that a code takes nothing off, in words. */
export function discountInWords(context: RequestContext, refusal: DiscountRefusal): string {
  const { discount } = rareTexts(context)
  if (refusal.reason !== 'minimum') return discount[refusal.reason]
  return discount.minimum(formatMoney(refusal.minimumCents, context.get(localeContext)))
}

/** A refusal that hardly anyone sees, in words. */
export function rareRefusal(context: RequestContext, reason: RareReason) {
  return { reason, text: rareTexts(context)[reason] }
}

/** The goods that keep an order from being delivered, in words. */
export function collectionOnlyInWords(context: RequestContext, names: readonly string[]) {
  const locale = context.get(localeContext)
  const list = new Intl.ListFormat(LANGUAGES[locale].tag).format(names)
  return { reason: 'collection_only' as const, text: textsOf(locale).chilled.refused(list) }
}

/** The reason that an order is not held until it is paid: `lines` says it of each product that it is about. */
export type UnpaidLimitInWords = { reason: 'unpaid_limit'; text: string; lines: string[]; waysOn: string }

export async function unpaidLimitInWords(
  context: RequestContext,
  refusal: UnpaidLimitRefusal,
): Promise<UnpaidLimitInWords> {
  const texts = rareTexts(context).unpaid_limit
  const { company } = await runVerb(context, getSettings)
  const hasOtherMethods = context.get(serverContext).ctx.providers.size > 1
  const contact = texts.contact(company.email, company.phone)
  return {
    reason: refusal.reason,
    text:
      refusal.limit === 'value'
        ? texts.value(formatMoney(refusal.maxCents, context.get(localeContext)))
        : texts[refusal.limit],
    lines: refusal.limit === 'quantity' ? refusal.lines.map(({ name, most }) => texts.line(name, most)) : [],
    waysOn: hasOtherMethods ? `${texts.otherMethod} ${contact}` : contact,
  }
}
