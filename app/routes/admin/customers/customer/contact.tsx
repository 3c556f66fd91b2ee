import { ChangedNotice } from '#app/components/admin/changed/changed-notice.tsx'
import { PersonAddresses } from '#app/components/admin/customers/person-addresses.tsx'
import { PersonContact } from '#app/components/admin/customers/person-contact.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ChoiceGroup } from '#app/components/forms/choice.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { LanguageChoice } from '#app/components/forms/language-choice.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'
import { isLocale } from '#shared/kernel/locale.ts'

type Props = { person: StaffCustomerView; pageReply: CustomerReply | undefined }

/** Shows how to reach them, where their parcels went, and for admins a form that corrects it. */
export function Contact({ person, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  return (
    <OfficeCard id="contact" title={texts.contact}>
      <PersonContact email={person.email} phone={person.phone} />
      <p className="mt-2 text-sm text-stone">
        {person.verifiedAt ? texts.verified(formatDate(person.verifiedAt, locale)) : texts.unverified}
        <span className="block">
          {texts.language}: {texts.languages[person.locale]}
        </span>
      </p>
      <PersonAddresses addresses={person.addresses} />
      {isAdmin && <Correction person={person} pageReply={pageReply} />}
    </OfficeCard>
  )
}

function Correction({ person, pageReply }: Props) {
  const { customer: texts, createCustomer } = useStaffMessages()
  const form = useCustomerForm(pageReply)
  const isMine = pageReply?.intent === 'correct'
  const refusal = isMine ? pageReply.refusal : undefined
  const current = refusal?.reason === 'changed' ? refusal.current : undefined
  const { firstName, lastName, phone, locale } = person
  const values = { firstName, lastName, phone: phone ?? '', language: locale }
  const typed = pageReply?.values ?? {}
  return (
    <details open={isMine} className="mt-5 border-t border-line pt-3">
      <summary className="link min-h-11 cursor-pointer content-center">{texts.correct}</summary>
      <p className="mb-4 text-sm text-stone">{texts.correctHint}</p>
      {current && (
        <ChangedNotice
          fields={[
            { label: createCustomer.firstName, saved: current.firstName, typed: typed.firstName ?? '' },
            { label: createCustomer.lastName, saved: current.lastName, typed: typed.lastName ?? '' },
            { label: createCustomer.phone, saved: current.phone ?? '', typed: typed.phone ?? '' },
            {
              label: texts.language,
              saved: texts.languages[current.locale],
              typed: isLocale(typed.language) ? texts.languages[typed.language] : '',
            },
          ].filter(({ saved, typed }) => saved !== typed)}
        />
      )}
      <StaffForm {...form} intent="correct" idPrefix="correct" submit={texts.save} values={values}>
        <input type="hidden" name="version" value={current?.version ?? person.version} />
        <TextField
          name="firstName"
          label={createCustomer.firstName}
          isOptional
          input={{ autoComplete: 'off' }}
        />
        <TextField
          name="lastName"
          label={createCustomer.lastName}
          isOptional
          input={{ autoComplete: 'off' }}
        />
        <TextField
          name="phone"
          label={createCustomer.phone}
          isOptional
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }}
        />
        <ChoiceGroup name="language" label={createCustomer.language}>
          <LanguageChoice chosen={locale} hints={createCustomer.languages} />
        </ChoiceGroup>
      </StaffForm>
    </details>
  )
}
