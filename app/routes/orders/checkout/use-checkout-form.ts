import { type FormEvent, useState } from 'react'
import { isLost } from '#app/components/forms/form-reply.ts'
import { useDraft } from '#app/components/forms/use-draft.ts'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { type Province, PROVINCES } from '#shared/accounts/provinces.ts'
import { type CheckoutReply, refusalOfCart } from './checkout-reply.ts'
import { DRAFT_NAMES, FIELD_NAMES, type FieldName, fieldLabels } from './fields.ts'
import type { Offer } from './offer.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** The checkout's form: what it was answered, as far as that still holds for what stands in it. */
export function useCheckoutForm(offer: Offer, pageReply: CheckoutReply | undefined) {
  const checkout = useCheckoutMessages()
  const form = useReplyForm<CheckoutReply>({
    intents: ['review', 'discount', 'voucher', 'accept', 'place'],
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
      isChecked: reply?.review !== undefined,
      checkAgain: reviewAgain,
    },
    reply,
  )
  const [place, setPlace] = useState(() => toPlace(offer, form.state.values))
  const { quote, review } = reply ?? {}
  const cart = quote?.cart ?? offer.cart
  const errors: Partial<Record<string, string>> = {
    ...form.state.errors,
    ...(reply?.errors['gift.card'] === 'too_long' && { 'gift.card': offer.gift?.cardTooLong }),
    ...(quote?.discountRefusal && { discountCode: quote.discountRefusal }),
    ...(reply?.voucherProblem && { 'voucher.code': reply.voucherProblem }),
  }
  const labels: Record<string, string> = {
    ...fieldLabels(checkout, usePurchaseMessages()),
    ...offer.gift?.labels,
  }
  const wrong = FIELD_NAMES.flatMap((name) => {
    const text = errors[name]
    return text ? [{ name, label: labels[name] ?? '', text }] : []
  })
  const refusal = reply?.refusal ?? refusalOfCart(cart)

  /** A review of something else than what the form says now is none. The card is not part of what it shows. */
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget)
    setPlace(toPlace(offer, Object.fromEntries(typed)))
    const { name = '' } = target as Partial<HTMLInputElement>
    if (!reply) return
    // A field that is being mended is no longer called wrong.
    const { [name]: wasWrong, ...errors } = reply.errors
    const { refusal, ...others } = { ...reply, errors }
    // The worth of a code is known until it is another code; delivery and total are not.
    if (/code$/i.test(name) && quote && name !== 'delivery.address.postalCode') {
      const { voucherPays: _pays, voucherProblem: _problem, ...rest } = reply
      form.amend({ ...rest, errors, review: undefined, quote: undefined })
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
    /** The place that the form says it goes to, as far as it does. */
    place,
    /** Its line where it is to be wrapped. */
    wrapping: (place.isWrapped && offer.gift?.wrapping) || null,
    /** The price of delivery to there; null while that is not known. */
    deliveryCents: priceOfDelivery(offer, place),
    onInput,
  }
}

/** Goes back to the review that stood there when the page was loaded again; not with a card, which no draft keeps. */
function reviewAgain(form: HTMLFormElement) {
  if (new FormData(form).get('payment.method') === 'demo_card') return
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button[value=review]'))
}

/** The place that an order goes to, and whether it is wrapped, as it stands in the form. */
export type Place = {
  method: string | undefined
  province: Province | undefined
  postalCode: string | undefined
  isWrapped: boolean
}

function toPlace({ saved }: Offer, typed: { [name: string]: FormDataEntryValue | undefined }): Place {
  const textOf = (name: FieldName) => {
    const value = typed[name]
    return typeof value === 'string' ? value : undefined
  }
  const method = textOf('delivery.method')
  const isWrapped = typed['gift.isWrapped'] === 'yes'
  const chosen = saved.find(({ id }) => id === typed['delivery.saved'])
  if (chosen) return { method, isWrapped, province: chosen.province, postalCode: chosen.postalCode }
  return {
    method,
    isWrapped,
    province: PROVINCES.find((province) => province === typed['delivery.address.province']),
    postalCode: textOf('delivery.address.postalCode'),
  }
}

function priceOfDelivery(
  { delivery, icePackCents }: Offer,
  { method, province: wanted }: Place,
): number | null {
  if (method && method !== 'courier') return 0
  const chosen = delivery.provinces.find(({ province }) => province === wanted)
  return chosen ? chosen.cents + (icePackCents ?? 0) : null
}
