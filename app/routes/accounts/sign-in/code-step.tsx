import { useCodeMessages } from './use-code-messages.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { Challenge } from '#domain/accounts/sign-in/schemas.ts'
import { CodeForm } from './code-form.tsx'
import { ResendForm } from './resend-form.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'

type CodeStepProps = {
  challenge: Challenge
  endsAt: number
  now: number
  next: string
  pageReply: AuthReply | undefined
  onEnd: (reason: string) => void
}

/** Asks for the mailed code, and sends another one. */
export function CodeStep({ challenge, endsAt, now, next, pageReply, onEnd }: CodeStepProps) {
  const code = useCodeMessages()
  const { problems } = useAuthMessages()
  const isPasswordChange = challenge.type === 'password_change'
  const input = useRef<HTMLInputElement>(null)
  const secondsLeft = useSecondsUntil(endsAt, now)
  /** A notice about one code says nothing of the next. */
  const [codesSent, setCodesSent] = useState(1)

  function endIfOver({ refusal }: AuthReply, text: string | undefined) {
    if (text && (refusal?.reason === 'no_challenge' || refusal?.reason === 'challenge_expired')) onEnd(text)
  }
  const expire = useEffectEvent(() => onEnd(problems.challenge_expired))
  useEffect(() => {
    if (secondsLeft === 0) expire()
  }, [secondsLeft])
  useEffect(() => {
    // After the shell has moved the focus to the new page.
    const timer = setTimeout(() => input.current?.focus())
    return () => clearTimeout(timer)
  }, [codesSent])

  return (
    <>
      <PageHead title={code.label} noIndex />
      <AuthTitle heading="h1" title={isPasswordChange ? code.titleForPassword : code.title} />
      <p id="code-sent" className="mt-2 text-center text-pretty wrap-anywhere">
        {code.sentTo(challenge.email)}
      </p>
      <CodeForm
        key={codesSent}
        input={input}
        next={next}
        isPasswordChange={isPasswordChange}
        secondsLeft={secondsLeft}
        pageReply={codesSent === 1 ? pageReply : undefined}
        onReply={endIfOver}
      />
      <div className="mt-8 grid justify-items-center gap-1 border-t border-line pt-6 text-center">
        <p className="text-sm text-stone">{code.hint}</p>
        <ResendForm
          challenge={challenge}
          now={now}
          next={next}
          pageReply={pageReply}
          onReply={(reply, text) => {
            endIfOver(reply, text)
            if (reply.done) setCodesSent((count) => count + 1)
          }}
        />
        <CancelForm next={next}>{isPasswordChange ? code.cancelPassword : code.cancel}</CancelForm>
      </div>
    </>
  )
}

function CancelForm({ next, children }: { next: string; children: string }) {
  const action = pathTo({ to: '/auth', search: { next } }, useLocale())
  return (
    <Form method="post" action={action} replace>
      <button type="submit" name="intent" value="cancel" className="link min-h-11">
        {children}
      </button>
    </Form>
  )
}
