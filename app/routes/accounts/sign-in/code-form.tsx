import { useCodeMessages } from './use-code-messages.ts'
import type { RefObject } from 'react'
import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { useAuthForm } from '#app/components/accounts/use-auth-form.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { CodeField } from './code-field.tsx'

type CodeFormProps = {
  input: RefObject<HTMLInputElement | null>
  next: string
  isPasswordChange: boolean
  /** The time for which the code still counts; unknown until scripts run. */
  secondsLeft: number | undefined
  pageReply: AuthReply | undefined
  onReply: (reply: AuthReply, text: string | undefined) => void
}

/** Six digits; the form is sent by itself once they are all there. */
export function CodeForm({ input, next, isPasswordChange, secondsLeft, pageReply, onReply }: CodeFormProps) {
  const code = useCodeMessages()
  const form = useAuthForm({
    next,
    intents: ['code'],
    onlyField: 'code',
    isPasswordChange,
    pageReply,
    onReply,
  })
  // After five wrong tries no code is right any more, however long it would have been valid.
  const isDead = form.reply?.refusal?.reason === 'code_expired'
  return (
    <ReplyFormFrame of={form} className="mt-8 grid gap-4">
      {/* For when it is sent by itself, without its button. */}
      <input type="hidden" name="intent" value="code" />
      <CodeField ref={input} onWhole={() => form.form.current?.requestSubmit()} />
      <SubmitButton intent="code" pendingText={code.pending} className="btn btn-primary w-full">
        {code.action}
      </SubmitButton>
      {secondsLeft !== undefined && !isDead && (
        <p role="timer" className="text-center text-sm text-stone tabular-nums">
          {code.valid(toClock(secondsLeft))}
        </p>
      )}
    </ReplyFormFrame>
  )
}

/** `14:05` */
function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
