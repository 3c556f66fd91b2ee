import type { AuthMessages } from '#shared/messages/en/auth.ts'
import { type PasswordFault, passwordFaults } from '#shared/password-policy.ts'

/** What a password lacks (or the faults that were found in it) as one sentence: 'Password must contain …'. */
export function weakPasswordText(password: string | readonly PasswordFault[], auth: AuthMessages): string {
  const faults = typeof password === 'string' ? passwordFaults(password) : password
  if (faults.length === 0) return auth.fieldErrors.weak_password
  return auth.password.weak(faults.map((fault) => auth.password.faults[fault]).join(', '))
}
