import { z } from 'zod'
import {
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
  DOWN_REASONS,
  UP_REASONS,
} from '#shared/catalog/movements.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import {
  isoDay,
  line,
  optionalLine,
  optionalText,
  requiredOr,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'

export const productId = z.uuid('invalid')
/** Made with the form, so that a form that is sent twice books once. */
const key = z.uuid('invalid')
/** More than this is a slip. */
const jars = wholeNumber(1, 100_000)
/** A product's code as somebody types it, in capitals or not. */
export const typedSku = line(60)
/** As it is printed on the jar. */
export const batchCode = line(40)
/** A day of a calendar, `2027-03-31`. */
const day = z.string({ error: 'required' }).trim().min(1, 'required').pipe(isoDay)

export const adjustStockInput = z
  .strictObject({
    productId,
    key,
    direction: z.enum(['up', 'down'], { error: requiredOr('unknown_value') }),
    quantity: jars,
    reason: z.enum(ADJUSTMENT_REASONS, { error: requiredOr('unknown_value') }),
    /** The batch that the jars belong to; without one, jars whose batch nobody knows. */
    batchId: z.uuid('invalid').optional(),
    notes: optionalText(500),
  })
  .refine(({ direction, reason }) => reasonsOf(direction).some((one) => one === reason), {
    error: 'unknown_value',
    path: ['reason'],
  })
export type AdjustStockInput = z.infer<typeof adjustStockInput>

export type AdjustStockResult =
  /** `missing`: how many jars that are ordered and not packed are no longer there. */
  | { ok: true; missing: number }
  /** The number of jars of the batch, or without one. */
  | { ok: false; reason: 'too_few'; left: number }
  | { ok: false; reason: 'unknown_batch' | 'recalled' | 'expired' | 'already_booked' }

const countedJars = wholeNumber(0, 100_000)
export const correctStockInput = z.strictObject({
  productId,
  /** The stock that was seen when it was counted. */
  seen: countedJars,
  counted: countedJars,
})
export type CorrectStockInput = z.infer<typeof correctStockInput>

export type CorrectStockResult =
  | AdjustStockResult
  /** It was sold, received or corrected since. */
  | { ok: false; reason: 'stock_changed'; stock: number }

/** The reasons to adjust stock in a direction. */
export function reasonsOf(direction: 'up' | 'down'): readonly AdjustmentReason[] {
  return direction === 'up' ? UP_REASONS : DOWN_REASONS
}

export const receiveGoodsInput = z.strictObject({
  key,
  /** The number on the delivery note. */
  deliveryNote: optionalLine(100),
  lines: z
    .array(z.strictObject({ productId, quantity: jars, batchCode, bestBefore: day }), {
      error: requiredOr('invalid'),
    })
    .min(1, 'required')
    .max(200, 'out_of_range')
    .refine(
      (lines) => new Set(lines.map((line) => `${line.productId} ${line.batchCode}`)).size === lines.length,
      'invalid',
    ),
})
export type ReceiveGoodsInput = z.infer<typeof receiveGoodsInput>

/** Refusals about one line have its number, from 0. */
export type ReceiveGoodsResult =
  | { ok: true }
  | { ok: false; reason: 'already_booked' }
  /** The day is over, so the goods could never be packed. */
  | { ok: false; reason: 'expired'; line: number }
  /** This batch was received before, with another date. */
  | { ok: false; reason: 'other_date'; line: number; bestBefore: string }
  | { ok: false; reason: 'recalled'; line: number }

/** Filters for products: few are left, none, ordered ones are not there, or a batch expires soon. */
export const INVENTORY_FILTERS = ['low', 'out', 'expiring', 'missing'] as const
export type InventoryFilter = (typeof INVENTORY_FILTERS)[number]

/** Choices for how soon is soon, in days. */
export const EXPIRING_WITHIN = [7, 14, 30, 60, 90] as const

export const listInventoryInput = z.strictObject({
  ...keysetInput,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  filter: z.enum(INVENTORY_FILTERS, { error: 'unknown_value' }).optional(),
  /** The days for the filter `expiring`. */
  days: z.coerce
    .number({ error: 'not_a_whole_number' })
    .int('not_a_whole_number')
    .min(0, 'out_of_range')
    .max(3_650, 'out_of_range')
    .default(30),
  search: optionalLine(100),
})
export type ListInventoryInput = z.infer<typeof listInventoryInput>

/** Filters for batches. */
export const BATCH_FILTERS = ['left', 'recalled'] as const
export type BatchFilter = (typeof BATCH_FILTERS)[number]

export const listBatchesInput = z.strictObject({
  ...keysetInput,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  filter: z.enum(BATCH_FILTERS, { error: 'unknown_value' }).optional(),
  /** A part of the code. */
  search: optionalLine(40),
})
export type ListBatchesInput = z.infer<typeof listBatchesInput>

export const listMovementsInput = z.strictObject({ ...keysetInput, productId })
export type ListMovementsInput = z.infer<typeof listMovementsInput>

export const setLowStockThresholdInput = z.strictObject({
  productId,
  threshold: wholeNumber(0, 10_000).nullable(),
})
export type SetLowStockThresholdInput = z.infer<typeof setLowStockThresholdInput>

const batchOrNone = z.uuid('invalid').nullable().default(null)

export const repackJarsInput = z.strictObject({
  orderItemId: z.uuid('invalid'),
  quantity: jars,
  /** Null for jars whose batch nobody knows. */
  fromBatchId: batchOrNone,
  toBatchId: batchOrNone,
})
export type RepackJarsInput = z.infer<typeof repackJarsInput>

export type RepackJarsResult =
  | { ok: true }
  | { ok: false; reason: 'too_few'; left: number }
  /** The order is not being packed; the line has fewer jars of that batch; the batch is expired, recalled or another's. */
  | { ok: false; reason: 'not_packing' | 'not_packed_from_it' | 'unknown_batch' | 'same_batch' }

/** Reasons why packed jars must not leave the shop. */
export const JAR_FAULTS = ['recalled', 'expired'] as const
export type JarFault = (typeof JAR_FAULTS)[number]
