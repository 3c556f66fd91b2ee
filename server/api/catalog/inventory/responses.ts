import { z } from 'zod'
import type { InventoryList, InventoryView, MovementList } from '#domain/catalog/stock-desk/schemas.ts'
import { ADJUSTMENT_REASONS, MOVEMENT_REFERENCES } from '#shared/catalog/movements.ts'
import { cursor, day, instant } from '../../response-fields.ts'

const levels = {
  stock: z.int().describe('How many may be sold.'),
  onHand: z.int().describe('How many stand on the shelves: what is ordered and not packed is still there.'),
  missing: z.int().describe('How many are ordered and not there.'),
}

export const batchSummary = z.object({
  id: z.uuid(),
  code: z.string(),
  bestBefore: day,
  received: z.int(),
  remaining: z.int(),
  recalledAt: instant.nullable(),
})

export const inventoryListResponse = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      sku: z.string(),
      name: z.string(),
      isActive: z.boolean(),
      ...levels,
      threshold: z.int().describe('Up to this many are few.'),
      nextBestBefore: day.nullable().describe('Of what is left.'),
    }),
  ),
  previous: cursor,
  next: cursor,
}) satisfies z.ZodType<InventoryList>

export const inventoryResponse = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  ...levels,
  withoutBatch: z.int().describe('How many on the shelves belong to no batch that is known.'),
  ownThreshold: z.int().nullable().describe('Null for the shop’s own number.'),
  batches: z.array(batchSummary),
}) satisfies z.ZodType<InventoryView>

export const movementListResponse = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      movementType: z.enum(['in', 'out']),
      quantity: z.int().describe('Negative for `out`.'),
      referenceType: z.enum(MOVEMENT_REFERENCES),
      referenceId: z.uuid().nullable(),
      orderNumber: z.string().nullable(),
      reason: z.enum(ADJUSTMENT_REASONS).nullable(),
      batchId: z.uuid().nullable(),
      batchCode: z.string().nullable(),
      by: z.string().nullable().describe('Null if a guest or the shop itself caused it.'),
      notes: z.string().nullable(),
      at: instant,
    }),
  ),
  previous: cursor,
  next: cursor,
}) satisfies z.ZodType<MovementList>

export const adjustedResponse = z.object({
  missing: z.int().describe('How many that are ordered are no longer there.'),
})
