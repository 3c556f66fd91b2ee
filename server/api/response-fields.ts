import { z } from 'zod'

/*
 * Fields that several answers have. Each noun's responses.ts describes its answers for the API's document; `satisfies`
 * keeps them in step with the types that the verbs return.
 */

export const cents = z.int().describe('ZAR cents, VAT included.')
export const instant = z.date().meta({ type: 'string', format: 'date-time' })

/** The answer where something has just been made. */
export const createdResponse = z.object({ id: z.uuid() })
