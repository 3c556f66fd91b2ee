import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { methodText, type PaymentMethod } from '#shared/orders/payment-methods.ts'
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

/** Asked for only where a card is chosen, by CSS alone. */
function CardFields() {
  const { payment } = useCheckoutMessages()
  return (
    <div className="demo-card-fields grid-cols-2 gap-5">
      <TextField
        name="payment.card.number"
        label={payment.cardNumber}
        className="col-span-2"
        input={{
          inputMode: 'numeric',
          autoComplete: 'cc-number',
          maxLength: 30,
          onBlur: ({ currentTarget: field }) => {
            field.value = inFours(field.value)
          },
        }}
      />
      <TextField
        name="payment.card.expiry"
        label={payment.cardExpiry}
        hint={payment.cardExpiryHint}
        input={{ autoComplete: 'cc-exp', maxLength: 10 }}
      />
      <TextField
        name="payment.card.cvc"
        label={payment.cardCvc}
        hint={payment.cardCvcHint}
        input={{ inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: 4 }}
      />
    </div>
  )
}

/** As it stands on the card; what has something else in it is left to be mended. */
function inFours(number: string): string {
  const digits = number.replace(/\s/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : number
}
