import { useLocale } from '#app/components/i18n/locale.tsx'
import { CartForm } from '#app/components/orders/cart-form.tsx'
import type { CartQuote } from '#domain/orders/cart/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { useCartPageMessages } from './use-cart-page-messages.ts'

/** Says which offers made this cart cheaper until a short time ago. */
export function EndedOffers({ offers }: { offers: CartQuote['endedOffers'] }) {
  const { offerEnded } = useCartPageMessages()
  const locale = useLocale()
  if (offers.length === 0) return null
  return (
    <div className="notice mb-6" role="status">
      {offers.map(({ name, endedAt }, at) => (
        <p key={at}>{offerEnded(name, formatDateTime(endedAt, locale))}</p>
      ))}
    </div>
  )
}

/** Shows what has changed since the cart was filled; one button takes it all as it is. */
export function Changes({ quote }: { quote: CartQuote }) {
  const { changes } = useCartPageMessages()
  const hasGone = quote.goneProductIds.length > 0
  const isAsItWas = quote.lines.every(
    (line) => line.priceWasCents === undefined && line.onlyLeft === undefined,
  )
  if (isAsItWas && !hasGone) return null
  return (
    <div className="notice mb-6" role="status">
      <p className="font-semibold">{changes.title}</p>
      {hasGone && <p>{changes.gone(quote.goneProductIds.length)}</p>}
      <CartForm intent="accept" className="mt-3">
        {(isPending) => (
          <button type="submit" className="btn btn-leaf" aria-busy={isPending}>
            {changes.accept}
          </button>
        )}
      </CartForm>
    </div>
  )
}
