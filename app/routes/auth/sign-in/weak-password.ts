import type { AuthReply } from '#app/components/auth/auth-reply.ts'
import { passwordFaults } from '#shared/password-policy.ts'
import type { FieldErrors } from '#shared/validation.ts'

/** What a refused password lacks, for the reply. */
export function weakPassword(
  errors: FieldErrors,
  password: string | undefined,
): Pick<AuthReply, 'weakPassword'> {
  if (errors['password'] !== 'weak_password') return {}
  return { weakPassword: { code: 'WEAK_PASSWORD', faults: passwordFaults(password ?? '') } }
}
