import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { localizedPath } from '#shared/locale.ts'
import type { Route } from './+types/page.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { DiscountField } from './discount-field.tsx'
import { FIELD_NAMES, fieldLabels } from './fields.ts'
import { OrderAside } from './order-aside.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { type CheckoutReply, problemOfCart } from './reply.ts'
import { ReviewStep } from './review-step.tsx'
import { useSayRefusal } from './use-say-refusal.ts'

export type Offer = Route.ComponentProps['loaderData']
type CheckoutFormProps = { offer: Offer; firstReply: CheckoutReply | undefined }

/**
 * One form for the whole checkout: it is sent to be reviewed, and from the review to be placed. Without scripts the
 * page comes back with the answer in it, at `#next`; with them only the answer comes.
 */
export function CheckoutForm({ offer, firstReply: answered }: CheckoutFormProps) {
  const { checkout } = useOrderMessages()
  const [firstReply] = useState(answered ?? { values: offer.known, errors: {} })
  const action = localizedPath('/checkout', useLocale())
  const fetcher = useFetcher<CheckoutReply>()
  const form = useRef<HTMLFormElement>(null)
  const [reply, setReply] = useState(firstReply)
  const { errors, quote, review } = reply
  const cart = quote?.cart ?? offer.cart
  const problem = reply.problem ?? problemOfCart(cart)
  const isDeclined = problem?.reason === 'payment_declined'
  const labels = fieldLabels(checkout)
  const sayRefusal = useSayRefusal()
  const texts: Partial<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, checkout.fieldErrors[code]])),
    ...(isDeclined ? { 'payment.card.number': checkout.problems.declined } : {}),
    ...(quote?.discountRefusal ? { discountCode: sayRefusal(quote.discountRefusal) } : {}),
  }
  const wrong = FIELD_NAMES.flatMap((name) => {
    const text = texts[name]
    return text ? [{ name, label: labels[name], text }] : []
  })
  const pendingIntent = fetcher.formData?.get('intent')

  const take = useEffectEvent((answer: CheckoutReply) => {
    const isLost = answer.problem?.reason === 'network' || answer.problem?.reason === 'unexpected'
    setReply(isLost ? { ...reply, problem: answer.problem } : answer)
  })
  useEffect(() => {
    if (fetcher.data) take(fetcher.data)
  }, [fetcher.data])
  useFocusOnAnswer(form, reply)

  /** A review of something else than what the form says now is none. The card is not part of what it shows. */
  function dropStaleReview(event: FormEvent) {
    const { target } = event
    const name = target instanceof HTMLInputElement ? target.name : ''
    if (name.startsWith('payment.card.')) return
    // What the code takes off is known until it is another code; delivery and total are not.
    if (name === 'discountCode' && quote) setReply({ ...reply, review: undefined, quote: undefined })
    else if (review) setReply({ ...reply, review: undefined, problem: undefined })
  }

  return (
    <FormState value={{ values: reply.values, errors: texts }}>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <fetcher.Form
          ref={form}
          method="post"
          action={`${action}#next`}
          noValidate
          className="group/checkout grid gap-12"
          onInput={dropStaleReview}
          onSubmit={(event) => {
            // Once the answer is here the next button counts, while the page still fetches what is around it.
            if (fetcher.state === 'submitting') event.preventDefault()
          }}
        >
          {/* What the return key presses: of several buttons it takes the first. */}
          <button type="submit" name="intent" value="review" className="sr-only" tabIndex={-1} aria-hidden />
          <input type="hidden" name="key" value={offer.key} />
          {(problem || wrong.length > 0) && (
            <div id="next" tabIndex={-1} className="grid scroll-mt-28 gap-4 outline-none">
              {problem && !isDeclined && <ProblemNotice problem={problem} />}
              {wrong.length > 0 && (
                <ErrorSummary title={checkout.problems.fields(wrong.length)} errors={wrong} />
              )}
            </div>
          )}
          <ContactStep />
          <DeliveryStep offer={offer} cart={cart} />
          <PaymentStep methods={offer.methods} />
          <DiscountField
            discount={quote?.discount ?? null}
            action={action}
            isPending={pendingIntent === 'discount'}
          />
          <div>
            <SubmitButton
              name="intent"
              value="review"
              isPending={pendingIntent === 'review'}
              pendingText={checkout.review.reviewing}
              className={review ? 'btn-line' : 'btn-primary'}
            >
              {review ? checkout.review.again : checkout.review.action}
            </SubmitButton>
            {!review && <p className="mt-2 text-sm text-stone">{checkout.review.before}</p>}
          </div>
          {review && (
            <ReviewStep
              review={review}
              values={reply.values}
              restaurant={offer.restaurant}
              isNext={!problem && wrong.length === 0}
              asksForCvc={reply === firstReply}
              isPlacing={pendingIntent === 'place'}
            />
          )}
        </fetcher.Form>
        <OrderAside cart={cart} quote={quote} review={review} />
      </div>
    </FormState>
  )
}

/** An answer that came without a new page is read out: the first wrong field, else the problem or the review. */
function useFocusOnAnswer(form: React.RefObject<HTMLFormElement | null>, reply: CheckoutReply) {
  const shown = useRef(reply)
  useEffect(() => {
    const isAnswer = reply.values !== shown.current.values || reply.problem !== shown.current.problem
    shown.current = reply
    if (!isAnswer) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // A code that counts says so beside its button, where the focus is.
    const next = reply.isAboutDiscount && !reply.problem ? undefined : document.getElementById('next')
    const target = wrong ?? next
    target?.focus()
  }, [form, reply])
}
