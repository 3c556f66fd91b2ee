import { TextField } from '#app/components/forms/field.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

/** The address of an account. */
export function EmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  const { fields } = useAuthMessages()
  return (
    <TextField
      name="email"
      label={fields.email}
      input={{
        type: 'email',
        inputMode: 'email',
        autoComplete,
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 254,
      }}
    />
  )
}
