import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { AccountEmailField } from '#app/components/accounts/account-email-field.tsx'
import { ResetSentNotice } from '#app/components/accounts/reset-sent-notice.tsx'
import { useAuthForm } from '#app/components/accounts/use-auth-form.ts'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'

/** A link that sets no password any more, and the way to a new one. */
export function DeadLinkStep({ next, pageReply }: { next: string; pageReply: AuthReply | undefined }) {
  const { common } = useMessages()
  const { reset } = useAuthMessages()
  const form = useAuthForm({
    next,
    search: { mode: 'reset' },
    intents: ['forgot'],
    pageReply,
  })
  return (
    <>
      <AuthTitle heading="h1" title={reset.deadTitle} lead={reset.deadText} />
      <ReplyFormFrame of={form} className="mt-8 grid gap-5">
        {form.notice && (
          <FormNotice isError>
            <p className="font-semibold">{common.error}</p>
            <p>{form.notice.text}</p>
          </FormNotice>
        )}
        {form.reply?.done && <ResetSentNotice />}
        <AccountEmailField />
        <SubmitButton intent="forgot" pendingText={reset.sending} className="btn btn-primary w-full">
          {reset.sendAgain}
        </SubmitButton>
      </ReplyFormFrame>
      <p className="mt-6 text-center">
        <LocalLink to="/auth" className="link">
          {reset.backToSignIn}
        </LocalLink>
      </p>
    </>
  )
}
