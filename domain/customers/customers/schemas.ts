import { z } from 'zod'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { optionalPhone, personName } from '#shared/kernel/validation.ts'
import { accountEmail, typedPassword } from '#domain/accounts/accounts/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

/** A customer who phones or is at the counter, as staff enter them. */
export const registerCustomerInput = z.strictObject({
  email: accountEmail,
  firstName: personName,
  lastName: personName,
  phone: optionalPhone,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type RegisterCustomerInput = z.infer<typeof registerCustomerInput>

export type RegisterCustomerResult = { ok: true; id: string } | { ok: false; reason: 'email_taken' }

export const deleteAccountInput = z.strictObject({ password: typedPassword })
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>
export type DeleteAccountResult =
  | { ok: true }
  | ({ ok: false } & ({ reason: 'wrong_password' | 'last_admin' } | Wait))
