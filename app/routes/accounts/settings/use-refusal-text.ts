import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { authRefusalText } from '#app/components/accounts/auth-refusal-text.ts'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { SettingsRefusal } from './settings-reply.ts'

/** Says why a password was not changed, or an account not deleted, at the field it is about. */
export function useRefusalText(fields: {
  /** The one for the password of today. */
  password: string
  newPassword?: string
  wrongPassword: string
}) {
  const settings = useSettingsMessages()
  const auth = useAuthMessages()
  const form = { intent: 'password' }
  return (refusal: SettingsRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'wrong_password':
        return { text: fields.wrongPassword, field: fields.password }
      case 'last_admin':
        return { text: settings.deletion.lastAdmin }
      case 'mfa_expected':
      case 'user_not_found':
      case 'user_unreadable':
        return { text: auth.problems[refusal.reason] }
      case 'used_before':
        return { text: auth.problems.used_before, field: fields.newPassword }
      case 'weak_password':
        return { ...authRefusalText(refusal, form, auth), field: fields.newPassword }
      default:
        return authRefusalText(refusal, form, auth)
    }
  }
}
