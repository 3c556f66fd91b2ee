import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { LineList } from '#app/components/orders/line-list.tsx'
import { Totals } from '#app/components/orders/totals.tsx'
import type { CartQuote } from '#domain/cart/schemas.ts'
import type { CheckoutQuote } from '#domain/checkout/schemas.ts'
import type { Review } from './checkout-reply.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type OrderAsideProps = {
  cart: CartQuote
  /** What is known of the discount; delivery and total are known of the review alone. */
  quote: CheckoutQuote | undefined
  review: Review | undefined
}

/** The cart beside the form, while there is room for it; the review shows it again, whole. */
export function OrderAside({ cart, quote, review }: OrderAsideProps) {
  const { cart: texts } = useMessages()
  const { change } = useCheckoutMessages().review
  const { discount = null, goodsVatCents = cart.vatCents } = quote ?? {}
  const {
    deliveryCents = discount?.kind === 'free_delivery' ? 0 : null,
    totalCents = null,
    vatCents = goodsVatCents,
  } = review?.quote ?? {}
  return (
    <aside aria-labelledby="aside-title" className="card p-6 max-lg:hidden lg:sticky lg:top-28">
      <div className="flex items-baseline justify-between">
        <h2 id="aside-title" className="text-lg">
          {texts.title}
        </h2>
        <LocalLink to="/cart" className="link text-sm">
          {change}
        </LocalLink>
      </div>
      <div className="mt-2 mb-4 max-h-80 overflow-y-auto">
        <LineList lines={cart.lines} />
      </div>
      <Totals
        subtotalCents={cart.subtotalCents}
        discountCents={discount?.discountCents ?? 0}
        discountCode={discount?.code ?? null}
        deliveryCents={deliveryCents}
        vatCents={vatCents}
        vatPercent={cart.vatPercent}
        totalCents={totalCents}
      />
    </aside>
  )
}
