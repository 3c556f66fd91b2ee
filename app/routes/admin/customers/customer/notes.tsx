import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'

type Props = { person: StaffCustomerView; pageReply: CustomerReply | undefined }

/** The notes that staff leave each other about a customer. */
export function Notes({ person, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const form = useCustomerForm(pageReply)
  const locale = useLocale()
  return (
    <OfficeCard id="notes" title={texts.notes} hint={texts.notesHint}>
      {person.notes.length === 0 && <p className="mb-4 text-stone">{texts.noNotes}</p>}
      <ul className="mb-6 grid gap-4">
        {person.notes.map((note) => (
          <li key={note.id} className="border-l-4 border-line pl-4">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="text-sm text-stone">
              {note.authorName ?? texts.somebody}, {formatDateTime(note.at, locale)}
            </p>
          </li>
        ))}
      </ul>
      <StaffForm {...form} intent="note" idPrefix="note" submit={texts.addNote}>
        <TextArea name="text" label={texts.note} rows={3} />
      </StaffForm>
    </OfficeCard>
  )
}
