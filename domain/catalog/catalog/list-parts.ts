import { and, asc, eq } from 'drizzle-orm'
import { products, setParts } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imageOf, mainPicture } from '#domain/base/media/index.ts'
import { inLocale, isShown } from './internal.ts'
import type { PartOfSet } from './views.ts'

/** Lists what a set is made of, as far as the shop shows it, in the set's order. */
export async function listParts(
  ctx: Ctx,
  { setId, language }: { setId: string; language: Locale },
): Promise<PartOfSet[]> {
  const rows = await ctx.readDb
    .select({
      slug: products.slug,
      name: inLocale(products.name, language),
      quantity: setParts.quantity,
      netWeightValue: products.netWeightValue,
      netWeightUnit: products.netWeightUnit,
      tint: products.tint,
      picture: mainPicture,
    })
    .from(setParts)
    .innerJoin(products, eq(products.id, setParts.partId))
    .where(and(eq(setParts.setId, setId), isShown))
    .orderBy(asc(setParts.position))
  return rows.map(({ picture, netWeightValue: value, netWeightUnit: unit, ...part }) => ({
    ...part,
    image: picture && imageOf(ctx, picture.name),
    netWeight: { value, unit },
  }))
}
