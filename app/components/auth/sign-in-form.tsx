import { type MouseEvent, useEffect, useState } from 'react'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import type { AuthReply } from './auth-reply.ts'
import { AccountEmailField } from './account-email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { FORGOT_HINT_ID, SignInNotice } from './sign-in-notice.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessages } from './use-auth-messages.ts'

type SignInFormProps = {
  next: string
  pageReply: AuthReply | undefined
  /** Why one has to sign in again. */
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
    onReply: useReplyToast(),
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

  // What the focus was on is gone.
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

/** Says in the corner of the page, too, what came of the form: in the dialog the answer may be out of view. */
function useReplyToast() {
  const { common } = useMessages()
  const { signIn, reset } = useAuthMessages()
  const toast = useToast()
  return ({ intent, refusal, done }: AuthReply, text: string | undefined) => {
    if (done) toast({ title: reset.sent, description: reset.sentText, tone: 'success', isSaid: true })
    if (done || !text) return
    const failed = refusal?.reason === 'no_address' ? reset.emailRequired : common.error
    toast({
      title: intent === 'forgot' ? failed : signIn.failed,
      description: text,
      tone: 'error',
      isSaid: true,
    })
  }
}
