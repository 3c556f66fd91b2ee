import { isLost, type LostRequest } from '#app/components/forms/form-reply.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import type { CheckoutRefusal } from './checkout-reply.ts'
import type { Offer } from './offer.ts'
import { UnpaidLimit } from './unpaid-limit.tsx'
import { useRefusalText } from './use-refusal-text.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type RefusalNoticeProps = { refusal: CheckoutRefusal | LostRequest; offer: Offer }

/** Says why there is no order yet, and the way on. */
export function RefusalNotice({ refusal, offer }: RefusalNoticeProps) {
  const { problems } = useCheckoutMessages()
  const { forms } = useMessages()
  const refusalText = useRefusalText()
  const isAboutCart = refusal.reason === 'out_of_stock' || refusal.reason === 'product_gone'
  return (
    <div className="notice notice-error">
      <p className="font-semibold">{problems.title}</p>
      <p>
        {isLost(refusal) ? `${forms[refusal.reason]} ${problems.tryAgainSafely}` : refusalText(refusal).text}
      </p>
      {refusal.reason === 'out_of_stock' && (
        <ul className="mt-1 list-disc pl-5">
          {refusal.lines.map(({ productId, name, left }) => (
            <li key={productId}>{problems.outOfStockLine(name, left)}</li>
          ))}
        </ul>
      )}
      {refusal.reason === 'unpaid_limit' && (
        <UnpaidLimit refusal={refusal} isSignedIn={offer.signedInAs !== undefined} />
      )}
      {isAboutCart && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <SubmitButton intent="accept" className="btn btn-leaf">
            {problems.takeWhatIsLeft}
          </SubmitButton>
          <LocalLink to="/cart" className="link">
            {problems.toCart}
          </LocalLink>
        </p>
      )}
    </div>
  )
}
