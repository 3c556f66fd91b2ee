import { z } from 'zod'
import { image, localized } from '#shared/kernel/view-fields.ts'

/** A picture as staff see it. */
export const productPicture = z.object({
  id: z.uuid(),
  image,
  alt: localized,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  version: z.int(),
})
export type ProductPicture = z.infer<typeof productPicture>

export const productPictures = z.object({
  productId: z.uuid(),
  sizeOf: z.uuid().nullable().describe('The product of which it is a size, whose pictures it has.'),
  name: localized,
  slug: z.string(),
  isActive: z.boolean(),
  isSet: z.boolean(),
  pictures: z.array(productPicture).describe('The first is the main one.'),
})
export type ProductPictures = z.infer<typeof productPictures>
