import { z } from 'zod'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { line, optionalLine, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import { CLAIM_STATES, type ParcelReason } from '#shared/orders/parcels.ts'
import type { LockedOrder } from '../orders/schemas.ts'

const orderId = z.uuid('invalid')

export const trackingInput = z.strictObject({
  carrier: line(80),
  number: line(80),
  url: optionalLine(500).refine((url) => !url || /^https:\/\/[^\s]+$/.test(url), 'invalid'),
})
export type TrackingInput = z.infer<typeof trackingInput>

/** Jars of a line of an order. */
const parcelLine = z.strictObject({ itemId: z.uuid('invalid'), quantity: wholeNumber(1, 10_000) })
export type ParcelLine = z.infer<typeof parcelLine>

export const sendLostAgainInput = z.strictObject({
  orderId,
  /** The number of the parcel that was lost, as the page showed it: it is sent again once. */
  lostNumber: line(80),
  lines: z
    .array(parcelLine, { error: requiredOr('invalid') })
    .min(1, 'required')
    .max(100, 'out_of_range')
    .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'invalid'),
  tracking: trackingInput,
  /** ZAR cents that sending it costs the shop. */
  costCents: wholeNumber(0, 1_000_000_000),
})
export type SendLostAgainInput = z.infer<typeof sendLostAgainInput>

/** The parcel that `sendAgain` sends, for the verb that has locked the order and decided. */
export type ParcelToSend = {
  order: LockedOrder
  reason: ParcelReason
  /** The parcel that it stands for; undefined for a replacement. */
  lost?: { carrier: string; number: string } | undefined
  /** Each line of the order once. */
  lines: ParcelLine[]
  /** Needed for what a courier carries; undefined for what is collected. */
  tracking?: TrackingInput | undefined
  costCents: number
  /** The id of the member of staff who sends it. */
  sentBy: string
}

export type SendAgainResult =
  | { ok: true; parcelId: string }
  /** The order has not been sent, or has ended. */
  | { ok: false; reason: 'not_sent' }
  /** It is cancelled in a moment, unless somebody undoes that. */
  | { ok: false; reason: 'being_cancelled' }
  | { ok: false; reason: 'tracking_needed' }
  /** The new parcel has the number of the last one. */
  | { ok: false; reason: 'same_number' }
  | { ok: false; reason: 'unknown_item'; itemId: string }
  /** More than was ordered and not refunded. */
  | { ok: false; reason: 'too_many'; itemId: string; left: number }
  /** `left` is what the shop has of that line's product. */
  | { ok: false; reason: 'out_of_stock'; itemId: string; left: number }

/** `overtaken`: the order has another parcel by now. */
export type SendLostAgainResult = SendAgainResult | { ok: false; reason: 'overtaken' }

export const recordClaimInput = z.strictObject({
  orderId,
  trackingNumber: line(80),
  amountCents: wholeNumber(1, 1_000_000_000),
  /** The courier's number for the claim. */
  reference: line(100),
})
export type RecordClaimInput = z.infer<typeof recordClaimInput>

/** `unknown_parcel`: no parcel of the order has this number. */
export type RecordClaimResult =
  | { ok: true; claimId: string }
  | { ok: false; reason: 'unknown_parcel' | 'already_claimed' }

export const closeClaimInput = z.strictObject({
  claimId: z.uuid('invalid'),
  state: z.enum(CLAIM_STATES, { error: requiredOr('unknown_value') }).exclude(['open']),
})
export type CloseClaimInput = z.infer<typeof closeClaimInput>

export type CloseClaimResult = { ok: true } | { ok: false; reason: 'already_closed' }

export const listClaimsInput = z.strictObject({
  state: z.enum(CLAIM_STATES, { error: requiredOr('unknown_value') }).default('open'),
  ...keysetInput,
})
export type ListClaimsInput = z.infer<typeof listClaimsInput>
