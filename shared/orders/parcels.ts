/** The reasons to send jars of an order a second time. */
export const PARCEL_REASONS = ['lost', 'replacement'] as const
export type ParcelReason = (typeof PARCEL_REASONS)[number]

/** The courier's answers to a claim, and none yet. */
export const CLAIM_STATES = ['open', 'paid', 'declined'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]
