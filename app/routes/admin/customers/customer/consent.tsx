import { PersonConsent } from '#app/components/admin/customers/person-consent.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'

type Props = { person: StaffCustomerView; pageReply: CustomerReply | undefined }

/** Shows if they get news, and unsubscribes them when they ask for it. */
export function Consent({ person, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const form = useCustomerForm(pageReply)
  return (
    <PersonConsent person={person} hint={texts.consentOnlyTheirs}>
      {person.consents && (
        <div className="mt-5">
          <StaffForm
            {...form}
            intent="withdraw-consent"
            submit={texts.withdrawConsent}
            buttonClassName="btn-line"
          />
        </div>
      )}
    </PersonConsent>
  )
}
