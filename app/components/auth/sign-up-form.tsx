import { TextField } from '../forms/field.tsx'
import { FormState } from '../forms/form-state.ts'
import { useToast } from '../ui/toasts.tsx'
import type { AuthReply } from './auth-reply.ts'
import { AuthSubmit } from './auth-submit.tsx'
import { EmailField } from './email-field.tsx'
import { FormAnswer } from './form-answer.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessages } from './use-auth-messages.ts'
import { useIsFilled } from './use-is-filled.ts'

/** A new account. Where the address has one already, the answer is the same, and its owner gets a mail. */
export function SignUpForm({ next, firstReply }: { next: string; firstReply?: AuthReply | undefined }) {
  const auth = useAuthMessages()
  const toast = useToast()
  const { Form, props, form, state, problem, isPending } = useAuthForm({
    next,
    query: { mode: 'sign-up' },
    intent: 'sign-up',
    firstReply,
    onReply: (_, text) => {
      if (text) toast({ title: auth.signUp.failed, description: text, tone: 'error' })
    },
  })
  const { isFilled, lookAgain } = useIsFilled(form)
  return (
    <FormState value={state}>
      <Form {...props} {...lookAgain} className="grid gap-5">
        {problem && (
          <FormAnswer isError>
            <p className="font-semibold">{auth.signUp.failed}</p>
            <p>{problem}</p>
          </FormAnswer>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label={auth.fields.firstName}
            input={{ autoComplete: 'given-name', maxLength: 80 }}
          />
          <TextField
            name="lastName"
            label={auth.fields.lastName}
            input={{ autoComplete: 'family-name', maxLength: 80 }}
          />
        </div>
        <EmailField />
        <PasswordField name="password" label={auth.fields.password} autoComplete="new-password" showsPolicy />
        <AuthSubmit
          intent="sign-up"
          isPending={isPending}
          isDisabled={isPending || !isFilled}
          pendingText={auth.signUp.pending}
        >
          {auth.signUp.action}
        </AuthSubmit>
      </Form>
    </FormState>
  )
}
