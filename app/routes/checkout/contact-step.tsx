import { TextField } from '#app/components/forms/field.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { Step } from './step.tsx'

export function ContactStep() {
  const { contact } = useOrderMessages().checkout
  return (
    <Step number={1} title={contact.title}>
      <TextField
        name="contact.email"
        label={contact.email}
        hint={contact.emailHint}
        input={{
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
        }}
      />
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
    </Step>
  )
}
