import { CheckBox } from '#app/components/admin/check-box.tsx'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { WriteReply } from './guest-actions.ts'

/** A message to all guests, composed in both languages at once. */
export function WriteForm({ pageReply }: { pageReply: WriteReply | undefined }) {
  const { events: texts } = useStaffMessages()
  return (
    <OfficeCard id="write" title={texts.write} hint={texts.writeHint}>
      <StaffForm<WriteReply>
        intent="write"
        pageReply={pageReply}
        refusalText={({ reason }) => ({ text: reason === 'just_sent' ? texts.justSent : texts.nobodyToMail })}
        submit={texts.send}
        buttonClassName="btn-primary"
      >
        <LocalizedField name="subject" label={texts.subject} maxLength={150} required="everywhere" />
        <LocalizedField name="text" label={texts.text} rows={6} required="everywhere" />
        <CheckBox name="withWaiting" label={texts.withWaiting} />
      </StaffForm>
    </OfficeCard>
  )
}
