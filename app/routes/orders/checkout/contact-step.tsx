import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { Fold } from './fold.tsx'
import { Step } from './step.tsx'
import { useCheckoutMessages } from './use-checkout-messages.ts'

export function ContactStep() {
  const { contact } = useCheckoutMessages()
  return (
    <Step number={1} title={contact.title}>
      <EmailField name="contact.email" label={contact.email} hint={contact.emailHint} autoComplete="email" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="contact.firstName"
          label={contact.firstName}
          input={{ autoComplete: 'given-name' }}
        />
        <TextField name="contact.lastName" label={contact.lastName} input={{ autoComplete: 'family-name' }} />
      </div>
      <TextField
        name="contact.phone"
        label={contact.phone}
        hint={contact.phoneHint}
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
      />
      <BusinessFields />
    </Step>
  )
}

function BusinessFields() {
  const { contact } = useCheckoutMessages()
  return (
    <Fold title={contact.business} names={['business.company', 'business.vatNumber']}>
      <TextField
        name="business.company"
        label={contact.company}
        isOptional
        input={{ autoComplete: 'organization' }}
      />
      <TextField
        name="business.vatNumber"
        label={contact.vatNumber}
        hint={contact.vatNumberHint}
        isOptional
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 20 }}
      />
    </Fold>
  )
}
