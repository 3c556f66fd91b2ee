import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { AuthReply } from './auth-reply.ts'
import { AccountEmailField } from './account-email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthMessages } from './use-auth-messages.ts'

/** The facts known of somebody who comes from their order as a guest. */
export type KnownPerson = { email: string; firstName: string; lastName: string }

type SignUpFormProps = {
  next: string
  pageReply: AuthReply | undefined
  /** The fields' values before anything was typed. */
  known?: KnownPerson | undefined
}

/** A new account. Where the address has one already, the answer is the same, and its owner gets a mail. */
export function SignUpForm({ next, pageReply, known }: SignUpFormProps) {
  const { fields, signUp } = useAuthMessages()
  const form = useAuthForm({
    next,
    search: { mode: 'sign-up' },
    intents: ['sign-up'],
    pageReply,
    ...(known && { values: known }),
  })
  return (
    <ReplyFormFrame of={form} className="grid gap-5">
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{signUp.failed}</p>
          <p>{form.notice.text}</p>
        </FormNotice>
      )}
      <AccountEmailField />
      <PasswordField name="password" label={fields.password} autoComplete="new-password" showsPolicy />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={fields.firstName}
          isOptional
          input={{ autoComplete: 'given-name', maxLength: 80 }}
        />
        <TextField
          name="lastName"
          label={fields.lastName}
          isOptional
          input={{ autoComplete: 'family-name', maxLength: 80 }}
        />
      </div>
      <SubmitButton
        intent="sign-up"
        pendingText={signUp.pending}
        needsAllFields
        className="btn btn-primary w-full"
      >
        {signUp.action}
      </SubmitButton>
    </ReplyFormFrame>
  )
}
