import { useEffect, useEffectEvent, useRef } from 'react'
import { Form } from 'react-router'
import type { AuthReply } from '#app/components/auth/auth-reply.ts'
import { AuthTitle } from '#app/components/auth/auth-title.tsx'
import { useAuthForm } from '#app/components/auth/use-auth-form.ts'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { Challenge } from '#domain/sign-in/schemas.ts'
import { CodeField } from './code-field.tsx'
import { ResendForm } from './resend-form.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'

type CodeStepProps = {
  challenge: Challenge
  endsAt: number
  now: number
  next: string
  firstReply: AuthReply | undefined
  onEnd: (reason: string) => void
}

/** The mailed code is asked for, and may be asked for anew. */
export function CodeStep({ challenge, endsAt, now, next, firstReply, onEnd }: CodeStepProps) {
  const auth = useAuthMessages()
  const isPasswordChange = challenge.type === 'password_change'
  const input = useRef<HTMLInputElement>(null)
  const {
    Form: CodeForm,
    props,
    form,
    state,
    problem,
    isPending,
  } = useAuthForm({
    next,
    intent: 'code',
    isPasswordChange,
    firstReply: firstReply?.intent === 'code' ? firstReply : undefined,
    onReply: endIfOver,
  })
  const secondsLeft = useSecondsUntil(endsAt, now)

  function endIfOver({ problem }: AuthReply, text: string | undefined) {
    if (text && (problem?.reason === 'no_challenge' || problem?.reason === 'challenge_expired')) onEnd(text)
  }
  const expire = useEffectEvent(() => onEnd(auth.problems.challenge_expired))
  useEffect(() => {
    if (secondsLeft === 0) expire()
  }, [secondsLeft])
  useEffect(() => {
    // After the shell has moved the focus to the new page.
    const timer = setTimeout(() => input.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <AuthTitle heading="h1" title={isPasswordChange ? auth.code.titleForPassword : auth.code.title} />
      <p id="code-sent" className="mt-2 text-center text-pretty wrap-anywhere">
        {auth.code.sentTo(challenge.email)}
      </p>
      <FormState value={{ ...state, errors: { ...(problem && { code: problem }), ...state.errors } }}>
        <CodeForm {...props} className="mt-8 grid gap-4">
          <input type="hidden" name="intent" value="code" />
          <CodeField ref={input} onWhole={() => form.current?.requestSubmit()} />
          <SubmitButton
            name="intent"
            value="code"
            isPending={isPending}
            pendingText={auth.code.pending}
            className="btn-primary w-full"
          >
            {auth.code.action}
          </SubmitButton>
          {secondsLeft !== undefined && (
            <p role="timer" className="text-center text-sm text-stone tabular-nums">
              {auth.code.valid(toClock(secondsLeft))}
            </p>
          )}
        </CodeForm>
      </FormState>
      <div className="mt-8 grid justify-items-center gap-1 border-t border-line pt-6 text-center">
        <p className="text-sm text-stone">{auth.code.hint}</p>
        <ResendForm
          challenge={challenge}
          now={now}
          next={next}
          firstReply={firstReply?.intent === 'resend' ? firstReply : undefined}
          onReply={(reply, text) => {
            endIfOver(reply, text)
            if (reply.done) input.current?.focus()
          }}
        />
        <Form method="post" action={props.action} replace>
          <input type="hidden" name="intent" value="cancel" />
          <button type="submit" className="link min-h-11">
            {isPasswordChange ? auth.code.cancelPassword : auth.code.cancel}
          </button>
        </Form>
      </div>
    </>
  )
}

/** `14:05` */
function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
