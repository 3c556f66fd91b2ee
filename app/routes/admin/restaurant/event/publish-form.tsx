import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import type { PublishReply } from './event-actions.ts'

type PublishFormProps = { isActive: boolean; pageReply: PublishReply | undefined }

/** Shows the event to visitors, or hides it. */
export function PublishForm({ isActive, pageReply }: PublishFormProps) {
  const { events: texts, working } = useStaffMessages()
  return (
    <OfficeCard id="publish" title={texts.publishTitle} hint={isActive ? texts.hideHint : texts.publishHint}>
      <ReplyForm<PublishReply>
        key={String(isActive)}
        intent={isActive ? 'hide' : 'publish'}
        pageReply={pageReply}
        refusalText={(refusal) => ({ text: texts.hasGuests(refusal.guests) })}
        submit={isActive ? texts.hide : texts.publish}
        pendingText={working}
        buttonClassName={isActive ? 'btn-line' : 'btn-primary'}
      />
    </OfficeCard>
  )
}
