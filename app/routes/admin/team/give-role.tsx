import { PasswordField } from '#app/components/auth/password-field.tsx'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { FormSection } from '#app/components/forms/form-section.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ROLES } from '#shared/roles.ts'
import type { TeamReply } from './role-actions.ts'
import { useTeamRefusal } from './use-team-refusal.ts'

/** The forms that give a role, and that sign somebody out. */
export function GiveRole({ pageReply }: { pageReply: TeamReply | undefined }) {
  const { team, roles, roleHints, fieldErrors, working } = useStaffMessages()
  const refusalText = useTeamRefusal()
  return (
    <div className="mt-12 grid gap-12">
      <FormSection id="give-role" title={team.giveTitle} hint={team.giveHint}>
        <p className="mb-5">
          <LocalLink to="/create-customer" className="link">
            {team.invite}
          </LocalLink>
        </p>
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
          <PasswordField name="password" label={team.password} autoComplete="current-password" />
        </ReplyForm>
      </FormSection>
    </div>
  )
}
