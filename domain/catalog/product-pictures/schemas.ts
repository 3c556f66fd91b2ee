import { z } from 'zod'
import { optionalLine } from '#shared/kernel/validation.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'

/** Nobody looks at more, and a page loads them all. */
export const MOST_PICTURES = 20
export const MAX_ALT = 300

const productId = z.uuid('invalid')
const pictureId = z.uuid('invalid')

export const productOfPictures = z.strictObject({ productId })

export const pictureKey = z.strictObject({ productId, pictureId })
export type PictureKey = z.infer<typeof pictureKey>

const alt = optionalLine(MAX_ALT).transform((text) => text ?? '')
export const describePictureInput = z.strictObject({
  productId,
  pictureId,
  altEn: alt,
  altTh: alt,
  version: z.coerce.number().int('invalid'),
})
export type DescribePictureInput = z.infer<typeof describePictureInput>

export const movePictureInput = z.strictObject({
  productId,
  pictureId,
  /** The place that it gets, from 0. */
  to: z.coerce.number().int('invalid').min(0, 'invalid').max(MOST_PICTURES, 'invalid'),
})
export type MovePictureInput = z.infer<typeof movePictureInput>

/** The reason why a picture was not taken. */
export type PictureRefusal = StoreRefusal | 'duplicate' | 'too_many'
export type PictureResult = { ok: true; pictureId: string } | { ok: false; reason: PictureRefusal }

/** The texts that somebody else has saved meanwhile. */
export type DescribeResult =
  | { ok: true }
  | { ok: false; reason: 'changed'; current: { alt: LocalizedText; version: number } }
