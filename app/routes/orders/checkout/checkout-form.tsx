import { isLost } from '#app/components/forms/form-reply.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { CheckoutNotice } from './checkout-notice.tsx'
import type { CheckoutReply } from './checkout-reply.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { DiscountField, VoucherField } from './code-fields.tsx'
import type { Offer } from './offer.ts'
import { OrderAside, OrderBar } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type CheckoutFormProps = { offer: Offer; pageReply: CheckoutReply | undefined }

/**
 * One form for the whole checkout: it is sent to be reviewed, and from the review to be placed. Without scripts the
 * page comes back with the answer in it, at `#next`; with them only the answer comes.
 */
export function CheckoutForm({ offer, pageReply }: CheckoutFormProps) {
  const { review: texts } = useCheckoutMessages()
  const { form, cart, quote, review, wrong, refusal, place, wrapping, deliveryCents, onInput } =
    useCheckoutForm(offer, pageReply)
  const { reply, state } = form
  const isAboutCode = reply?.intent === 'discount' || reply?.intent === 'voucher'
  const hasNotice = refusal !== undefined || wrong.length > 0
  // A lost request is reported beside the button that was pressed, the last of the form.
  const wasLost = refusal !== undefined && isLost(refusal)
  const notice = (
    <CheckoutNotice
      refusal={refusal}
      offer={offer}
      wrong={wrong}
      // A wrong code is explained at its field, beside its button.
      isFirst={!isAboutCode}
    />
  )
  const summary = { cart, quote, wrapping, deliveryCents, icePackCents: offer.icePackCents }
  return (
    <>
      <OrderBar {...summary} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <ReplyFormFrame of={form} className="checkout grid gap-12" onInput={onInput}>
          {/* The button that the return key presses: of several it takes the first. */}
          <button type="submit" name="intent" value="review" className="sr-only" tabIndex={-1} aria-hidden />
          <input type="hidden" name="key" value={reply?.newKey ?? offer.key} />
          {hasNotice && !wasLost && notice}
          <ContactStep />
          <DeliveryStep offer={offer} place={place} />
          <PaymentStep methods={offer.methods} />
          <DiscountField discount={quote?.discount ?? null} />
          <VoucherField says={reply?.voucherPays} />
          <div>
            <SubmitButton
              intent="review"
              pendingText={texts.reviewing}
              className={`btn max-sm:w-full ${review ? 'btn-line' : 'btn-primary'}`}
            >
              {review ? texts.again : texts.action}
            </SubmitButton>
            {!review && <p className="mt-2 text-sm text-stone">{texts.before}</p>}
          </div>
          {review && (
            <ReviewStep
              review={review}
              values={state.values}
              offer={offer}
              isNext={!hasNotice}
              // A code that counts says so beside its button, where the focus is.
              takesFocus={!isAboutCode}
              asksForCvc={reply === pageReply}
            />
          )}
          {wasLost && notice}
        </ReplyFormFrame>
        <OrderAside {...summary} />
      </div>
    </>
  )
}
