/*
 * Reasons why stock changes. A movement's reference says what it belongs to; an adjustment by hand has a reason besides.
 */

export const MOVEMENT_REFERENCES = [
  /** The stock of a product when it was added. */
  'initial',
  /** Sold. */
  'order',
  /** Back from an order: called off, or refunded. */
  'return',
  /** Put right by the shop's own tools. */
  'count',
  /** Goods received. */
  'receipt',
  /** By hand, with a reason. */
  'adjustment',
  /** Taken off sale with its batch. */
  'recall',
  /** The difference that a stocktake found. */
  'stocktake',
  /** Covers what was sold and then found missing, as soon as there is stock. */
  'missing',
] as const
export type MovementReference = (typeof MOVEMENT_REFERENCES)[number]

/** Reasons for staff to take goods out of stock by hand. */
export const DOWN_REASONS = ['damaged', 'expired', 'lost', 'sample', 'correction'] as const
/** Reasons for staff to add goods by hand that no delivery brought. */
export const UP_REASONS = ['found', 'returned', 'correction'] as const
export const ADJUSTMENT_REASONS = [
  'damaged',
  'expired',
  'lost',
  'sample',
  'found',
  'returned',
  'correction',
] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]
