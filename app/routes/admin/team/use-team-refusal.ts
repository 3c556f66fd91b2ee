import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { waitText } from '#app/components/auth/wait-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { TeamRefusal } from './role-actions.ts'

/** Says why the team was not changed, at the field it is about. */
export function useTeamRefusal() {
  const { team } = useStaffMessages()
  const auth = useAuthMessages()
  return (refusal: TeamRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'no_such_account':
        return { text: team.noSuchAccount, field: 'email' }
      case 'email_taken':
        return { text: team.emailTaken, field: 'email' }
      case 'wrong_password':
        return { text: team.wrongPassword, field: 'password' }
      case 'last_admin':
        return { text: team.lastAdmin }
      case 'wait':
        return { text: waitText(refusal.seconds, auth) }
    }
  }
}
