import { useVerifyMessages } from './use-verify-messages.ts'
import { useEffect, useRef } from 'react'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { VerifyReply } from './verify-actions.ts'

type ConfirmFormProps = { form: ReturnType<typeof useReplyForm<VerifyReply>> }

/** Opening a link changes nothing, programs that read mails open links too; this form does, by itself with scripts. */
export function ConfirmForm({ form }: ConfirmFormProps) {
  const verify = useVerifyMessages()
  const element = form.form
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    // With its button, whose value says what is wanted.
    element.current?.requestSubmit(element.current.querySelector('button'))
  }, [element])
  return (
    <>
      <AuthTitle heading="h1" title={verify.title} lead={verify.confirmLead} />
      <ReplyFormFrame of={form} className="mt-8 grid gap-5">
        {form.notice && (
          <FormNotice isError>
            <p role="alert">{form.notice.text}</p>
          </FormNotice>
        )}
        <SubmitButton intent="confirm" pendingText={verify.confirming} className="btn btn-primary w-full">
          {verify.confirm}
        </SubmitButton>
      </ReplyFormFrame>
    </>
  )
}
