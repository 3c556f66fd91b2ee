import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'

type Props = { person: StaffCustomerView; pageReply: CustomerReply | undefined }

/** A reset for everybody to send; for admins, to end sessions and to lock the account. */
export function SigningIn({ person, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const form = useCustomerForm(pageReply)
  const lock = person.lockedAt
    ? { intent: 'unlock', submit: texts.unlock, hint: texts.unlockHint }
    : { intent: 'lock', submit: texts.lock, hint: texts.lockHint }
  return (
    <OfficeCard id="signing-in" title={texts.account}>
      <p className="mb-4">{texts.sessions(person.sessionCount)}</p>
      <StaffForm {...form} intent="reset" submit={texts.reset} buttonClassName="btn-line">
        <p className="text-sm text-stone">{texts.resetHint}</p>
      </StaffForm>
      {isAdmin && (
        <>
          <details open={pageReply?.intent === 'end-sessions'} className="mt-4">
            <summary className="link min-h-11 cursor-pointer content-center">{texts.endSessions}</summary>
            <StaffForm
              {...form}
              intent="end-sessions"
              idPrefix="end"
              submit={texts.endSessions}
              buttonClassName="btn-line"
            >
              <p className="text-sm text-stone">{texts.endSessionsHint}</p>
              <input type="hidden" name="email" value={person.email} />
            </StaffForm>
          </details>
          <details open={pageReply?.intent === lock.intent}>
            <summary className="link min-h-11 cursor-pointer content-center">{lock.submit}</summary>
            <StaffForm
              {...form}
              intent={lock.intent}
              idPrefix={lock.intent}
              submit={lock.submit}
              buttonClassName="btn-line"
            >
              <p className="text-sm text-stone">{lock.hint}</p>
            </StaffForm>
          </details>
        </>
      )}
    </OfficeCard>
  )
}
