import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** The fields for who the guest is, and what the team has to know. */
export function ContactFields() {
  const { phone: texts } = useStaffMessages().reservations
  return (
    <>
      <TextField name="name" label={texts.name} input={{ autoComplete: 'off', maxLength: 80 }} isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="phone"
          label={texts.phone}
          input={{ type: 'tel', autoComplete: 'off', maxLength: 30 }}
          isOptional
        />
        <TextField
          name="email"
          label={texts.email}
          input={{ type: 'email', autoComplete: 'off', maxLength: 254 }}
          isOptional
        />
      </div>
      <TextArea name="allergies" label={texts.allergies} rows={2} isOptional />
      <TextArea name="wishes" label={texts.wishes} rows={2} isOptional />
    </>
  )
}

export const CONTACT_FIELDS = ['name', 'phone', 'email', 'allergies', 'wishes'] as const
