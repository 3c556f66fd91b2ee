import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import type { ReactNode } from 'react'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Lines } from '#app/components/ui/lines.tsx'
import { LineList } from '#app/components/orders/line-list.tsx'
import { Totals } from '#app/components/orders/totals.tsx'
import { addressLines, type PostalAddress } from '#shared/accounts/address-lines.ts'
import { isHosted, methodText, type PaymentMethod } from '#shared/orders/payment-methods.ts'
import { usualProvince } from '#shared/accounts/postal-codes.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import type { FormValues } from './fields.ts'
import type { Review } from './checkout-reply.ts'
import type { Offer } from './offer.ts'
import { Step } from './step.tsx'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type ReviewStepProps = {
  review: Review
  values: FormValues
  offer: Offer
  /** True if this is what the page should lead to next. */
  isNext: boolean
  takesFocus: boolean
  /** The page was loaded again and has forgotten the card's security code. */
  asksForCvc: boolean
}

/** The whole order at its full price, to be read and mended before it is placed (ECT Act s43). */
export function ReviewStep(props: ReviewStepProps) {
  const { review, values, offer, isNext, takesFocus, asksForCvc } = props
  const checkout = useCheckoutMessages()
  const { charge } = useMoney()
  const texts = checkout.review
  const {
    cart,
    discount,
    voucher,
    wrapping,
    subtotalCents,
    deliveryCents,
    icePackCents,
    totalCents,
    vatCents,
  } = review.quote
  const method = methodOf(values)
  const voucherCents = voucher?.paysCents ?? 0
  const leftCents = totalCents - voucherCents
  const owes = leftCents > 0
  const { itemsHeldForDays, text } = offer.largeTransfer
  const isLargeTransfer = owes && method === 'bank_transfer' && cart.itemCount > itemsHeldForDays
  return (
    <div
      id={isNext ? 'next' : undefined}
      data-notice={isNext && takesFocus ? true : undefined}
      tabIndex={-1}
      className="scroll-mt-28 outline-none"
    >
      <input type="hidden" name="lines" value={review.lines} />
      <input type="hidden" name="agreedTotalCents" value={totalCents} />
      <input type="hidden" name="agreedVoucherCents" value={voucherCents} />
      <Step number={4} title={texts.title}>
        <p>{texts.check}</p>
        {cart.endedOffers.map(({ name }, at) => (
          <p key={at} className="notice">
            {checkout.problems.offerEnded(name)}
          </p>
        ))}
        <Choices
          values={values}
          restaurant={offer.pickup.place}
          table={offer.table?.label ?? ''}
          arrival={review.arrival}
          cardLabel={offer.gift?.labels['gift.card'] ?? ''}
          owes={owes}
        />
        <div className="card p-5 sm:p-6">
          <LineList lines={wrapping ? [...cart.lines, wrapping] : cart.lines} />
          <div className="mt-3 border-t border-line pt-4">
            <Totals
              subtotalCents={subtotalCents}
              offers={cart.offers}
              discountCents={cart.subtotalCents - cart.goodsCents + (discount?.discountCents ?? 0)}
              discountCode={discount?.code ?? null}
              deliveryCents={deliveryCents}
              icePackCents={icePackCents}
              vatCents={vatCents}
              vatPercent={cart.vatPercent}
              totalCents={totalCents}
              voucherCents={voucherCents}
            />
          </div>
        </div>
        {method === 'demo_card' && asksForCvc && (
          <p className="notice">
            <a href="#payment-card-cvc" className="link">
              {texts.retypeCvc}
            </a>
          </p>
        )}
        <div>
          <SubmitButton
            intent="place"
            pendingText={texts.placing}
            className="btn btn-primary min-h-14 w-full text-lg"
          >
            {(owes && isHosted(method) ? texts.placeAndPay : texts.place)(charge(leftCents))}
          </SubmitButton>
          <p className="mt-3 text-sm">
            {owes ? offer.methods.find((one) => one.method === method)?.whatNext : texts.whatNextFree}
          </p>
          {isLargeTransfer && <p className="mt-2 text-sm font-semibold">{text}</p>}
        </div>
      </Step>
    </div>
  )
}

/** One of those that are offered: the review was checked. */
function methodOf(values: FormValues): PaymentMethod {
  return values['payment.method'] as PaymentMethod
}

function addressOf(values: FormValues): PostalAddress {
  return {
    street: values['delivery.address.street'] ?? '',
    suburb: values['delivery.address.suburb'],
    city: values['delivery.address.city'] ?? '',
    // One of the list, too.
    province: values['delivery.address.province'] as Province,
    postalCode: values['delivery.address.postalCode'] ?? '',
  }
}

type ChoicesProps = {
  values: FormValues
  restaurant: string
  table: string
  arrival: string | null
  cardLabel: string
  owes: boolean
}

/** The buyer, where to and how, as it was typed. */
function Choices({ values, restaurant, table, arrival, cardLabel, owes }: ChoicesProps) {
  const checkout = useCheckoutMessages()
  const purchase = usePurchaseMessages()
  const texts = checkout.review
  const method = methodOf(values)
  const proposed = usualProvince(values['delivery.address.postalCode'])
  return (
    <dl className="grid gap-x-8 gap-y-4 wrap-anywhere sm:grid-cols-2">
      <Entry label={texts.contact} step={1}>
        {values['contact.firstName']} {values['contact.lastName']}
        <br />
        {values['business.company']?.trim() && (
          <>
            {[values['business.company'], values['business.vatNumber']].filter(Boolean).join(' · ')}
            <br />
          </>
        )}
        {values['contact.email']}
        <br />
        {values['contact.phone']}
      </Entry>
      {values['delivery.method'] !== 'courier' ? (
        <Entry label={values['delivery.method'] === 'pickup' ? texts.pickupAt : table} step={2}>
          {restaurant}
        </Entry>
      ) : (
        <Entry label={texts.to} step={2}>
          <Lines
            lines={[
              ...(['delivery.receiver.name', 'delivery.receiver.phone'] as const).flatMap(
                (name) => (values['gift.toReceiver'] && values[name]) || [],
              ),
              ...addressLines(addressOf(values), purchase.provinces),
            ]}
          />
          <p className="mt-1 text-sm">{arrival}</p>
          {proposed && proposed !== values['delivery.address.province'] && (
            <p className="notice mt-2 text-sm">
              {checkout.delivery.usuallyIn(
                values['delivery.address.postalCode']?.trim() ?? '',
                purchase.provinces[proposed],
              )}
            </p>
          )}
        </Entry>
      )}
      <Entry label={texts.pay} step={3}>
        {owes ? methodText(purchase.payment, method) : texts.nothingToPay}
        {owes && method === 'demo_card' && ` ··· ${values['payment.card.number']?.slice(-4)}`}
      </Entry>
      {(
        [
          ['note', texts.note],
          ['gift.card', cardLabel],
        ] as const
      ).map(
        ([name, label]) =>
          values[name]?.trim() && (
            <Entry key={name} label={label} step={2}>
              <span className="whitespace-pre-line">{values[name]}</span>
            </Entry>
          ),
      )}
    </dl>
  )
}

function Entry({ label, step, children }: { label: string; step: 1 | 2 | 3; children: ReactNode }) {
  const { change } = useCheckoutMessages().review
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm text-stone">
        {label}
        <a
          href={`#step-${step}`}
          className="link inline-flex min-h-11 min-w-11 items-center"
          aria-label={`${change}: ${label}`}
        >
          {change}
        </a>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
