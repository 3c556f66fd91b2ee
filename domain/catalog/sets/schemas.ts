import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { MOST_PARTS } from '#shared/catalog/set-limits.ts'
import { wholeNumber } from '#shared/kernel/validation.ts'

const MOST_OF_PART = 99

export const setKey = z.strictObject({
  productId: z.uuid('invalid'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type SetKey = z.infer<typeof setKey>

export const saveSetPartsInput = z.strictObject({
  productId: z.uuid('invalid'),
  /** The version of the product that was seen. */
  version: wholeNumber(1, 2_147_483_647),
  parts: z
    .array(z.strictObject({ productId: z.uuid('invalid'), quantity: wholeNumber(1, MOST_OF_PART) }), {
      error: 'required',
    })
    .min(1, 'required')
    .max(MOST_PARTS, 'out_of_range'),
})
export type SaveSetPartsInput = z.infer<typeof saveSetPartsInput>

export type SaveSetPartsResult =
  | { ok: true; version: number }
  /** Somebody has changed the product since. */
  | { ok: false; reason: 'changed' }
  /** It has had a stock of its own, or was ordered: it stays what it is. */
  | { ok: false; reason: 'was_stocked' }
  /** It is a part of these sets, by their codes. */
  | { ok: false; reason: 'is_part'; skus: string[] }
  /** These are sets themselves, or the set itself. */
  | { ok: false; reason: 'part_is_set'; skus: string[] }
