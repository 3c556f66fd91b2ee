import { type MouseEvent, useEffect, useState } from 'react'
import { FormState } from '../forms/form-state.ts'
import { useToast } from '../ui/toasts.tsx'
import type { AuthReply } from './auth-reply.ts'
import { AuthSubmit } from './auth-submit.tsx'
import { EmailField } from './email-field.tsx'
import { FormAnswer } from './form-answer.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessages } from './use-auth-messages.ts'
import { useIsFilled } from './use-is-filled.ts'

type SignInFormProps = {
  next: string
  firstReply?: AuthReply | undefined
  /** Why one has to sign in again. */
  reason?: string | undefined
}

/** Address and password: the first half of signing in. The second button has a link for a new password mailed. */
export function SignInForm({ next, firstReply, reason }: SignInFormProps) {
  const auth = useAuthMessages()
  const toast = useToast()
  const { Form, props, form, take, state, reply, problem, isPending, pendingIntent } = useAuthForm({
    next,
    intent: 'sign-in',
    firstReply,
    onReply: (answer, text) => {
      if (answer.done === 'reset-sent') {
        toast({ title: auth.reset.sent, description: auth.reset.sentText, tone: 'success' })
      } else if (text) {
        const failed = answer.errors['email'] === 'required' ? auth.reset.emailRequired : auth.reset.failed
        const title = answer.intent === 'forgot' ? failed : auth.signIn.failed
        toast({ title, description: text, tone: 'error' })
      }
    },
  })
  const { isFilled, lookAgain } = useIsFilled(form)
  const [editedAfter, setEditedAfter] = useState<AuthReply>()
  const showsHint = reply.problem?.reason === 'invalid_credentials' && editedAfter !== reply
  const isForgot = reply.intent === 'forgot'

  function askForAddress(event: MouseEvent) {
    const email = form.current?.querySelector<HTMLInputElement>('input[name=email]')
    if (!email || email.value.trim() !== '') return
    event.preventDefault()
    take({ intent: 'forgot', values: {}, errors: { email: 'required' } })
  }

  // What the focus was on is gone.
  useEffect(() => {
    if (reason) form.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
  }, [form, reason])

  return (
    <FormState value={state}>
      <Form
        {...props}
        {...lookAgain}
        className="grid gap-5"
        onInput={() => {
          lookAgain.onInput()
          setEditedAfter(reply)
        }}
      >
        {problem ? (
          <FormAnswer isError>
            <p className="font-semibold">{isForgot ? auth.reset.failed : auth.signIn.failed}</p>
            <p>{problem}</p>
            {showsHint && (
              <p id="forgot-hint" className="mt-2 text-charcoal">
                {auth.signIn.forgotHint}
              </p>
            )}
          </FormAnswer>
        ) : reply.done === 'reset-sent' ? (
          <FormAnswer>
            <p className="font-semibold">{auth.reset.sent}</p>
            <p>{auth.reset.sentText}</p>
            <p className="mt-1 text-sm text-stone">{auth.reset.sentHint}</p>
          </FormAnswer>
        ) : (
          reason && (
            <FormAnswer isError>
              <p>{reason}</p>
            </FormAnswer>
          )
        )}
        <EmailField autoComplete="username" />
        <PasswordField name="password" label={auth.fields.password} autoComplete="current-password" />
        <div className="grid gap-3">
          <AuthSubmit
            intent="sign-in"
            isPending={pendingIntent === 'sign-in'}
            isDisabled={isPending || !isFilled}
            pendingText={auth.signIn.pending}
          >
            {auth.signIn.action}
          </AuthSubmit>
          <p className="text-sm text-stone">{auth.signIn.next}</p>
        </div>
        <div className="border-t border-line pt-3">
          <button
            type="submit"
            name="intent"
            value="forgot"
            disabled={isPending}
            aria-busy={pendingIntent === 'forgot'}
            aria-describedby={showsHint ? 'forgot-hint' : undefined}
            className="link min-h-11"
            onClick={askForAddress}
          >
            {auth.signIn.forgot}
          </button>
        </div>
      </Form>
    </FormState>
  )
}
