import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { PasswordFault } from '#shared/accounts/password-policy.ts'

/** A refusal that is about no single value. */
export type AuthRefusal =
  | {
      reason:
        | 'wrong_host'
        | 'invalid_credentials'
        | 'account_locked'
        | 'no_challenge'
        | 'challenge_expired'
        | 'invalid_code'
        | 'code_expired'
        | 'mail_unavailable'
        | 'used_before'
        | 'invalid_link'
        | 'no_address'
        | 'mfa_expected'
        | 'missing_credentials'
        | 'user_not_found'
        | 'user_unreadable'
    }
  | { reason: 'wait' | 'code_wait'; seconds: number }
  | { reason: 'weak_password'; faults: PasswordFault[] }

/** The answer of `/auth` to a form that led nowhere else. */
export type AuthReply = FormReply<AuthRefusal, 'reset-sent' | 'code-sent'>
