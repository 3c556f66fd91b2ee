import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { AuthTitle } from '#app/components/auth/auth-title.tsx'
import { FormAnswer } from '#app/components/auth/form-answer.tsx'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { VerifyReply } from './reply.ts'

type ConfirmFormProps = {
  fetcher: FetcherWithComponents<VerifyReply>
  action: string
  token: string
  problem: string | undefined
}

/** Opening a link changes nothing, programs that read mails open links too; this form does, by itself with scripts. */
export function ConfirmForm({ fetcher, action, token, problem }: ConfirmFormProps) {
  const { verify } = useAuthMessages()
  const form = useRef<HTMLFormElement>(null)
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    // With its button, whose value says what is wanted.
    form.current?.requestSubmit(form.current.querySelector('button'))
  }, [])
  return (
    <>
      <AuthTitle heading="h1" title={verify.title} lead={verify.confirmLead} />
      <fetcher.Form ref={form} method="post" action={action} className="mt-8 grid gap-5">
        {problem && (
          <FormAnswer isError>
            <p role="alert">{problem}</p>
          </FormAnswer>
        )}
        <input type="hidden" name="token" value={token} />
        <SubmitButton
          name="intent"
          value="confirm"
          isPending={fetcher.state !== 'idle'}
          pendingText={verify.confirming}
          className="btn-primary w-full"
        >
          {verify.confirm}
        </SubmitButton>
      </fetcher.Form>
    </>
  )
}
