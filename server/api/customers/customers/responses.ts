import { z } from 'zod'
import type { VerificationStatus } from '#domain/accounts/accounts/schemas.ts'
import type { Profile } from '#domain/accounts/accounts/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant } from '../../response-fields.ts'

export const profileResponse = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  marketingConsent: z.boolean(),
  locale: z.enum(LOCALES),
  memberSince: instant,
}) satisfies z.ZodType<Profile>

export const verificationResponse = z.object({
  email: z.string().nullable(),
  isVerified: z.boolean(),
  isVerificationRequired: z.boolean(),
  verifiedAt: instant.nullable(),
}) satisfies z.ZodType<VerificationStatus>

export const passwordCheckResponse = z.object({ isRight: z.boolean() })
