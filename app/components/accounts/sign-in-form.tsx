import { type MouseEvent, useEffect, useState } from 'react'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { AuthReply } from './auth-reply.ts'
import { AccountEmailField } from './account-email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { FORGOT_HINT_ID, SignInNotice } from './sign-in-notice.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessages } from './use-auth-messages.ts'

type SignInFormProps = {
  next: string
  pageReply: AuthReply | undefined
  /** The reason to sign in again. */
  reason: string | undefined
}

/** Address and password: the first half of signing in. The second button has a link for a new password mailed. */
export function SignInForm({ next, pageReply, reason }: SignInFormProps) {
  const { fields, signIn } = useAuthMessages()
  const form = useAuthForm({
    next,
    // A code that came too late is answered here, without scripts: one has to sign in again.
    intents: ['sign-in', 'forgot', 'code', 'resend'],
    pageReply,
  })
  const { reply } = form
  const [editedAfter, setEditedAfter] = useState<AuthReply>()
  const showsHint = reply?.refusal?.reason === 'invalid_credentials' && editedAfter !== reply

  function askForAddress(event: MouseEvent<HTMLButtonElement>) {
    const email = event.currentTarget.form?.querySelector<HTMLInputElement>('input[name=email]')
    if (!email || email.value.trim() !== '') return
    event.preventDefault()
    form.show({ intent: 'forgot', values: {}, errors: {}, refusal: { reason: 'no_address' } })
  }

  // The element that had the focus is gone.
  useEffect(() => {
    if (reason) form.form.current?.querySelector<HTMLElement>('[data-notice]')?.focus()
  }, [form.form, reason])

  return (
    <ReplyFormFrame of={form} className="grid gap-5" onInput={() => setEditedAfter(reply)}>
      <SignInNotice reply={reply} text={form.notice?.text} reason={reason} showsHint={showsHint} />
      <AccountEmailField autoComplete="username" />
      <PasswordField name="password" label={fields.password} autoComplete="current-password" />
      <div className="grid gap-3">
        <SubmitButton
          intent="sign-in"
          pendingText={signIn.pending}
          needsAllFields
          className="btn btn-primary w-full"
        >
          {signIn.action}
        </SubmitButton>
        <p className="text-sm text-stone">{signIn.next}</p>
      </div>
      <div className="border-t border-line pt-3">
        <SubmitButton
          intent="forgot"
          className="link min-h-11"
          aria-describedby={showsHint ? FORGOT_HINT_ID : undefined}
          onClick={askForAddress}
        >
          {signIn.forgot}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
