import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'

type Props = {
  invitation: NonNullable<StaffCustomerView['invitation']>
  pageReply: CustomerReply | undefined
}

/** An invitation that was not accepted yet. */
export function Invitation({ invitation, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const form = useCustomerForm(pageReply)
  const locale = useLocale()
  const sent = formatDateTime(invitation.sentAt, locale)
  const until = formatDateTime(invitation.worksUntil, locale)
  return (
    <OfficeCard id="invitation" title={texts.invitation}>
      <p className="mb-4">
        {invitation.isExpired ? texts.invitationExpired(sent) : texts.invitationOpen(sent, until)}
      </p>
      <StaffForm {...form} intent="invite" submit={texts.invite} />
      <details className="mt-3">
        <summary className="link min-h-11 cursor-pointer content-center">{texts.withdrawInvitation}</summary>
        <StaffForm
          {...form}
          intent="withdraw-invitation"
          submit={texts.withdrawInvitation}
          buttonClassName="btn-line"
        >
          <p className="text-sm text-stone">{texts.withdrawHint}</p>
        </StaffForm>
      </details>
    </OfficeCard>
  )
}
