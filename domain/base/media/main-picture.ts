import { sql } from 'drizzle-orm'
import { isOwnPicture } from '#shared/base/pictures.ts'
import type { Locale, LocalizedText } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** A picture as its row has it. */
export type PictureRow = { name: string; alt: LocalizedText }

/** The first picture of a product, which its sizes have too, for a query that reads `products`; null if it has none. */
export const mainPicture = sql<PictureRow | null>`(
  select jsonb_build_object('name', picture.name, 'alt', picture.alt)
  from product_images picture where picture.product_id = products.main_id
  order by picture.position, picture.id limit 1)`

/** The name of its second picture; null if it has fewer. */
export const secondPicture = sql<string | null>`(
  select picture.name from product_images picture where picture.product_id = products.main_id
  order by picture.position, picture.id limit 1 offset 1)`

/** Returns a picture's address for browsers, without size and ending: a path of the shop, or an address elsewhere. */
export function imageOf({ storage }: Pick<Ctx, 'storage'>, name: string): string {
  return isOwnPicture(name) ? name : `${storage.publicUrl}/${name}`
}

/** Returns what a picture shows, in words; the product's name if nobody has written any. */
export function altOf(alt: LocalizedText | undefined, productName: string, locale: Locale): string {
  return alt?.[locale] || productName
}
