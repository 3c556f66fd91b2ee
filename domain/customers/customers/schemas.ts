import { z } from 'zod'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { optionalName, optionalPhone, personName } from '#shared/kernel/validation.ts'
import { accountEmail, typedPassword } from '#domain/accounts/accounts/schemas.ts'
import type { Wait } from '#domain/kernel/take-tries.ts'

export const updateProfileInput = z.strictObject({
  firstName: optionalName,
  lastName: optionalName,
  phone: optionalPhone,
})
export type UpdateProfileInput = z.infer<typeof updateProfileInput>

/** What customers see of their own data. */
export type Profile = {
  email: string
  firstName: string
  lastName: string
  phone: string | null
  marketingConsent: boolean
  locale: Locale
  memberSince: Date
}

/** What staff enter about a customer who phones or is at the counter. */
export const registerCustomerInput = z.strictObject({
  email: accountEmail,
  firstName: personName,
  lastName: personName,
  phone: optionalPhone,
  language: z.enum(LOCALES).default('en'),
})
export type RegisterCustomerInput = z.infer<typeof registerCustomerInput>

export type RegisterCustomerResult = { ok: true; id: string } | { ok: false; reason: 'email_taken' }

export const deleteAccountInput = z.strictObject({ password: typedPassword })
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>
export type DeleteAccountResult =
  | { ok: true }
  | ({ ok: false } & ({ reason: 'wrong_password' | 'last_admin' } | Wait))
