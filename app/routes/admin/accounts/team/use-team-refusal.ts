import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { TeamRefusal } from './role-actions.ts'

/** Says why the team was not changed, at the field it is about. */
export function useTeamRefusal() {
  const { team } = useStaffMessages()
  return (refusal: TeamRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'no_such_account':
        return { text: team.noSuchAccount, field: 'email' }
      case 'email_taken':
        return { text: team.emailTaken, field: 'email' }
      case 'last_admin':
        return { text: team.lastAdmin }
    }
  }
}
