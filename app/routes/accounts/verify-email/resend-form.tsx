import { useVerifyMessages } from './use-verify-messages.ts'
import { AccountEmailField } from '#app/components/accounts/account-email-field.tsx'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { VerifyReply } from './verify-actions.ts'

type ResendFormProps = { email: string; pageReply: VerifyReply | undefined }

/** Asks for the mail again, for any address. */
export function ResendForm({ email, pageReply }: ResendFormProps) {
  const verify = useVerifyMessages()
  const { fieldErrors } = useAuthMessages()
  const form = useReplyForm<VerifyReply>({
    intents: ['resend'],
    pageReply,
    action: pathTo('/auth/verify-email', useLocale()),
    values: { email },
    fieldErrors,
    refusalText: () => ({ text: verify.rateLimited }),
  })
  const { notice, reply } = form
  const isUnexpected = reply?.refusal?.reason === 'unexpected'
  return (
    <ReplyFormFrame of={form} className="mt-8 grid gap-5 border-t border-line pt-6">
      <h2 className="text-lg">{verify.resendTitle}</h2>
      {notice && (
        <FormNotice isError>
          <p>{isUnexpected ? verify.resendFailed : notice.text}</p>
        </FormNotice>
      )}
      {reply?.done && (
        <FormNotice>
          <p>{verify.resent}</p>
        </FormNotice>
      )}
      <AccountEmailField />
      <SubmitButton intent="resend" pendingText={verify.resending} className="btn btn-leaf w-full">
        {verify.resend}
      </SubmitButton>
    </ReplyFormFrame>
  )
}
