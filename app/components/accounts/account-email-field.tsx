import { EmailField } from '#app/components/forms/email-field.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

/** The address of an account. */
export function AccountEmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  const { fields } = useAuthMessages()
  return <EmailField label={fields.email} autoComplete={autoComplete} maxLength={254} />
}
