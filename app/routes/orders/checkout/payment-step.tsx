import { Suspense } from 'react'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { methodText } from '#shared/orders/payment-methods.ts'
import type { Offer } from './offer.ts'
import { Step } from './step.tsx'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** Only the demo has a card: no shop fetches its fields. */
const CardFields = fetchedLater('card-fields', async () => (await import('./card-fields.tsx')).CardFields)

/** The ways to pay, in the shop's order. */
export function PaymentStep({ methods }: Pick<Offer, 'methods'>) {
  const { payment } = useCheckoutMessages()
  const purchase = usePurchaseMessages()
  const usual = methods.some(({ method }) => method === 'payfast') ? 'payfast' : 'bank_transfer'
  return (
    <Step number={3} title={payment.title}>
      <ChoiceGroup name="payment.method" label={payment.method}>
        {methods.map(({ method, hint }) => (
          <Choice
            key={method}
            name="payment.method"
            value={method}
            label={methodText(purchase.payment, method)}
            hint={hint}
            isDefault={method === usual}
          />
        ))}
      </ChoiceGroup>
      {methods.some(({ method }) => method === 'demo_card') && (
        <Suspense>
          <CardFields />
        </Suspense>
      )}
    </Step>
  )
}
