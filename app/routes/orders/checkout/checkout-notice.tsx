import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import type { CheckoutRefusal } from './checkout-reply.ts'
import type { Offer } from './offer.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type CheckoutNoticeProps = {
  refusal: CheckoutRefusal | LostRequest | undefined
  offer: Offer
  wrong: { name: string; label: string; text: string }[]
  /** True if it takes the focus from the first wrong field. */
  isFirst: boolean
}

/** The faults that stand against the order, where the page comes back to without scripts. */
export function CheckoutNotice({ refusal, offer, wrong, isFirst }: CheckoutNoticeProps) {
  const { problems } = useCheckoutMessages()
  return (
    <div
      id="next"
      data-notice={isFirst ? 'first' : ''}
      tabIndex={-1}
      className="grid scroll-mt-28 gap-4 outline-none"
    >
      {refusal && <RefusalNotice refusal={refusal} offer={offer} />}
      {wrong.length > 0 && <ErrorSummary title={problems.fields(wrong.length)} errors={wrong} />}
    </div>
  )
}
