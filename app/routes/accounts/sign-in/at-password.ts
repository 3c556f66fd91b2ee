import type { AuthReply } from '#app/components/accounts/auth-reply.ts'
import { passwordFaults } from '#shared/accounts/password-policy.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'

/** Tells what is wrong with a form that has a new password: a weak one is refused with all that it lacks. */
export function atPassword(
  errors: FieldErrors,
  password: string | undefined,
): Pick<AuthReply, 'errors' | 'refusal'> {
  const { password: code, ...others } = errors
  if (code !== 'weak_password') return { errors }
  return { errors: others, refusal: { reason: code, faults: passwordFaults(password ?? '') } }
}
