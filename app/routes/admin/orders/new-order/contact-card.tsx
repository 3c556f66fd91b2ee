import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { Caller } from '#domain/orders/order-entry/views.ts'
import { LOCALES } from '#shared/kernel/locale.ts'

/** The fields for who the order is for. */
export function ContactCard({ caller }: { caller: Caller | undefined }) {
  const { orderEntry: texts, reservations } = useStaffMessages()
  const off = { autoComplete: 'off' } as const
  return (
    <OfficeCard
      id="contact"
      title={texts.contact}
      hint={caller?.customerId ? texts.ofAccount : texts.ofGuest}
    >
      <Hidden name="caller" />
      <Hidden name="customerId" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={texts.firstName} input={{ ...off, maxLength: 80 }} />
        <TextField name="lastName" label={texts.lastName} input={{ ...off, maxLength: 80 }} />
        <TextField name="phone" label={texts.phone} input={{ ...off, type: 'tel', maxLength: 30 }} />
        <TextField
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          isOptional
          input={{ ...off, type: 'email', maxLength: 254 }}
        />
        <SelectField name="language" label={texts.language} autoComplete="off">
          {LOCALES.map((language) => (
            <option key={language} value={language}>
              {reservations.phone.languages[language]}
            </option>
          ))}
        </SelectField>
      </div>
      <BusinessFields />
    </OfficeCard>
  )
}

/** The business that the tax invoice is made out to: folded away until something stands in it, as in the checkout. */
function BusinessFields() {
  const { orderEntry: texts } = useStaffMessages()
  const fields = [useField('company'), useField('vatNumber')]
  const isInUse = fields.some(({ value, error }) => value?.trim() || error)
  return (
    <details open={isInUse} className="group mt-3">
      <summary className="link flex min-h-11 w-fit items-center gap-2">
        {texts.business}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="company"
          label={texts.company}
          isOptional
          input={{ autoComplete: 'off', maxLength: 120 }}
        />
        <TextField
          name="vatNumber"
          label={texts.vatNumber}
          hint={texts.vatNumberHint}
          isOptional
          input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 20 }}
        />
      </div>
    </details>
  )
}

function Hidden({ name }: { name: string }) {
  return <input type="hidden" name={name} value={useField(name).value ?? ''} readOnly />
}
