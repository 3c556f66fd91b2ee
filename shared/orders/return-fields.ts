/*
 * The wishes of a buyer who sends something back, and the shop's answers. The law behind them, and its last days, are
 * worked out in the domain (domain/orders/returns/rights.ts).
 */

/** The reasons for returning something. */
export const RETURN_REASONS = [
  'broken',
  'wrong',
  'quality',
  'not_as_described',
  'changed_mind',
  'cooling_off',
  'after_advert',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_WISHES = ['refund', 'replacement'] as const
export type ReturnWish = (typeof RETURN_WISHES)[number]

/**
 * The rights that a return can rest on: for goods with a defect, for goods that are not as described, for goods that were
 * collected, for what is no food, and for those bought after an advertisement that was sent to the buyer.
 */
export const RETURN_RIGHTS = [
  'defect',
  'description',
  'collected',
  'cooling_off',
  'direct_marketing',
] as const
export type ReturnRight = (typeof RETURN_RIGHTS)[number]

export const RETURN_STATES = ['waiting', 'refunded', 'replaced', 'declined'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Pictures of one request. */
export const MOST_RETURN_PICTURES = 4
