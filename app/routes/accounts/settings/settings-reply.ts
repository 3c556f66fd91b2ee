import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { CodeWait } from '#domain/accounts/sign-in/schemas.ts'
import type { PasswordFault } from '#shared/accounts/password-policy.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import type { WrongHost } from '#domain/kernel/refuse-wrong-host.ts'

/** The reason that a setting was not changed. */
export type SettingsRefusal =
  | {
      reason:
        | 'wrong_password'
        | 'last_admin'
        | 'used_before'
        | 'mfa_expected'
        | 'user_not_found'
        | 'user_unreadable'
    }
  | { reason: 'weak_password'; faults: PasswordFault[] }
  | Wait
  | CodeWait
  | WrongHost

export type SettingsReply = FormReply<SettingsRefusal>
