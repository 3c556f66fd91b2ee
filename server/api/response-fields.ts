import { z } from 'zod'
import { byLocale } from '#shared/kernel/locale.ts'

/*
 * Fields that several responses have. Each noun's responses.ts describes its responses for the API's document;
 * `satisfies` keeps them in step with the types that the verbs return.
 */

export { cents, rating } from '#shared/catalog/product-answers.ts'

export const vatPercent = z.number().describe('The standard rate of VAT that applies.')
export const instant = z.date().meta({ type: 'string', format: 'date-time' })

export const localized = z.object(byLocale(() => z.string()))
export const day = z.string().meta({ format: 'date' })
/** A place in a list that is read page by page: `next` is for `after`, `previous` for `before`. */
export const cursor = z.string().nullable()

/** The response when something was created. */
export const createdResponse = z.object({ id: z.uuid() })

/** The pages before and after one of a list. */
export const neighbours = {
  previous: z.string().nullable().describe('Pass it as `before` for the page before.'),
  next: z.string().nullable().describe('Pass it as `after` for the page after.'),
}
