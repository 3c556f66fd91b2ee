import { z } from 'zod'
import {
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
  DOWN_REASONS,
  UP_REASONS,
} from '#shared/inventory/movements.ts'
import { line, optionalLine, optionalText, requiredOr, wholeNumber } from '#shared/validation.ts'

/** A quantity of one product; a list of lines may contain each product once. */
export type StockLine = { productId: string; quantity: number }

/** What the public may know about a product's stock; `left` is set only if few are left. */
export type StockState = { state: 'in_stock' } | { state: 'low'; left: number } | { state: 'out_of_stock' }

/** Up to this many, pages say how many are left; the trigger in the migrations uses the same number. */
const LOW_STOCK = 5

/**
 * How many are left, for somebody who wants more than that: the number if few are left, which pages say anyway, else
 * null. The exact stock is the shop's business.
 */
export function toLeft(quantity: number): number | null {
  return quantity <= LOW_STOCK ? Math.max(0, quantity) : null
}

/** How many such a person is offered instead: all of few, else rounded down to tens. */
export function toOffered(quantity: number): number {
  return toLeft(quantity) ?? Math.max(LOW_STOCK, quantity - (quantity % 10))
}

export function toStockState(quantity: number): StockState {
  if (quantity <= 0) return { state: 'out_of_stock' }
  return quantity <= LOW_STOCK ? { state: 'low', left: quantity } : { state: 'in_stock' }
}

/** From which batches a line of an order was packed. */
export type PackedItem = {
  orderId: string
  orderItemId: string
  /** What expires first comes first. */
  batches: {
    batchId: string
    /** As it is printed on the jar. */
    code: string
    /** `2027-03-31` */
    bestBefore: string
    quantity: number
    isRecalled: boolean
  }[]
  /** How many jars were packed whose batch nobody knows. */
  withoutBatch: number
}

const productId = z.uuid('invalid')
/** Made with the form, so that a form that is sent twice books once. */
const key = z.uuid('invalid')
/** More than this is a slip. */
const jars = wholeNumber(1, 100_000)
/** As it is printed on the jar. */
export const batchCode = line(40)
/** A day of a calendar, `2027-03-31`. */
const day = z.string({ error: 'required' }).trim().min(1, 'required').pipe(z.iso.date('invalid'))

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
  /** How many there are of the batch, or without one. */
  | { ok: false; reason: 'too_few'; left: number }
  | { ok: false; reason: 'unknown_batch' | 'recalled' | 'expired' | 'already_booked' }

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

/** Of refusals about one line, its number from 0. */
export type ReceiveGoodsResult =
  | { ok: true }
  | { ok: false; reason: 'already_booked' }
  /** The day is over, so the goods could never be packed. */
  | { ok: false; reason: 'expired'; line: number }
  /** This batch was received before, with another date. */
  | { ok: false; reason: 'other_date'; line: number; bestBefore: string }
  | { ok: false; reason: 'recalled'; line: number }
