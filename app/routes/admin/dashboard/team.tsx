import { PasswordField } from '#app/components/auth/password-field.tsx'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { FormSection } from '#app/components/forms/form-section.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffMember } from '#domain/roles/schemas.ts'
import { ROLES } from '#shared/roles.ts'
import type { TeamReply } from './role-actions.ts'
import { StaffTable } from './staff-table.tsx'
import { useTeamRefusal } from './use-team-refusal.ts'

type TeamProps = {
  /** Undefined if they could not be read. */
  staff: StaffMember[] | undefined
  pageReply: TeamReply | undefined
}

/** Who may do more than buy; admins give and take roles here. */
export function Team({ staff, pageReply }: TeamProps) {
  const { team, roles, roleHints, fieldErrors, working } = useStaffMessages()
  const refusalText = useTeamRefusal()
  return (
    <section id="team" aria-labelledby="team-title" className="mt-16 scroll-mt-28">
      <h2 id="team-title" className="text-2xl">
        {team.title}
      </h2>
      <p className="mt-2">{team.hint}</p>
      {staff ? (
        <StaffTable staff={staff} pageReply={pageReply} />
      ) : (
        <p className="notice notice-error mt-6">{team.loadFailed}</p>
      )}
      <div className="mt-12 grid gap-12">
        <FormSection id="give-role" heading="h3" title={team.giveTitle} hint={team.giveHint}>
          <ReplyForm
            intent="grant"
            pageReply={pageReply}
            fieldErrors={fieldErrors}
            refusalText={refusalText}
            submit={team.give}
            pendingText={working}
          >
            <EmailField label={team.email} autoComplete="off" />
            <ChoiceGroup name="role" label={team.role}>
              <div className="grid gap-3 sm:grid-cols-2">
                {ROLES.toReversed().map((role) => (
                  <Choice
                    key={role}
                    name="role"
                    value={role}
                    label={roles[role]}
                    hint={roleHints[role]}
                    isDefault={role === 'moderator'}
                  />
                ))}
              </div>
            </ChoiceGroup>
            <PasswordField name="password" label={team.password} autoComplete="current-password" />
          </ReplyForm>
        </FormSection>
        <FormSection id="end-sessions" heading="h3" title={team.endTitle} hint={team.endHint}>
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
            <PasswordField name="password" label={team.password} autoComplete="current-password" />
          </ReplyForm>
        </FormSection>
      </div>
    </section>
  )
}
