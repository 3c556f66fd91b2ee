import type { PictureFormat, PictureWidth } from '#shared/base/pictures.ts'

/** The most that an uploaded picture may have, in bytes and in pixels. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 50_000_000

/**
 * Reasons why there is no picture: a fault of the file, or `failed` if working on it ended without an answer, e.g.
 * because it took too much memory.
 */
export const PICTURE_FAULTS = ['not_a_picture', 'broken', 'too_large', 'too_many_pixels', 'failed'] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

/** A picture as the shop shows it, in all sizes and formats: upright, in sRGB, without what cameras write about it. */
export type EncodedPicture = {
  /** In pixels, of the largest size. */
  width: number
  height: number
  files: { width: PictureWidth; format: PictureFormat; bytes: Uint8Array }[]
}
export type EncodeResult =
  | { ok: true; picture: EncodedPicture }
  | { ok: false; fault: PictureFault; cause?: unknown }

/** Makes pictures for pages of what people upload. */
export type PictureEncoder = {
  /**
   * A PNG, JPEG, WebP or AVIF in the sizes of `PICTURE_WIDTHS`, none of them larger than the original. What the file is
   * called plays no part. Takes a second or more, so never call it inside a transaction.
   * @throws QueueFullError
   */
  encodePicture(file: Uint8Array): Promise<EncodeResult>
}
