import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { events, recipes } from '#database/schema/index.ts'
import { fallbackImage } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imageOf } from '#domain/base/media/index.ts'

export const isShownRecipe = and(eq(recipes.isActive, true), isNotNull(recipes.publishedAt))
export const isShownEvent = eq(events.isActive, true)

/** The names of a product's pictures, the main one first. */
export const pictureNames: SQL<string[]> = sql<string[]>`array(
  select picture.name from product_images picture where picture.product_id = products.main_id
  order by picture.position, picture.id)`

/** Returns the addresses of a product's pictures; for the eight products that have one without a row, that one. */
export function imagesOf(
  ctx: Ctx,
  { pictures, nameInEnglish }: { pictures: string[]; nameInEnglish: string },
) {
  if (pictures.length > 0) return pictures.map((name) => imageOf(ctx, name))
  const fallback = fallbackImage(nameInEnglish)
  return fallback ? [fallback] : []
}
