import { z } from 'zod'
import { STOCKTAKE_OUTCOMES } from '#database/schema/index.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { instant, localized } from '#shared/kernel/view-fields.ts'

export const stocktakeSummary = z.object({
  id: z.uuid(),
  categoryName: localized.nullable().describe('Null if everything is counted.'),
  startedAt: instant,
  startedBy: z.string().nullable(),
  outcome: z.enum(STOCKTAKE_OUTCOMES).nullable().describe('Null while it is open.'),
  closedAt: instant.nullable(),
})
export type StocktakeSummary = z.infer<typeof stocktakeSummary>

export const stocktakeList = keysetPageOf(stocktakeSummary)
export type StocktakeList = z.infer<typeof stocktakeList>

export const stocktakeLine = z.object({
  productId: z.uuid(),
  sku: z.string(),
  name: localized,
  expected: z.int().describe('What was on hand when the stocktake began.'),
  /** Since then something was packed, received or corrected. */
  onHandNow: z.int(),
  counted: z.int().nullable(),
  difference: z.int().nullable().describe('From what was on hand when the count was entered.'),
  countedBy: z.string().nullable(),
  countedAt: instant.nullable(),
  version: z.int().describe('Send it back with a count: it is refused if somebody else has counted.'),
  booked: z.int().nullable(),
})
export type StocktakeLine = z.infer<typeof stocktakeLine>

export const stocktakeView = stocktakeSummary.extend({
  closedBy: z.string().nullable(),
  notes: z.string().nullable(),
  totals: z.object({ lines: z.int(), counted: z.int(), different: z.int() }),
  lines: z.array(stocktakeLine),
  nextSku: z.string().nullable().describe('The `afterSku` of the next page.'),
})
export type StocktakeView = z.infer<typeof stocktakeView>
