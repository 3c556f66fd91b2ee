import { useState } from 'react'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffMember } from '#domain/roles/schemas.ts'
import { ROLES } from '#shared/roles.ts'
import type { TeamReply } from './role-actions.ts'
import { StaffTable } from './staff-table.tsx'

type TeamProps = {
  /** Undefined if they could not be read. */
  staff: StaffMember[] | undefined
  pageReply: TeamReply | undefined
}

/** Who may do more than buy; admins give and take roles here. */
export function Team({ staff, pageReply }: TeamProps) {
  const { team, roles, roleHints, fieldErrors, working } = useStaffMessages()
  const [refusal, setRefusal] = useState(
    pageReply?.refusal?.reason === 'last_admin' ? team.lastAdmin : undefined,
  )
  return (
    <section id="team" aria-labelledby="team-title" className="mt-16 scroll-mt-28">
      <h2 id="team-title" className="text-2xl">
        {team.title}
      </h2>
      <p className="mt-2">{team.hint}</p>
      <div role="alert">{refusal && <p className="notice notice-error mt-6 font-semibold">{refusal}</p>}</div>
      {staff ? (
        <StaffTable staff={staff} onRefusal={setRefusal} />
      ) : (
        <p className="notice notice-error mt-6">{team.loadFailed}</p>
      )}
      <div className="mt-12 grid gap-x-10 gap-y-6 border-t border-line pt-8 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <h3 className="text-xl">{team.giveTitle}</h3>
          <p className="mt-2 text-sm text-stone">{team.giveHint}</p>
        </div>
        <div className="max-w-xl">
          <ReplyForm
            intent="grant"
            pageReply={pageReply}
            fieldErrors={fieldErrors}
            refusalText={() => ({ text: team.noSuchAccount, field: 'email' })}
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
          </ReplyForm>
        </div>
      </div>
    </section>
  )
}
