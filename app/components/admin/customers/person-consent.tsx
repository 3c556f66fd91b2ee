import type { ReactNode } from 'react'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

type PersonConsentProps = {
  person: Pick<StaffCustomerView, 'consents' | 'consentHistory'>
  hint: string
  children?: ReactNode
}

/** Shows if somebody gets news, since when, and how they said so. */
export function PersonConsent({ person, hint, children }: PersonConsentProps) {
  const { customer: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="consent" title={texts.consent} hint={hint}>
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
      {children}
    </OfficeCard>
  )
}
