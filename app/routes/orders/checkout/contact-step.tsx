import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { Icon } from '#app/components/ui/icons.tsx'
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

/** For few: folded away until something stands in it. */
function BusinessFields() {
  const { contact } = useCheckoutMessages()
  const [company, vatNumber] = [useField('business.company'), useField('business.vatNumber')]
  const isInUse = [company, vatNumber].some(({ value, error }) => value?.trim() || error)
  return (
    <details open={isInUse} className="group">
      <summary className="link flex min-h-11 w-fit items-center gap-2">
        {contact.business}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
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
      </div>
    </details>
  )
}
