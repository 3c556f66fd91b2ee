import { TextField } from '#app/components/forms/field.tsx'
import { formatExpiry, groupInFours } from '#shared/orders/card-as-typed.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** Asked for only where a card is chosen, by CSS alone. */
export function CardFields() {
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
          onInput: ({ currentTarget: field }) => groupTyped(field),
        }}
      />
      <TextField
        name="payment.card.expiry"
        label={payment.cardExpiry}
        hint={payment.cardExpiryHint}
        input={{
          inputMode: 'numeric',
          autoComplete: 'cc-exp',
          maxLength: 10,
          onBlur: ({ currentTarget: field }) => {
            field.value = formatExpiry(field.value)
          },
        }}
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

/** Groups the number while it is typed; the caret stays behind the digit that it stood behind. */
function groupTyped(field: HTMLInputElement) {
  const { value, selectionStart } = field
  const grouped = groupInFours(value)
  if (grouped === value) return
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length
  field.value = grouped
  const caret = new RegExp(`^(?:\\D*\\d){${digitsBefore}}`).exec(grouped)?.[0].length ?? grouped.length
  field.setSelectionRange(caret, caret)
}
