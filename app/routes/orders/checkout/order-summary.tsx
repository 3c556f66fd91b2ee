import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { LineList } from '#app/components/orders/line-list.tsx'
import { Totals } from '#app/components/orders/totals.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { CartQuote } from '#domain/orders/cart/views.ts'
import type { ServiceLine } from '#domain/orders/checkout/schemas.ts'
import type { QuoteInWords } from './checkout-reply.ts'
import { vatInside } from '#shared/kernel/money.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type OrderSummaryProps = {
  cart: CartQuote
  /** The discount, as far as it is known. */
  quote: QuoteInWords | undefined
  wrapping: ServiceLine | null
  /** The price of delivery to where the form says, with the ice pack; null while it does not say. */
  deliveryCents: number | null
  /** The ice pack's part of that where a courier comes; null if none goes with these goods. */
  icePackCents: number | null
}

/** The cart beside the form, where there is room for it; the review shows it again, whole. */
export function OrderAside(props: OrderSummaryProps) {
  const { cart } = useMessages()
  return (
    <aside aria-labelledby="aside-title" className="card p-6 max-lg:hidden lg:sticky lg:top-28">
      <h2 id="aside-title" className="text-lg">
        {cart.title}
      </h2>
      <OrderSummary {...props} />
    </aside>
  )
}

/** The same where there is no room beside the form: a bar that stays above it and opens. */
export function OrderBar(props: OrderSummaryProps) {
  const { cart } = useMessages()
  const { total } = usePurchaseMessages()
  const { charge } = useMoney()
  const { deliveryCents, knownCents } = totalOf(props)
  return (
    <details id="order-bar" className="order-bar lg:hidden">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 font-semibold tabular-nums">
        {cart.items(props.cart.itemCount)} · {charge(knownCents)}
        {deliveryCents === null && (
          <span className="text-sm font-normal text-stone">
            + {total.delivery} {total.deliveryLater}
          </span>
        )}
        <Icon name="down" className="ml-auto size-5" />
      </summary>
      <div className="max-h-[60dvh] overflow-y-auto overscroll-contain pb-4">
        <OrderSummary {...props} />
      </div>
    </details>
  )
}

function OrderSummary(props: OrderSummaryProps) {
  const { cart, quote, wrapping } = props
  const { change } = useCheckoutMessages().review
  const { cart: priced = cart, discount = null, goodsVatCents = cart.vatCents } = quote ?? {}
  const { deliveryCents, icePackCents, subtotalCents, discountCents, knownCents } = totalOf(props)
  return (
    <>
      <LocalLink to="/cart" className="link inline-flex min-h-11 items-center text-sm">
        {change}
      </LocalLink>
      <div className="mb-4 lg:max-h-80 lg:overflow-y-auto">
        <LineList lines={wrapping ? [...priced.lines, wrapping] : priced.lines} />
      </div>
      <Totals
        subtotalCents={subtotalCents}
        offers={priced.offers}
        discountCents={discountCents}
        discountCode={discount?.code ?? null}
        deliveryCents={deliveryCents}
        icePackCents={icePackCents}
        vatCents={[deliveryCents, wrapping?.totalCents].reduce<number>(
          (sum, cents) => sum + vatInside(cents ?? 0, cart.vatPercent),
          goodsVatCents,
        )}
        vatPercent={cart.vatPercent}
        totalCents={deliveryCents === null ? null : knownCents}
        voucherCents={Math.min(quote?.voucher?.leftCents ?? 0, knownCents)}
      />
    </>
  )
}

/** Adds up the total as far as it is known, without delivery while that is not. */
function totalOf({
  cart,
  quote,
  wrapping,
  deliveryCents: chosen,
  icePackCents: ofCourier,
}: OrderSummaryProps) {
  const { cart: priced = cart, discount } = quote ?? {}
  // Delivery costs nothing where none is wanted, or where it is free and no ice pack goes with it.
  const icePackCents = chosen ? ofCourier : null
  const deliveryCents = discount?.kind === 'free_delivery' ? (icePackCents ?? 0) : chosen
  const subtotalCents = priced.subtotalCents + (wrapping?.totalCents ?? 0)
  const discountCents = priced.subtotalCents - priced.goodsCents + (discount?.discountCents ?? 0)
  return {
    deliveryCents,
    icePackCents,
    subtotalCents,
    discountCents,
    knownCents: subtotalCents - discountCents + (deliveryCents ?? 0),
  }
}
