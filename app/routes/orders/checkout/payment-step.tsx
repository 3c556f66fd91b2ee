import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { methodText, type PaymentMethod } from '#shared/orders/payment-methods.ts'
import { CardFields } from './card-fields.tsx'
import { Step } from './step.tsx'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** The ways to pay, in the shop's order. */
export function PaymentStep({ methods }: { methods: PaymentMethod[] }) {
  const { payment } = useCheckoutMessages()
  const purchase = usePurchaseMessages()
  const usual = methods.includes('payfast') ? 'payfast' : 'bank_transfer'
  return (
    <Step number={3} title={payment.title}>
      <ChoiceGroup name="payment.method" label={payment.method}>
        {methods.map((method) => (
          <Choice
            key={method}
            name="payment.method"
            value={method}
            label={methodText(purchase.payment, method)}
            hint={methodText(payment.hints, method)}
            isDefault={method === usual}
          />
        ))}
      </ChoiceGroup>
      {methods.includes('demo_card') && <CardFields />}
    </Step>
  )
}
