import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { DISCOUNT_KINDS } from '#shared/orders/discount-codes.ts'

const number = { inputMode: 'numeric', autoComplete: 'off' } as const
const rand = { inputMode: 'decimal', autoComplete: 'off' } as const
const time = { type: 'datetime-local', autoComplete: 'off' } as const

/** The fields of a code's form. */
export function DiscountFields({ isNew }: { isNew: boolean }) {
  const { discounts: texts } = useStaffMessages()
  return (
    <div className="discount-fields grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      {isNew && (
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          className="md:col-span-2"
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 30 }}
        />
      )}
      <SelectField name="kind" label={texts.kind} autoComplete="off">
        {DISCOUNT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <div className="grid">
        <TextField
          name="percent"
          label={texts.percent}
          hint={texts.percentHint}
          className="of-percent"
          input={number}
        />
        <TextField
          name="amount"
          label={texts.amount}
          hint={texts.amountHint}
          className="of-amount"
          input={rand}
        />
      </div>
      <TextField
        name="minimum"
        label={texts.minimum}
        hint={texts.minimumHint}
        isOptional
        className="md:col-span-2 md:w-1/2 md:pr-3"
        input={rand}
      />
      <TextField name="startsAt" label={texts.startsAt} hint={texts.startsHint} isOptional input={time} />
      <TextField name="endsAt" label={texts.endsAt} hint={texts.endsHint} isOptional input={time} />
      <TextField name="maxUses" label={texts.maxUses} hint={texts.noLimit} isOptional input={number} />
      <TextField
        name="maxUsesPerCustomer"
        label={texts.maxUsesPerCustomer}
        hint={texts.noLimit}
        isOptional
        input={number}
      />
    </div>
  )
}
