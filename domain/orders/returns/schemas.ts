import { z } from 'zod'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { MOST_RETURN_PICTURES, RETURN_REASONS, RETURN_WISHES } from '#shared/orders/return-fields.ts'
import { optionalText, requiredOr, requiredText, wholeNumber } from '#shared/kernel/validation.ts'
import { orderAccessKey } from '../orders/schemas.ts'
import { type SendAgainResult, trackingInput } from '../parcels/schemas.ts'
import type { RefundRefusal } from '../refunds/schemas.ts'

/** Letters of a text. */
export const MOST_LETTERS = 1_000

export const requestReturnInput = z.strictObject({
  accessKey: orderAccessKey,
  lines: z
    .array(z.strictObject({ itemId: z.uuid('invalid'), quantity: wholeNumber(1, 10_000) }))
    .min(1, 'required')
    .max(100, 'out_of_range')
    .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'invalid'),
  reason: z.enum(RETURN_REASONS, { error: requiredOr('unknown_value') }),
  wish: z.enum(RETURN_WISHES, { error: requiredOr('unknown_value') }),
  words: optionalText(MOST_LETTERS),
  /** Names that `addReturnPicture` has given. */
  pictures: z
    .array(z.string().regex(/^pictures\/[\w/-]{1,80}$/, 'invalid'))
    .max(MOST_RETURN_PICTURES, 'out_of_range')
    .default([]),
})
export type RequestReturnInput = z.infer<typeof requestReturnInput>

export type RequestReturnResult =
  | { ok: true; id: string }
  /** Nothing has been handed over: it can be cancelled, or has ended. */
  | { ok: false; reason: 'not_sent' }
  /** No law or promise gives this for that reason. */
  | { ok: false; reason: 'no_right' }
  /** The last day has passed, `2026-11-25`. */
  | { ok: false; reason: 'too_late'; until: string }
  /** This right gives the money back. */
  | { ok: false; reason: 'refund_only' }
  | { ok: false; reason: 'unknown_item' }
  /** More than was bought, less the jars that are refunded or asked for already. */
  | { ok: false; reason: 'too_many'; itemId: string; left: number }
  | ({ ok: false } & Wait)

export type AddReturnPictureInput = { accessKey: string; file: Uint8Array }
export type AddReturnPictureResult =
  | { ok: true; name: string }
  | { ok: false; reason: StoreRefusal | 'not_sent' }
  | ({ ok: false } & Wait)

const returnId = z.uuid('invalid')

export const refundReturnInput = z.strictObject({
  returnId,
  /** ZAR cents: all that the order's buyer will have got back for goods, as the button says. */
  agreedTotalCents: wholeNumber(0, 1_000_000_000),
})
export type RefundReturnInput = z.infer<typeof refundReturnInput>

export const replaceReturnInput = z.strictObject({
  returnId,
  /** Needed for what a courier carries. */
  tracking: trackingInput.optional(),
  /** The courier's charge to the shop, in ZAR cents; nothing if it is left out. */
  costCents: wholeNumber(0, 1_000_000_000).optional(),
})
export type ReplaceReturnInput = z.infer<typeof replaceReturnInput>

export const declineReturnInput = z.strictObject({
  returnId,
  /** For the buyer. */
  answer: requiredText(MOST_LETTERS),
})
export type DeclineReturnInput = z.infer<typeof declineReturnInput>

/** Somebody else has answered it. */
export type Answered = { ok: false; reason: 'answered' }
export type RefundReturnResult = { ok: true } | Answered | RefundRefusal
export type ReplaceReturnResult = { ok: true } | Answered | Extract<SendAgainResult, { ok: false }>
export type DeclineReturnResult = { ok: true } | Answered
