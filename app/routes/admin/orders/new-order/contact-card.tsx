import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
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
    </OfficeCard>
  )
}

function Hidden({ name }: { name: string }) {
  return <input type="hidden" name={name} value={useField(name).value ?? ''} readOnly />
}
