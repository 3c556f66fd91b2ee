import { useRevalidator } from 'react-router'
import type { AuthReply } from '#app/components/auth/auth-reply.ts'
import { AuthTitle } from '#app/components/auth/auth-title.tsx'
import { FormAnswer } from '#app/components/auth/form-answer.tsx'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { useAuthForm } from '#app/components/auth/use-auth-form.ts'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'

type ResetStepProps = { token: string; next: string; firstReply: AuthReply | undefined }

/** A new password by a mailed link: forgotten ones and invitations. */
export function ResetStep({ token, next, firstReply }: ResetStepProps) {
  const auth = useAuthMessages()
  const { revalidate } = useRevalidator()
  const { Form, props, state, problem, isPending } = useAuthForm({
    next,
    query: { mode: 'reset', token },
    intent: 'reset',
    firstReply,
    onReply: (reply) => {
      // Used in another window meanwhile: the page says so.
      if (reply.problem?.reason === 'invalid_link') void revalidate()
    },
  })
  return (
    <>
      <AuthTitle heading="h1" title={auth.reset.title} lead={auth.reset.lead} />
      <FormState value={state}>
        <Form {...props} className="mt-8 grid gap-5">
          {problem && (
            <FormAnswer isError>
              <p>{problem}</p>
            </FormAnswer>
          )}
          <PasswordField
            name="password"
            label={auth.fields.newPassword}
            autoComplete="new-password"
            showsPolicy
          />
          <SubmitButton
            name="intent"
            value="reset"
            isPending={isPending}
            pendingText={auth.reset.pending}
            className="btn-primary w-full"
          >
            {auth.reset.action}
          </SubmitButton>
        </Form>
      </FormState>
    </>
  )
}
