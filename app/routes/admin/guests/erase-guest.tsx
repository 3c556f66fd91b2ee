import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { PasswordField } from '#app/components/auth/password-field.tsx'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { waitText } from '#app/components/auth/wait-text.ts'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import type { GuestView } from '#domain/data-requests/schemas.ts'
import type { GuestReply } from './guest-actions.ts'

/** Erases somebody who ordered without an account; their address is typed again. */
export function EraseGuest({ guest, pageReply }: { guest: GuestView; pageReply: GuestReply | undefined }) {
  const { guests: texts, customer, fieldErrors, working } = useStaffMessages()
  const auth = useAuthMessages()
  return (
    <details open={pageReply?.intent === 'erase'}>
      <summary className="link min-h-11 cursor-pointer content-center">{texts.erase}</summary>
      <ReplyForm<GuestReply>
        intent="erase"
        idPrefix="erase"
        pageReply={pageReply}
        fieldErrors={fieldErrors}
        refusalText={(refusal) => {
          if (refusal.reason === 'wait') return { text: waitText(refusal.seconds, auth) }
          return refusal.reason === 'wrong_password'
            ? { text: customer.wrongPassword, field: 'password' }
            : { text: customer.otherAddress, field: 'email' }
        }}
        submit={texts.erase}
        pendingText={working}
        buttonClassName="btn-line"
      >
        <p className="text-sm text-stone">{texts.eraseHint}</p>
        <input type="hidden" name="whom" value={guest.email} />
        <EmailField label={customer.eraseConfirm} autoComplete="off" />
        <PasswordField name="password" label={customer.password} autoComplete="current-password" />
      </ReplyForm>
    </details>
  )
}
