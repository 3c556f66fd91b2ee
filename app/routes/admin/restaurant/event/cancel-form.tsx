import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import type { CancelReply } from './event-actions.ts'

type CancelFormProps = { pageReply: CancelReply | undefined }

/** Cancels the event for good, with a reason in both languages that everybody is mailed. */
export function CancelForm({ pageReply }: CancelFormProps) {
  const { events: texts, fieldErrors, working } = useStaffMessages()
  return (
    <OfficeCard id="cancel" title={texts.cancelTitle} hint={texts.cancelHint}>
      <ReplyForm<CancelReply>
        intent="cancel"
        pageReply={pageReply}
        fieldErrors={fieldErrors}
        refusalText={({ reason }) => ({
          text: reason === 'is_over' ? texts.isOver : texts.alreadyCancelled,
        })}
        submit={texts.cancel}
        pendingText={working}
        buttonClassName="btn-primary"
      >
        <div className="grid gap-4 md:grid-cols-2">
          <TextArea name="cancelReason.en" label={texts.reasonEn} rows={3} />
          <TextArea name="cancelReason.th" label={texts.reasonTh} rows={3} />
        </div>
      </ReplyForm>
    </OfficeCard>
  )
}
