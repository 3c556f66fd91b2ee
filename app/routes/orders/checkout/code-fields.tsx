import type { KeyboardEvent } from 'react'
import { TextField } from '#app/components/forms/field.tsx'
import { fieldId, useField } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { CheckoutQuote } from '#domain/orders/checkout/schemas.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type DiscountFieldProps = {
  /** The discount of the code in the field, as far as the server was asked. */
  discount: CheckoutQuote['discount']
}

/** A code, and a button that asks what it takes off; the review asks too. An empty field takes the code away. */
export function DiscountField({ discount }: DiscountFieldProps) {
  const { discount: texts } = useCheckoutMessages()
  const { charge } = useMoney()
  return (
    <CodeField
      name="discountCode"
      intent="discount"
      label={texts.label}
      says={
        discount &&
        (discount.kind === 'free_delivery'
          ? texts.freeDelivery(discount.code)
          : texts.takesOff(discount.code, charge(discount.discountCents)))
      }
    />
  )
}

/** The same for a voucher, which few have: folded away until something stands in it. `says`: what it pays. */
export function VoucherField({ says }: { says: string | undefined }) {
  const { voucher } = usePurchaseMessages().total
  const { value, error } = useField('voucher.code')
  return (
    <details open={!!(value?.trim() || error)} className="group -mt-6 [&_label]:sr-only">
      <summary className="link flex min-h-11 w-fit items-center gap-2">
        {voucher}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <CodeField name="voucher.code" intent="voucher" label={voucher} says={says} />
    </details>
  )
}

type CodeFieldProps = {
  name: string
  intent: string
  label: string
  says: string | null | undefined
}

function CodeField({ name, intent, label, says }: CodeFieldProps) {
  const action = pathTo({ to: '/checkout', hash: fieldId(name) }, useLocale())
  const { discount: texts, review } = useCheckoutMessages()
  return (
    <div className="max-w-md">
      <TextField
        name={name}
        label={label}
        isOptional
        input={{
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 40,
          onKeyDown: applyOnEnter,
        }}
        beside={
          <SubmitButton
            intent={intent}
            pendingText={review.reviewing}
            className="btn btn-line shrink-0"
            formAction={action}
          >
            {texts.apply}
          </SubmitButton>
        }
      />
      <p role="status" className="mt-1 text-sm font-semibold text-leaf">
        {says}
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
