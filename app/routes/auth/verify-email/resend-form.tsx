import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { EmailField } from '#app/components/auth/email-field.tsx'
import { FormAnswer } from '#app/components/auth/form-answer.tsx'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { problemText } from './problem-text.ts'
import type { VerifyReply } from './reply.ts'

type ResendFormProps = { action: string; email: string; firstReply: VerifyReply | undefined }

/** Asks for the mail again, for whichever address. */
export function ResendForm({ action, email, firstReply }: ResendFormProps) {
  const auth = useAuthMessages()
  const fetcher = useFetcher<VerifyReply>()
  const form = useRef<HTMLFormElement>(null)
  const reply = fetcher.data ?? firstReply
  const problem = problemText(reply, auth)
  const error = reply && 'error' in reply && reply.error && auth.fieldErrors[reply.error]

  useEffect(() => {
    if (!fetcher.data) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-answer]')?.focus()
  }, [fetcher.data])

  return (
    <FormState
      value={{
        values: { email: reply && 'email' in reply ? reply.email : email },
        errors: error ? { email: error } : {},
      }}
    >
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        noValidate
        className="mt-8 grid gap-5 border-t border-line pt-6"
      >
        <h2 className="text-lg">{auth.verify.resendTitle}</h2>
        {problem && (
          <FormAnswer isError>
            <p>{problem}</p>
          </FormAnswer>
        )}
        {reply && 'done' in reply && reply.done === 'resent' && (
          <FormAnswer>
            <p>{auth.verify.resent}</p>
          </FormAnswer>
        )}
        <EmailField />
        <SubmitButton
          name="intent"
          value="resend"
          isPending={fetcher.state !== 'idle'}
          pendingText={auth.verify.resending}
          className="btn-leaf w-full"
        >
          {auth.verify.resend}
        </SubmitButton>
      </fetcher.Form>
    </FormState>
  )
}
