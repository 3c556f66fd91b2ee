import { YouPay } from '#app/components/orders/you-pay.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Money, useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { DeliveryOffer } from '#domain/orders/checkout/schemas.ts'
import type { CartQuote } from '#domain/orders/cart/views.ts'
import { useCartPageMessages } from './use-cart-page-messages.ts'

type CartSummaryProps = {
  quote: CartQuote
  /** Null where it can only be collected. */
  delivery: Omit<DeliveryOffer, 'provinces'> | null
  /** When a courier brings it, in words; null without one. */
  arrival: string | null
  /** The sentence that says so. */
  chilled: string
}

/** The total, what delivery will add, and the way to the checkout. */
export function CartSummary({ quote, delivery, arrival, chilled }: CartSummaryProps) {
  const { cart } = useMessages()
  const texts = useCartPageMessages()
  return (
    <section aria-labelledby="summary" className="card p-6 lg:sticky lg:top-28">
      <h2 id="summary" className="text-xl">
        {texts.summary}
      </h2>
      <dl className="mt-4 grid gap-2">
        {quote.offers.length > 0 && (
          <div className="flex justify-between gap-4">
            <dt>{texts.beforeOffers}</dt>
            <dd>
              <Money cents={quote.subtotalCents} />
            </dd>
          </div>
        )}
        {quote.offers.map(({ name, cents }, at) => (
          // Two offers may carry the same name.
          <div key={at} className="flex justify-between gap-4 text-leaf">
            <dt>{name}</dt>
            <dd>
              <Money cents={-cents} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-lg font-semibold">
          <dt>{texts.subtotal}</dt>
          <dd>
            <Money cents={quote.goodsCents} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 text-sm text-stone">
          <dt>{texts.vatInside(quote.vatPercent)}</dt>
          <dd>
            <Money cents={quote.vatCents} />
          </dd>
        </div>
      </dl>
      <YouPay cents={quote.goodsCents} className="mt-2" />
      <div className="mt-4 flex gap-3 border-t border-line pt-4 text-sm">
        <Icon name="truck" className="mt-0.5 size-5 shrink-0" />
        {delivery ? (
          <div>
            <DeliveryCost delivery={delivery} listCents={quote.listCents} />
            <p className="mt-1 tabular-nums">{arrival}</p>
          </div>
        ) : (
          <p>{chilled}</p>
        )}
      </div>
      {quote.canCheckOut ? (
        <LocalLink to="/checkout" className="btn btn-primary mt-6 w-full">
          {cart.checkout}
        </LocalLink>
      ) : (
        <>
          <button type="button" className="btn btn-primary mt-6 w-full" disabled aria-describedby="blocked">
            {cart.checkout}
          </button>
          <p id="blocked" className="mt-2 text-sm text-stone">
            {texts.changes.blocksCheckout}
          </p>
        </>
      )}
    </section>
  )
}

type DeliveryCostProps = { delivery: Omit<DeliveryOffer, 'provinces'>; listCents: number }

function DeliveryCost({ delivery, listCents }: DeliveryCostProps) {
  const texts = useCartPageMessages()
  const { show } = useMoney()
  const { fromCents, toCents, freeFromCents } = delivery
  const gap = freeFromCents === null ? 0 : freeFromCents - listCents
  if (freeFromCents !== null && gap <= 0) return <p className="font-semibold">{texts.freeDelivery}</p>
  return (
    <p className="tabular-nums">
      {gap > 0 && <span className="font-semibold">{texts.freeDeliveryGap(show(gap))} </span>}
      {texts.deliveryFrom(show(fromCents), show(toCents))}
    </p>
  )
}
