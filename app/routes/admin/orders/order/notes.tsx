import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { Fold } from './fold.tsx'
import type { OrderReply } from './order-reply.ts'

type NotesProps = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** The notes that staff leave each other about an order, the newest first. */
export function Notes({ view: { notes }, pageReply }: NotesProps) {
  const { order: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <Fold
      id="notes"
      title={texts.notes}
      gist={notes.length === 0 && texts.notesHint}
      isOpen={notes.length > 0}
      forms={['note']}
      pageReply={pageReply}
    >
      <StaffForm intent="note" pageReply={pageReply} submit={texts.addNote}>
        <TextArea name="text" label={texts.note} rows={2} />
      </StaffForm>
      {notes.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {notes.map(({ text, at, authorName }, index) => (
            <li key={index} className="py-3 wrap-anywhere">
              <p>{text}</p>
              <p className="text-sm text-stone tabular-nums">
                <time dateTime={at.toISOString()}>{formatDateTime(at, locale)}</time>,{' '}
                {texts.by(authorName ?? texts.actors.staff)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}
