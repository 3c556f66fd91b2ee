import type { AuthReply } from '#app/components/auth/auth-reply.ts'
import { AuthTitle } from '#app/components/auth/auth-title.tsx'
import { EmailField } from '#app/components/auth/email-field.tsx'
import { FormAnswer } from '#app/components/auth/form-answer.tsx'
import { useAuthForm } from '#app/components/auth/use-auth-form.ts'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'

/** A link that sets no password any more, and the way to a new one. */
export function DeadLinkStep({ next, firstReply }: { next: string; firstReply: AuthReply | undefined }) {
  const { reset } = useAuthMessages()
  const toast = useToast()
  const { Form, props, state, problem, reply, isPending } = useAuthForm({
    next,
    query: { mode: 'reset' },
    intent: 'forgot',
    firstReply: firstReply?.intent === 'forgot' ? firstReply : undefined,
    onReply: (answer, text) => {
      if (answer.done) toast({ title: reset.sent, description: reset.sentText, tone: 'success' })
      else if (text) toast({ title: reset.failed, description: text, tone: 'error' })
    },
  })
  return (
    <>
      <AuthTitle heading="h1" title={reset.deadTitle} lead={reset.deadText} />
      <FormState value={state}>
        <Form {...props} className="mt-8 grid gap-5">
          {problem && (
            <FormAnswer isError>
              <p>{problem}</p>
            </FormAnswer>
          )}
          {reply.done && (
            <FormAnswer>
              <p className="font-semibold">{reset.sent}</p>
              <p>{reset.sentText}</p>
              <p className="mt-1 text-sm text-stone">{reset.sentHint}</p>
            </FormAnswer>
          )}
          <EmailField />
          <SubmitButton
            name="intent"
            value="forgot"
            isPending={isPending}
            pendingText={reset.sending}
            className="btn-primary w-full"
          >
            {reset.sendAgain}
          </SubmitButton>
        </Form>
      </FormState>
      <p className="mt-6 text-center">
        <LocalLink to="/auth" className="link">
          {reset.backToSignIn}
        </LocalLink>
      </p>
    </>
  )
}
