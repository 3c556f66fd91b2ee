import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { ROLES } from '#shared/accounts/roles.ts'

/** A choice of the role somebody gets. */
export function RoleChoice() {
  const { team, roles, roleHints } = useStaffMessages()
  return (
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
  )
}
