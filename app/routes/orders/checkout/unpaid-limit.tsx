import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { UnpaidLimitInWords } from '#app/request/rare-refusal.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type UnpaidLimitProps = { refusal: UnpaidLimitInWords; isSignedIn: boolean }

/** The ways on for a buyer who wants more than is held until it is paid. */
export function UnpaidLimit({ refusal, isSignedIn }: UnpaidLimitProps) {
  const { myOrders, toCart } = useCheckoutMessages().problems
  return (
    <>
      <ul className="mt-1 list-disc pl-5 empty:hidden">
        {refusal.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2">{refusal.waysOn}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LocalLink to="/cart" className="link">
          {toCart}
        </LocalLink>
        {isSignedIn && (
          <LocalLink to="/orders" className="link">
            {myOrders}
          </LocalLink>
        )}
      </p>
    </>
  )
}
