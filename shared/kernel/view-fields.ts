import { z } from 'zod'
import { byLocale } from './locale.ts'

/* Fields that many views have (`views.ts` of the modules): what they are in JSON, as the API's document says it. */

export const cents = z.int().describe('ZAR cents, VAT included.')
export const vatPercent = z.number().describe('The standard rate of VAT that applies.')
export const localized = z.object(byLocale(() => z.string()))
/** A `Date`; in JSON it is text. */
export const instant = z.date().meta({ type: 'string', format: 'date-time' })
/** A day of a calendar, `2027-03-31`. */
export const day = z.string().meta({ format: 'date' })
export const image = z
  .string()
  .describe('Path or address to which -320.webp, -640.webp or -1280.webp is added, or the same with .avif.')

/** The average of the reviews that are shown, to one decimal, and their number. */
export const rating = z.object({ average: z.number(), count: z.int() })
export type Rating = z.infer<typeof rating>
