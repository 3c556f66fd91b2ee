import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import type { AuthReply } from './auth-reply.ts'
import { ResetSentNotice } from './reset-sent-notice.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

export const FORGOT_HINT_ID = 'forgot-hint'

type SignInNoticeProps = {
  reply: AuthReply | undefined
  /** The reason why the form was refused. */
  text: string | undefined
  /** The reason to sign in again. */
  reason: string | undefined
  showsHint: boolean
}

/** Says what came of the form, or why it stands here again. */
export function SignInNotice({ reply, text, reason, showsHint }: SignInNoticeProps) {
  const { common } = useMessages()
  const { signIn } = useAuthMessages()
  if (text) {
    return (
      <FormNotice isError>
        <p className="font-semibold">{reply?.intent === 'forgot' ? common.error : signIn.failed}</p>
        <p>{text}</p>
        {showsHint && (
          <p id={FORGOT_HINT_ID} className="mt-2 text-charcoal">
            {signIn.forgotHint}
          </p>
        )}
      </FormNotice>
    )
  }
  if (reply?.done) return <ResetSentNotice />
  if (!reason) return null
  return (
    <FormNotice isError>
      <p>{reason}</p>
    </FormNotice>
  )
}
