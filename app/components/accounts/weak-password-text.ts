import type { AuthMessages } from '#shared/messages/en/accounts/auth.ts'
import type { PasswordFault } from '#shared/accounts/password-policy.ts'

/** Says what a password lacks in one sentence: 'Password must contain …'. */
export function weakPasswordText(faults: readonly PasswordFault[], auth: AuthMessages): string {
  if (faults.length === 0) return auth.password.unmet
  return auth.password.weak(faults.map((fault) => auth.password.faults[fault]).join(', '))
}
