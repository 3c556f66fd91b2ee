import { z } from 'zod'
import { STOCKTAKE_OUTCOMES } from '#database/schema/index.ts'
import type { StocktakeList, StocktakeView } from '#domain/catalog/stocktakes/schemas.ts'
import { cursor, instant, localized } from '../../response-fields.ts'

const summary = z.object({
  id: z.uuid(),
  categoryName: localized.nullable().describe('Null if everything is counted.'),
  startedAt: instant,
  startedBy: z.string().nullable(),
  outcome: z.enum(STOCKTAKE_OUTCOMES).nullable().describe('Null while it is open.'),
  closedAt: instant.nullable(),
})

export const stocktakeListResponse = z.object({
  items: z.array(summary),
  previous: cursor,
  next: cursor,
}) satisfies z.ZodType<StocktakeList>

export const stocktakeResponse = summary.extend({
  closedBy: z.string().nullable(),
  notes: z.string().nullable(),
  totals: z.object({ lines: z.int(), counted: z.int(), different: z.int() }),
  lines: z.array(
    z.object({
      productId: z.uuid(),
      sku: z.string(),
      name: localized,
      expected: z.int().describe('What was on hand when the stocktake began.'),
      onHandNow: z.int(),
      counted: z.int().nullable(),
      difference: z.int().nullable().describe('From what was on hand when the count was entered.'),
      countedBy: z.string().nullable(),
      countedAt: instant.nullable(),
      version: z.int().describe('Send it back with a count: it is refused if somebody else has counted.'),
      booked: z.int().nullable(),
    }),
  ),
  nextSku: z.string().nullable().describe('The `afterSku` of the next page.'),
}) satisfies z.ZodType<StocktakeView>

export const countedResponse = z.object({ version: z.int() })
export const closedResponse = z.object({ corrected: z.int().describe('How many products were put right.') })
