import { type FormEvent, useState } from 'react'
import { isLost } from '#app/components/forms/form-reply.ts'
import { useDraft } from '#app/components/forms/use-draft.ts'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { type CheckoutReply, refusalOfCart } from './checkout-reply.ts'
import { DRAFT_NAMES, FIELD_NAMES, fieldLabels } from './fields.ts'
import type { Offer } from './offer.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { DiscountRefusal } from '#domain/orders/discounts/schemas.ts'

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
  useDraft(
    form.form,
    {
      about: 'checkout',
      key: offer.key,
      person: offer.signedInAs ?? '',
      names: DRAFT_NAMES,
      endsWith: 'place',
    },
    reply,
  )
  const [deliveryCents, setDeliveryCents] = useState(() =>
    priceOfDelivery(
      offer,
      form.state.values['delivery.method'],
      form.state.values['delivery.address.province'],
    ),
  )
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
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget)
    setDeliveryCents(
      priceOfDelivery(offer, typed.get('delivery.method'), typed.get('delivery.address.province')),
    )
    const { name = '' } = target as Partial<HTMLInputElement>
    if (!reply) return
    // A field that is being mended is no longer called wrong.
    const { [name]: wasWrong, ...errors } = reply.errors
    const { refusal, ...others } = { ...reply, errors }
    // The code's discount is known until it is another code; delivery and total are not.
    if (name === 'discountCode' && quote) {
      form.amend({ ...reply, errors, review: undefined, quote: undefined })
    } else if (review && !name.startsWith('payment.card.')) form.amend({ ...others, review: undefined })
    else if (wasWrong || (refusal && isLost(refusal))) form.amend({ ...others, review })
  }

  return {
    form: { ...form, state: { ...form.state, errors } },
    cart,
    quote,
    review,
    wrong,
    /** Without that of a declined card, which is said at its field. */
    refusal: refusal?.reason === 'payment_declined' ? undefined : refusal,
    /** The price of delivery to where the form says; null while it does not. */
    deliveryCents,
    onInput,
  }
}

type Typed = FormDataEntryValue | null | undefined

function priceOfDelivery({ delivery, icePackCents }: Offer, method: Typed, wanted: Typed): number | null {
  if (method && method !== 'courier') return 0
  const chosen = delivery.provinces.find(({ province }) => province === wanted)
  return chosen ? chosen.cents + (icePackCents ?? 0) : null
}

/** Says why a discount code takes nothing off. */
function useDiscountRefusalText(): (refusal: DiscountRefusal) => string {
  const { problems } = useCheckoutMessages().discount
  const { charge } = useMoney()
  return (refusal) =>
    refusal.reason === 'minimum' ? problems.minimum(charge(refusal.minimumCents)) : problems[refusal.reason]
}
