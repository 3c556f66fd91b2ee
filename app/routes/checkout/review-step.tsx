import type { ReactNode } from 'react'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { LineList } from '#app/components/orders/line-list.tsx'
import { Totals } from '#app/components/orders/totals.tsx'
import type { Province } from '#shared/provinces.ts'
import type { FormValues } from './fields.ts'
import type { Review } from './reply.ts'
import { Step } from './step.tsx'

type ReviewStepProps = {
  review: Review
  values: FormValues
  restaurant: string
  /** Whether this is what the page should lead to next. */
  isNext: boolean
  /** The page came anew and has forgotten the card's security code. */
  asksForCvc: boolean
  isPlacing: boolean
}

/** The whole order at its full price, to be read and mended before it is placed (ECT Act s43). */
export function ReviewStep({ review, values, restaurant, isNext, asksForCvc, isPlacing }: ReviewStepProps) {
  const { checkout } = useOrderMessages()
  const { charge } = useMoney()
  const texts = checkout.review
  const { cart, deliveryCents, totalCents, vatCents } = review.quote
  const paysByCard = values['payment.method'] === 'demo_card'
  return (
    <div id={isNext ? 'next' : undefined} tabIndex={-1} className="scroll-mt-28 outline-none">
      <input type="hidden" name="lines" value={review.lines} />
      <input type="hidden" name="agreedTotalCents" value={totalCents} />
      <Step number={4} title={texts.title}>
        <p>{texts.check}</p>
        <Choices values={values} restaurant={restaurant} />
        <div className="card p-5 sm:p-6">
          <LineList lines={cart.lines} />
          <div className="mt-3 border-t border-line pt-4">
            <Totals
              subtotalCents={cart.subtotalCents}
              deliveryCents={deliveryCents}
              vatCents={vatCents}
              totalCents={totalCents}
            />
          </div>
        </div>
        {paysByCard && asksForCvc && (
          <p className="notice">
            <a href="#payment-card-cvc" className="link">
              {texts.retypeCvc}
            </a>
          </p>
        )}
        <div>
          <SubmitButton
            name="intent"
            value="place"
            isPending={isPlacing}
            pendingText={texts.placing}
            className="btn-primary min-h-14 w-full text-lg"
          >
            {texts.place(charge(totalCents))}
          </SubmitButton>
          <p className="mt-3 text-sm">{paysByCard ? texts.whatNextCard : texts.whatNextTransfer}</p>
        </div>
      </Step>
    </div>
  )
}

/** Who, where to and how, as it was typed. */
function Choices({ values, restaurant }: { values: FormValues; restaurant: string }) {
  const { checkout } = useOrderMessages()
  const texts = checkout.review
  const province = values['delivery.address.province'] as Province
  return (
    <dl className="grid gap-x-8 gap-y-4 wrap-anywhere sm:grid-cols-2">
      <Entry label={texts.contact} step={1}>
        {values['contact.firstName']} {values['contact.lastName']}
        <br />
        {values['contact.email']}
        <br />
        {values['contact.phone']}
      </Entry>
      {values['delivery.method'] === 'pickup' ? (
        <Entry label={texts.pickupAt} step={2}>
          {restaurant}
        </Entry>
      ) : (
        <Entry label={texts.to} step={2}>
          {values['delivery.address.street']}
          <br />
          {[values['delivery.address.suburb'], values['delivery.address.city']].filter(Boolean).join(', ')}
          <br />
          {checkout.provinces[province]} {values['delivery.address.postalCode']}
        </Entry>
      )}
      <Entry label={texts.pay} step={3}>
        {values['payment.method'] === 'demo_card'
          ? `${checkout.payment.demo_card} ··· ${values['payment.card.number']?.slice(-4)}`
          : checkout.payment.bank_transfer}
      </Entry>
      {values.note?.trim() && (
        <Entry label={texts.note} step={2}>
          <span className="whitespace-pre-line">{values.note}</span>
        </Entry>
      )}
    </dl>
  )
}

function Entry({ label, step, children }: { label: string; step: 1 | 2 | 3; children: ReactNode }) {
  const { change } = useOrderMessages().checkout.review
  return (
    <div>
      <dt className="flex gap-3 text-sm text-stone">
        {label}
        <a href={`#step-${step}`} className="link" aria-label={`${change}: ${label}`}>
          {change}
        </a>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
