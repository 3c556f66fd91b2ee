import type { AuthReply } from '#app/components/auth/auth-reply.ts'
import { useAuthForm } from '#app/components/auth/use-auth-form.ts'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import type { Challenge } from '#domain/sign-in/schemas.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type ResendFormProps = {
  challenge: Challenge
  now: number
  next: string
  firstReply: AuthReply | undefined
  onReply: (reply: AuthReply, problem: string | undefined) => void
}

/** Another code, not before the wait is over; without scripts the server says how long that is. */
export function ResendForm({ challenge, now, next, firstReply, onReply }: ResendFormProps) {
  const { code } = useAuthMessages()
  const seconds = useSecondsUntil(challenge.resendAt, now)
  const { Form, props, reply, problem, isPending } = useAuthForm({
    next,
    intent: 'resend',
    firstReply,
    onReply,
  })
  const isWaiting = seconds !== undefined && seconds > 0
  return (
    <Form
      {...props}
      onSubmit={(event) => {
        if (isWaiting) event.preventDefault()
        else props.onSubmit(event)
      }}
    >
      <input type="hidden" name="intent" value="resend" />
      {/* It stays in the order of the keyboard while it waits. */}
      <button
        type="submit"
        aria-disabled={isWaiting || isPending}
        aria-busy={isPending}
        className="link min-h-11 tabular-nums aria-disabled:text-stone aria-disabled:no-underline"
      >
        {isPending ? code.resending : isWaiting ? code.resendIn(seconds) : code.resend}
      </button>
      <p role="status" className={`text-sm ${problem ? 'font-semibold text-chilli-text' : 'text-lime-text'}`}>
        {problem ?? (reply.done && code.resent)}
        {seconds === 0 && !problem && <span className="sr-only">{code.resendReady}</span>}
      </p>
    </Form>
  )
}
