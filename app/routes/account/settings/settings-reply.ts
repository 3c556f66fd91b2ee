import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { CodeWait, PasswordFault, Wait, WrongHost } from '#domain/accounts/schemas.ts'

/** Why a setting was not changed. */
export type SettingsRefusal =
  | { reason: 'wrong_password' | 'used_before' | 'last_admin' }
  | { reason: 'weak_password'; faults: PasswordFault[] }
  | Wait
  | CodeWait
  | WrongHost

export type SettingsReply = FormReply<SettingsRefusal>
