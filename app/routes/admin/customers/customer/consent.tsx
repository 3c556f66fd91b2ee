import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'

type Props = { person: StaffCustomerView; pageReply: CustomerReply | undefined }

/** Shows if they get news, since when, and how they said so. */
export function Consent({ person, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const form = useCustomerForm(pageReply)
  const locale = useLocale()
  return (
    <OfficeCard id="consent" title={texts.consent} hint={texts.consentOnlyTheirs}>
      <p className="font-semibold">{person.consents ? texts.consentYes : texts.consentNo}</p>
      {person.consentHistory.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-base">{texts.consentHistory}</h3>
          <ul className="grid gap-2">
            {person.consentHistory.map((event) => (
              <li key={`${event.topic}-${event.at.getTime()}`}>
                {texts.topics[event.topic]}: {event.isGiven ? texts.given : texts.withdrawn},{' '}
                {texts.sources[event.source]}
                <span className="block text-sm text-stone">
                  {formatDateTime(event.at, locale)}
                  {event.byName && `, ${event.byName}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
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
    </OfficeCard>
  )
}
