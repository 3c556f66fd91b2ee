import { useRevalidator } from 'react-router'
import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { PasswordField } from '#app/components/accounts/password-field.tsx'
import { useAuthForm } from '#app/components/accounts/use-auth-form.ts'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'

type ResetStepProps = { next: string; pageReply: AuthReply | undefined }

/** A new password by a mailed link: forgotten ones and invitations. */
export function ResetStep({ next, pageReply }: ResetStepProps) {
  const { fields, reset } = useAuthMessages()
  const { revalidate } = useRevalidator()
  const form = useAuthForm({
    next,
    search: { mode: 'reset' },
    intents: ['reset'],
    pageReply,
    onReply: ({ refusal }) => {
      // Used in another window meanwhile: the page says so.
      if (refusal?.reason === 'invalid_link') void revalidate()
    },
  })
  return (
    <>
      <AuthTitle heading="h1" title={reset.title} lead={reset.lead} />
      <ReplyFormFrame of={form} className="mt-8 grid gap-5">
        {form.notice && (
          <FormNotice isError>
            <p>{form.notice.text}</p>
          </FormNotice>
        )}
        <PasswordField name="password" label={fields.newPassword} autoComplete="new-password" showsPolicy />
        <SubmitButton intent="reset" pendingText={reset.pending} className="btn btn-primary w-full">
          {reset.action}
        </SubmitButton>
      </ReplyFormFrame>
    </>
  )
}
