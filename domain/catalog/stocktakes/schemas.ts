import { z } from 'zod'
import { optionalLine, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'

export const stocktakeId = z.uuid('invalid')

export const startStocktakeInput = z.strictObject({
  /** Everything, if left out. */
  categoryId: z.uuid('invalid').optional(),
})
export type StartStocktakeInput = z.infer<typeof startStocktakeInput>

export type StartStocktakeResult =
  | { ok: true; stocktakeId: string }
  /** Another stocktake counts some of these products. */
  | { ok: false; reason: 'already_counting' }
  | { ok: false; reason: 'nothing_to_count' }

export const saveCountInput = z.strictObject({
  stocktakeId,
  productId: z.uuid('invalid'),
  counted: wholeNumber(0, 1_000_000),
  /** The version of the line that the count was made from. */
  version: wholeNumber(0, 1_000_000),
})
export type SaveCountInput = z.infer<typeof saveCountInput>

export type SaveCountResult =
  | { ok: true; version: number }
  /** Somebody else has counted the product in between. */
  | { ok: false; reason: 'changed'; current: { counted: number | null; by: string | null; version: number } }
  | { ok: false; reason: 'closed' }

export const bookStocktakeInput = z.strictObject({
  stocktakeId,
  /** The reason for differences, if somebody knows. */
  notes: optionalLine(500),
})
export type BookStocktakeInput = z.infer<typeof bookStocktakeInput>

export type CloseStocktakeResult =
  /** `corrected` is the number of products that were put right. */
  { ok: true; corrected: number } | { ok: false; reason: 'closed' }

export const listStocktakesInput = z.strictObject(keysetInput)
export type ListStocktakesInput = z.infer<typeof listStocktakesInput>

/** Filters for lines. */
export const LINE_FILTERS = ['uncounted', 'different'] as const
export type LineFilter = (typeof LINE_FILTERS)[number]

export const getStocktakeInput = z.strictObject({
  stocktakeId,
  show: z.enum(LINE_FILTERS, { error: 'unknown_value' }).optional(),
  search: optionalLine(100),
  /** The product code after which the page begins. */
  afterSku: optionalLine(100),
  all: z.boolean({ error: requiredOr('invalid') }).default(false),
})
export type GetStocktakeInput = z.input<typeof getStocktakeInput>
