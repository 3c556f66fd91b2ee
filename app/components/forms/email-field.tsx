import { TextField } from './field.tsx'

type EmailFieldProps = {
  name?: string
  label: string
  hint?: string
  /** `off` where staff type somebody else's: the browser would offer their own. */
  autoComplete: 'email' | 'username' | 'off'
  maxLength?: number | undefined
}

/** An email address, typed on the keyboard for addresses and left as it is typed. */
export function EmailField({ name = 'email', autoComplete, maxLength, ...texts }: EmailFieldProps) {
  return (
    <TextField
      {...texts}
      name={name}
      input={{
        type: 'email',
        inputMode: 'email',
        autoComplete,
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength,
      }}
    />
  )
}
