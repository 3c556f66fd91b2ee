import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { UnpaidLimitRefusal } from '#domain/checkout/schemas.ts'
import type { Offer } from './offer.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** The ways on for a buyer who wants more than is held until it is paid. */
export function UnpaidLimit({ refusal, offer }: { refusal: UnpaidLimitRefusal; offer: Offer }) {
  const { unpaidLimit: texts, toCart } = useCheckoutMessages().problems
  const { methods, signedInAs, shop } = offer
  return (
    <>
      {refusal.limit === 'quantity' && (
        <ul className="mt-1 list-disc pl-5">
          {refusal.lines.map(({ productId, name, most }) => (
            <li key={productId}>{texts.line(name, most)}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        {methods.length > 1 && texts.otherMethod} {texts.contact(shop.email, shop.phone)}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LocalLink to="/cart" className="link">
          {toCart}
        </LocalLink>
        {signedInAs && (
          <LocalLink to="/orders" className="link">
            {texts.myOrders}
          </LocalLink>
        )}
      </p>
    </>
  )
}
