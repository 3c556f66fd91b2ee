import { EmailField } from '#app/components/forms/email-field.tsx'
import { FormSection } from '#app/components/forms/form-section.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { InviteStaff } from './invite-staff.tsx'
import type { TeamReply } from './role-actions.ts'
import { RoleChoice } from './role-choice.tsx'
import { useTeamRefusal } from './use-team-refusal.ts'

/** The forms that invite somebody, give a role, and sign somebody out. */
export function GiveRole({ pageReply }: { pageReply: TeamReply | undefined }) {
  const { team } = useStaffMessages()
  const refusalText = useTeamRefusal()
  return (
    <div className="mt-12 grid gap-12">
      <InviteStaff pageReply={pageReply} />
      <FormSection id="give-role" title={team.giveTitle} hint={team.giveHint}>
        <StaffForm intent="grant" pageReply={pageReply} refusalText={refusalText} submit={team.give}>
          <EmailField label={team.email} autoComplete="off" />
          <RoleChoice />
        </StaffForm>
      </FormSection>
      <FormSection id="end-sessions" title={team.endTitle} hint={team.endHint}>
        <StaffForm
          intent="end-sessions"
          idPrefix="end"
          pageReply={pageReply}
          refusalText={refusalText}
          submit={team.end}
        >
          <EmailField label={team.email} autoComplete="off" />
        </StaffForm>
      </FormSection>
    </div>
  )
}
