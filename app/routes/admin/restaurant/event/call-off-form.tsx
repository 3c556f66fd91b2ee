import { useLocation } from 'react-router'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { CallOffReply } from './event-actions.ts'

type CallOffFormProps = { isPostponed: boolean; pageReply: CallOffReply | undefined }

/** Postpones the event or cancels it for good, with a reason in both languages that everybody is mailed. */
export function CallOffForm({ isPostponed, pageReply }: CallOffFormProps) {
  const { events: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const refused = {
    is_draft: texts.isDraft,
    is_over: texts.isOver,
    already_postponed: texts.alreadyPostponed,
    already_cancelled: texts.alreadyCancelled,
  }
  const form = useReplyForm<CallOffReply>({
    intents: ['postpone', 'cancel'],
    pageReply,
    action: `${pathname}#form-call-off`,
    fieldErrors,
    refusalText: ({ reason }) => ({ text: refused[reason] }),
  })
  return (
    <OfficeCard id="call-off" title={texts.callOffTitle} hint={texts.callOffHint}>
      <ReplyFormFrame of={form} id="form-call-off" className="grid scroll-mt-28 gap-5">
        {form.notice && (
          <FormNotice isError>
            <p className="font-semibold">{form.notice.text}</p>
          </FormNotice>
        )}
        <LocalizedField name="reason" label={texts.reason} rows={3} required="everywhere" />
        <div className="flex flex-wrap gap-3">
          {!isPostponed && (
            <SubmitButton intent="postpone" pendingText={working} className="btn btn-leaf">
              {texts.postpone}
            </SubmitButton>
          )}
          <SubmitButton intent="cancel" pendingText={working} className="btn btn-primary">
            {texts.cancel}
          </SubmitButton>
        </div>
      </ReplyFormFrame>
    </OfficeCard>
  )
}
