import { useAccountMessages } from '#app/components/account/use-account-messages.ts'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { waitText } from '#app/components/auth/wait-text.ts'
import { weakPasswordText } from '#app/components/auth/weak-password-text.ts'
import type { Said } from '#app/components/forms/reply-form.tsx'
import type { SettingsRefusal } from './settings-reply.ts'

/** Says why a password was not changed, or an account not deleted, at the field it is about. */
export function useSayRefusal(fields: {
  /** The one for the password of today. */
  password: string
  newPassword?: string
  wrongPassword: string
}) {
  const { settings } = useAccountMessages()
  const auth = useAuthMessages()
  return (refusal: SettingsRefusal): Said => {
    const atNewPassword = (text: string) =>
      fields.newPassword ? { text, field: fields.newPassword } : { text }
    switch (refusal.reason) {
      case 'wrong_password':
        return { text: fields.wrongPassword, field: fields.password }
      case 'weak_password':
        return atNewPassword(weakPasswordText(refusal.faults, auth))
      case 'used_before':
        return atNewPassword(auth.problems.used_before)
      case 'last_admin':
        return { text: settings.deletion.lastAdmin }
      case 'wait':
        return { text: waitText(refusal.seconds, auth) }
      case 'code_wait':
        return { text: auth.problems.resendWait(refusal.seconds) }
      case 'wrong_host':
        return { text: auth.problems.wrong_host }
    }
  }
}
