import { localeContext, type RequestContext } from '#app/context.ts'
import { checkoutRefused as en } from '#shared/messages/en/checkout-refused.ts'
import { checkoutRefused as th } from '#shared/messages/th/checkout-refused.ts'

/** A refusal that hardly anyone sees, in words. */
export function rareRefusal(context: RequestContext, reason: keyof typeof en) {
  return { reason, text: { en, th }[context.get(localeContext)][reason] }
}
