import { z } from 'zod'
import type { Profile } from '#domain/customers/schemas.ts'
import { LOCALES } from '#shared/locale.ts'
import { instant } from '../response-fields.ts'

export const profileResponse = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  marketingConsent: z.boolean(),
  locale: z.enum(LOCALES),
  memberSince: instant,
}) satisfies z.ZodType<Profile>
