import { CheckBox } from '#app/components/admin/check-box.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import type { WriteReply } from './guest-actions.ts'

/** A message to all guests, composed in both languages at once. */
export function WriteForm({ pageReply }: { pageReply: WriteReply | undefined }) {
  const { events: texts, fieldErrors, working } = useStaffMessages()
  return (
    <OfficeCard id="write" title={texts.write} hint={texts.writeHint}>
      <ReplyForm<WriteReply>
        intent="write"
        pageReply={pageReply}
        fieldErrors={fieldErrors}
        refusalText={({ reason }) => ({ text: reason === 'just_sent' ? texts.justSent : texts.nobodyToMail })}
        submit={texts.send}
        pendingText={working}
        buttonClassName="btn-primary"
      >
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField name="subject.en" label={texts.subjectEn} input={{ lang: 'en', maxLength: 150 }} />
          <TextField name="subject.th" label={texts.subjectTh} input={{ lang: 'th', maxLength: 150 }} />
          <TextArea name="text.en" label={texts.textEn} rows={6} />
          <TextArea name="text.th" label={texts.textTh} rows={6} />
        </div>
        <CheckBox name="withWaiting" label={texts.withWaiting} />
      </ReplyForm>
    </OfficeCard>
  )
}
