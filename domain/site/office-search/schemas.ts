import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { optionalLine } from '#shared/kernel/validation.ts'

export const searchOfficeInput = z.strictObject({
  /** A number, words of a name or an address, a phone number, a code. */
  q: optionalLine(100),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type SearchOfficeInput = z.infer<typeof searchOfficeInput>
