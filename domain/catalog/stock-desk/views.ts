import { z } from 'zod'
import { ADJUSTMENT_REASONS, MOVEMENT_REFERENCES } from '#shared/catalog/movements.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { day, instant } from '#shared/kernel/view-fields.ts'
import { JAR_FAULTS } from './schemas.ts'

const levels = {
  stock: z.int().describe('How many may be sold.'),
  onHand: z.int().describe('How many stand on the shelves: what is ordered and not packed is still there.'),
  missing: z.int().describe('How many are ordered and not there.'),
}

/** A product in the list. */
export const inventoryItem = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  ...levels,
  threshold: z.int().describe('Up to this many are few.'),
  nextBestBefore: day.nullable().describe('Of what is left.'),
})
export type InventoryItem = z.infer<typeof inventoryItem>

export const inventoryList = keysetPageOf(inventoryItem)
export type InventoryList = z.infer<typeof inventoryList>

export const batchSummary = z.object({
  id: z.uuid(),
  code: z.string(),
  bestBefore: day,
  received: z.int(),
  remaining: z.int(),
  recalledAt: instant.nullable(),
})
export type BatchSummary = z.infer<typeof batchSummary>

/** A batch in the list of all products' batches. */
export const listedBatch = batchSummary.extend({
  productId: z.uuid(),
  sku: z.string(),
  productName: z.string(),
})
export type ListedBatch = z.infer<typeof listedBatch>

export const batchList = keysetPageOf(listedBatch)
export type BatchList = z.infer<typeof batchList>

/** A product's stock. */
export const inventoryView = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  sizeOf: z.uuid().nullable().describe('The product of which it is a size.'),
  ...levels,
  withoutBatch: z.int().describe('How many on the shelves belong to no batch that is known.'),
  ownThreshold: z.int().nullable().describe('Null for the shop’s own number.'),
  batches: z.array(batchSummary),
})
export type InventoryView = z.infer<typeof inventoryView>

export const movement = z.object({
  id: z.uuid(),
  movementType: z.enum(['in', 'out']),
  quantity: z.int().describe('Negative for `out`.'),
  referenceType: z.enum(MOVEMENT_REFERENCES),
  referenceId: z.uuid().nullable(),
  /** Set for sales and returns. */
  orderNumber: z.string().nullable(),
  /** Set for adjustments. */
  reason: z.enum(ADJUSTMENT_REASONS).nullable(),
  batchId: z.uuid().nullable(),
  batchCode: z.string().nullable(),
  by: z.string().nullable().describe('Null if a guest or the shop itself caused it.'),
  notes: z.string().nullable(),
  at: instant,
})
export type Movement = z.infer<typeof movement>

export const movementList = keysetPageOf(movement)
export type MovementList = z.infer<typeof movementList>

/** The batch of jars; all null where nobody knows. */
const jarsOfBatch = z.object({
  batchId: z.uuid().nullable(),
  code: z.string().nullable(),
  bestBefore: day.nullable(),
})

/** A line of an order with the batches from which it is packed, and from which it could be. */
export const packedLine = z.object({
  orderItemId: z.uuid(),
  name: z.string(),
  sku: z.string(),
  /** The first to expire comes first. */
  packed: z.array(jarsOfBatch.extend({ quantity: z.int(), fault: z.enum(JAR_FAULTS).nullable() })),
  /** While the order is being packed: what else stands on the shelf. What expires first comes first. */
  others: z.array(jarsOfBatch.extend({ left: z.int() })),
})
export type PackedLine = z.infer<typeof packedLine>
