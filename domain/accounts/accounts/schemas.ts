import { z } from 'zod'
import { LOCALES, type Locale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { passwordFaults } from '#shared/accounts/password-policy.ts'
import type { Role } from '#shared/accounts/roles.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { emailAddress, optionalName, optionalPhone } from '#shared/kernel/validation.ts'

/** The address of an account, in lower case. */
export const accountEmail = emailAddress.transform((email) => email.toLowerCase())

/** A password as it was typed, neither trimmed nor checked. Its length is limited because hashing takes time. */
export const typedPassword = z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long')
/** A new password that meets the rules in `passwordFaults`. */
export const newPassword = typedPassword.refine(
  (password) => passwordFaults(password).length === 0 && password.isWellFormed(),
  'weak_password',
)

export const signUpInput = z.strictObject({
  email: accountEmail,
  password: newPassword,
  firstName: optionalName.default(''),
  lastName: optionalName.default(''),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type SignUpInput = z.infer<typeof signUpInput>

export const updateProfileInput = z.strictObject({
  firstName: optionalName,
  lastName: optionalName,
  phone: optionalPhone,
})
export type UpdateProfileInput = z.infer<typeof updateProfileInput>

export const emailInput = z.strictObject({ email: accountEmail })
export type EmailInput = z.infer<typeof emailInput>

export type VerifyEmailResult = { ok: true; email: string } | { ok: false; reason: 'invalid_link' }

export type IsPasswordOfResult =
  | { ok: true; email: string }
  | ({ ok: false } & ({ reason: 'wrong_password' } | Wait))

/** The user who is signed in, as pages show them. */
export type Person = {
  /** The user and the customer have the same id. */
  id: string
  email: string
  firstName: string
  roles: Role[]
  locale: Locale
}
