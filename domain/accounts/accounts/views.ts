import { z } from 'zod'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant } from '#shared/kernel/view-fields.ts'

/** A customer's own data, as they see it. */
export const profile = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  marketingConsent: z.boolean(),
  locale: z.enum(LOCALES),
  memberSince: instant,
})
export type Profile = z.infer<typeof profile>

/** The verification of an address; nobody signs in before it is. */
export const verificationStatus = z.object({
  /** Null, like all else, where it could not be read. */
  email: z.string().nullable(),
  isVerified: z.boolean(),
  isVerificationRequired: z.boolean(),
  verifiedAt: instant.nullable(),
})
export type VerificationStatus = z.infer<typeof verificationStatus>
