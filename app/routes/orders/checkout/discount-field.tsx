import type { KeyboardEvent } from 'react'
import { TextField } from '#app/components/forms/field.tsx'
import { fieldId } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { CheckoutQuote } from '#domain/orders/checkout/schemas.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type DiscountFieldProps = {
  /** The discount of the code in the field, as far as the server was asked. */
  discount: CheckoutQuote['discount']
}

const NAME = 'discountCode'

/** A code, and a button that asks what it takes off; the review asks too. An empty field takes the code away. */
export function DiscountField({ discount }: DiscountFieldProps) {
  const action = pathTo({ to: '/checkout', hash: fieldId(NAME) }, useLocale())
  const { discount: texts, review } = useCheckoutMessages()
  const { charge } = useMoney()
  return (
    <div className="max-w-md">
      <TextField
        name={NAME}
        label={texts.label}
        isOptional
        input={{
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 30,
          onKeyDown: applyOnEnter,
        }}
        beside={
          <SubmitButton
            intent="discount"
            pendingText={review.reviewing}
            className="btn btn-line shrink-0"
            formAction={action}
          >
            {texts.apply}
          </SubmitButton>
        }
      />
      <p role="status" className="mt-1 text-sm font-semibold text-leaf">
        {discount &&
          (discount.kind === 'free_delivery'
            ? texts.freeDelivery(discount.code)
            : texts.takesOff(discount.code, charge(discount.discountCents)))}
      </p>
    </div>
  )
}

function applyOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form, nextElementSibling } = event.currentTarget
  form?.requestSubmit(nextElementSibling as HTMLElement)
}
