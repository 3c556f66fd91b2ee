import { EmailField } from '#app/components/forms/email-field.tsx'
import { FormSection } from '#app/components/forms/form-section.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { InviteStaff } from './invite-staff.tsx'
import type { TeamReply } from './role-actions.ts'
import { RoleChoice } from './role-choice.tsx'
import { useTeamRefusal } from './use-team-refusal.ts'

/** The forms that invite somebody, give a role, and sign somebody out. */
export function GiveRole({ pageReply }: { pageReply: TeamReply | undefined }) {
  const { team, fieldErrors, working } = useStaffMessages()
  const refusalText = useTeamRefusal()
  return (
    <div className="mt-12 grid gap-12">
      <InviteStaff pageReply={pageReply} />
      <FormSection id="give-role" title={team.giveTitle} hint={team.giveHint}>
        <ReplyForm
          intent="grant"
          pageReply={pageReply}
          fieldErrors={fieldErrors}
          refusalText={refusalText}
          submit={team.give}
          pendingText={working}
        >
          <EmailField label={team.email} autoComplete="off" />
          <RoleChoice />
        </ReplyForm>
      </FormSection>
      <FormSection id="end-sessions" title={team.endTitle} hint={team.endHint}>
        <ReplyForm
          intent="end-sessions"
          idPrefix="end"
          pageReply={pageReply}
          fieldErrors={fieldErrors}
          refusalText={refusalText}
          submit={team.end}
          pendingText={working}
        >
          <EmailField label={team.email} autoComplete="off" />
        </ReplyForm>
      </FormSection>
    </div>
  )
}
