import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import type { EntryMethod } from '#domain/orders/order-entry/schemas.ts'
import { HOSTED_PROVIDERS, isHosted } from '#shared/orders/payment-methods.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import { RECEIVED } from './entry-fields.ts'

type PaymentCardProps = {
  methods: EntryMethod[]
  /** True for admins. */
  mayDiscount: boolean
}

/** The way of paying, and what is taken off: by a code, or by the shop. */
export function PaymentCard({ methods, mayDiscount }: PaymentCardProps) {
  const { orderEntry: texts } = useStaffMessages()
  return (
    <OfficeCard id="entry-payment" title={texts.payment}>
      <div className="grid gap-5">
        <SelectField name="payment" label={texts.method} autoComplete="off">
          {methods.flatMap((method) => {
            if (isHosted(method)) {
              const name = HOSTED_PROVIDERS[method]
              return (
                <option key={method} value={method}>
                  {texts.methods.hosted(name)}
                </option>
              )
            }
            if (!isAtCounter(method)) {
              return (
                <option key={method} value={method}>
                  {texts.methods.bank_transfer}
                </option>
              )
            }
            return [
              <option key={method + RECEIVED} value={method + RECEIVED}>
                {texts.methods.now[method]}
              </option>,
              <option key={method} value={method}>
                {texts.methods.later[method]}
              </option>,
            ]
          })}
        </SelectField>
        <TextField
          name="code"
          label={texts.code}
          isOptional
          className="max-w-xs"
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 30 }}
        />
        <TextField
          name="voucher"
          label={texts.voucher}
          hint={texts.voucherHint}
          isOptional
          className="max-w-md"
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 }}
        />
        {mayDiscount && (
          <div className="grid items-start gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <TextField
              name="discount"
              label={texts.discount}
              hint={texts.discountHint}
              isOptional
              input={{ autoComplete: 'off', maxLength: 20 }}
            />
            <TextField
              name="reason"
              label={texts.reason}
              hint={texts.reasonHint}
              isOptional
              input={{ autoComplete: 'off', maxLength: 200 }}
            />
          </div>
        )}
        <TextArea name="note" label={texts.note} hint={texts.noteHint} rows={2} isOptional />
      </div>
    </OfficeCard>
  )
}
