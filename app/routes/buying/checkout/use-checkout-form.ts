import type { FormEvent } from 'react'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/page-path.ts'
import { type CheckoutReply, refusalOfCart } from './checkout-reply.ts'
import { FIELD_NAMES, fieldLabels } from './fields.ts'
import type { Offer } from './offer.ts'
import { useDiscountRefusalText } from './use-discount-refusal-text.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** The checkout's form: what it was answered, as far as that still holds for what stands in it. */
export function useCheckoutForm(offer: Offer, pageReply: CheckoutReply | undefined) {
  const checkout = useCheckoutMessages()
  const discountText = useDiscountRefusalText()
  const form = useReplyForm<CheckoutReply>({
    intents: ['review', 'discount', 'accept', 'place'],
    pageReply,
    action: `${pathTo('/checkout', useLocale())}#next`,
    values: offer.known,
    fieldErrors: checkout.fieldErrors,
    refusalText: useRefusalText(),
  })
  const { reply } = form
  const { quote, review } = reply ?? {}
  const cart = quote?.cart ?? offer.cart
  const errors: Partial<Record<string, string>> = {
    ...form.state.errors,
    ...(quote?.discountRefusal && { discountCode: discountText(quote.discountRefusal) }),
  }
  const labels = fieldLabels(checkout)
  const wrong = FIELD_NAMES.flatMap((name) => {
    const text = errors[name]
    return text ? [{ name, label: labels[name], text }] : []
  })
  const refusal = reply?.refusal ?? refusalOfCart(cart)

  /** A review of something else than what the form says now is none. The card is not part of what it shows. */
  function dropStaleReview({ target }: FormEvent) {
    const name = target instanceof HTMLInputElement ? target.name : ''
    if (!reply || name.startsWith('payment.card.')) return
    // What the code takes off is known until it is another code; delivery and total are not.
    if (name === 'discountCode' && quote) form.amend({ ...reply, review: undefined, quote: undefined })
    else if (review) {
      const { refusal: _, ...others } = reply
      form.amend({ ...others, review: undefined })
    }
  }

  return {
    form: { ...form, state: { ...form.state, errors } },
    cart,
    quote,
    review,
    wrong,
    /** Without that of a declined card, which is said at its field. */
    refusal: refusal?.reason === 'payment_declined' ? undefined : refusal,
    dropStaleReview,
  }
}
