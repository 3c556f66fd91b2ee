import { useEffect, useRef } from 'react'
import { PasswordField } from '#app/components/accounts/password-field.tsx'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { waitText } from '#app/components/accounts/wait-text.ts'
import { OWN_PASSWORD, type Unconfirmed } from '#app/components/forms/form-reply.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

type Asked = { intent: string } & Unconfirmed

/** Asks for the password in the office's forms where it is wanted first. */
export const askForPassword = (asked: Asked) => <ConfirmPassword {...asked} />

/**
 * Asks for one's own password at the head of a form that was sent without: all that was typed is below, and its button
 * sends the form again. It comes first, so that Enter presses it.
 */
function ConfirmPassword({ intent, reason, seconds = 0 }: Asked) {
  const { ownPassword: texts, working } = useStaffMessages()
  const auth = useAuthMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const error = reason && (reason === 'wait' ? waitText(seconds, auth) : texts.wrong)
  return (
    <div ref={box} className="notice grid gap-4" role="group" aria-label={texts.title}>
      <p>
        <strong>{texts.title}</strong> {texts.hint}
      </p>
      <FormState
        value={{ values: {}, errors: error ? { [OWN_PASSWORD]: error } : {}, idPrefix: `confirm-${intent}` }}
      >
        <PasswordField name={OWN_PASSWORD} label={texts.password} autoComplete="current-password" />
      </FormState>
      <div>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {texts.submit}
        </SubmitButton>
      </div>
    </div>
  )
}
