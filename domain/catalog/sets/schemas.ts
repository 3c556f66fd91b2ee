import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { MOST_OF_PART, MOST_PARTS } from '#shared/catalog/set-limits.ts'
import { wholeNumber } from '#shared/kernel/validation.ts'

export const setKey = z.strictObject({
  productId: z.uuid('invalid'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type SetKey = z.infer<typeof setKey>

/** Adds up parts that are named twice. */
function addUp(parts: { productId: string; quantity: number }[]) {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of parts) {
    const id = productId.toLowerCase()
    sums.set(id, (sums.get(id) ?? 0) + quantity)
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}

export const saveSetPartsInput = z.strictObject({
  productId: z.uuid('invalid'),
  /** The version of the product that was seen. */
  version: wholeNumber(1, 2_147_483_647),
  parts: z
    .array(z.strictObject({ productId: z.uuid('invalid'), quantity: wholeNumber(1, MOST_OF_PART) }), {
      error: 'required',
    })
    .min(1, 'required')
    .max(MOST_PARTS, 'out_of_range')
    .transform(addUp)
    .refine((parts) => parts.every(({ quantity }) => quantity <= MOST_OF_PART), 'out_of_range'),
})
export type SaveSetPartsInput = z.infer<typeof saveSetPartsInput>

/** Says why a product does not become a set. */
export type NoSet =
  /** It has had a stock of its own, or was ordered: it stays what it is. */
  | { ok: false; reason: 'was_stocked' }
  /** A set has no sizes, and none of them is a set. */
  | { ok: false; reason: 'has_sizes' | 'is_size' }
  /** It is a part of these sets, by their codes. */
  | { ok: false; reason: 'is_part'; skus: string[] }

export type SaveSetPartsResult =
  | { ok: true; version: number }
  /** Somebody has changed the product since. */
  | { ok: false; reason: 'changed' }
  /** These are sets themselves, or the set itself. */
  | { ok: false; reason: 'part_is_set'; skus: string[] }
  | NoSet
