import { ChoiceGroup } from '#app/components/forms/choice.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { LanguageChoice } from '#app/components/forms/language-choice.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { CustomerReply } from './register-customer-action.ts'

type CustomerFormProps = { language: Locale; pageReply: CustomerReply | undefined }

/** Filled in for somebody else: the browser is asked not to offer the staff's own name and address. */
export function CustomerForm({ language, pageReply }: CustomerFormProps) {
  const { createCustomer: texts } = useStaffMessages()
  return (
    <StaffForm
      intent="customer"
      pageReply={pageReply}
      refusalText={() => ({ text: texts.emailTaken, field: 'email' })}
      submit={texts.submit}
      buttonClassName="btn-primary"
    >
      <EmailField label={texts.email} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={texts.firstName} input={{ autoComplete: 'off' }} />
        <TextField name="lastName" label={texts.lastName} input={{ autoComplete: 'off' }} />
      </div>
      <TextField
        name="phone"
        label={texts.phone}
        isOptional
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }}
      />
      <ChoiceGroup name="language" label={texts.language}>
        <p aria-hidden="true" className="-mb-2 font-semibold">
          {texts.language}
        </p>
        <LanguageChoice chosen={language} hints={texts.languages} />
      </ChoiceGroup>
    </StaffForm>
  )
}
