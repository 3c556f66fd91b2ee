import { useCodeMessages } from './use-code-messages.ts'
import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { useAuthForm } from '#app/components/accounts/use-auth-form.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import type { Challenge } from '#domain/accounts/sign-in/schemas.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type ResendFormProps = {
  challenge: Challenge
  now: number
  next: string
  pageReply: AuthReply | undefined
  onReply: (reply: AuthReply, text: string | undefined) => void
}

/** Another code, not before the wait is over; without scripts the server says how long that is. */
export function ResendForm({ challenge, now, next, pageReply, onReply }: ResendFormProps) {
  const code = useCodeMessages()
  const seconds = useSecondsUntil(challenge.resendAt, now)
  const form = useAuthForm({ next, intents: ['resend'], pageReply, onReply })
  const { isPending, notice, reply } = form
  const isWaiting = seconds !== undefined && seconds > 0
  return (
    <ReplyFormFrame of={form}>
      {/* It stays in the order of the keyboard while it waits. */}
      <button
        type="submit"
        name="intent"
        value="resend"
        aria-disabled={isWaiting || isPending}
        aria-busy={isPending}
        className="link min-h-11 tabular-nums aria-disabled:text-stone aria-disabled:no-underline"
        onClick={(event) => {
          if (isWaiting) event.preventDefault()
        }}
      >
        {isPending ? code.resending : isWaiting ? code.resendIn(seconds) : code.resend}
      </button>
      <p role="status" className={`text-sm ${notice ? 'font-semibold text-chilli-text' : 'text-lime-text'}`}>
        {notice?.text ?? (reply?.done && code.resent)}
        {seconds === 0 && !notice && <span className="sr-only">{code.resendReady}</span>}
      </p>
    </ReplyFormFrame>
  )
}
