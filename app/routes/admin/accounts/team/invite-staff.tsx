import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ChoiceGroup } from '#app/components/forms/choice.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { FormSection } from '#app/components/forms/form-section.tsx'
import { LanguageChoice } from '#app/components/forms/language-choice.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { TeamReply } from './role-actions.ts'
import { RoleChoice } from './role-choice.tsx'
import { useTeamRefusal } from './use-team-refusal.ts'

/** Invites somebody who has no account yet. */
export function InviteStaff({ pageReply }: { pageReply: TeamReply | undefined }) {
  const { team, createCustomer: person } = useStaffMessages()
  const locale = useLocale()
  return (
    <FormSection id="invite" title={team.inviteTitle} hint={team.inviteHint}>
      <StaffForm
        intent="invite"
        idPrefix="invite"
        pageReply={pageReply}
        refusalText={useTeamRefusal()}
        submit={team.invite}
      >
        <EmailField label={team.email} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label={person.firstName} input={{ autoComplete: 'off' }} />
          <TextField name="lastName" label={person.lastName} input={{ autoComplete: 'off' }} />
        </div>
        <ChoiceGroup name="language" label={team.language}>
          <p aria-hidden="true" className="-mb-2 font-semibold">
            {team.language}
          </p>
          <LanguageChoice chosen={locale} hints={person.languages} />
        </ChoiceGroup>
        <RoleChoice />
      </StaffForm>
    </FormSection>
  )
}
