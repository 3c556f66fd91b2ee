import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import { getOffers, saleOf } from '#domain/catalog/offers/index.ts'
import { sellableQuantity } from '#domain/catalog/inventory/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imagesOf, isShownProduct, pictureNames } from './internal.ts'
import type { FeedProduct, ListFeedProductsInput } from './schemas.ts'

/** A batch of the products that the shop shows, by id; fewer than `limit` are the last. */
export async function listFeedProducts(ctx: Ctx, input: ListFeedProductsInput): Promise<FeedProduct[]> {
  const { language, after, limit } = input
  const rows = await ctx.readDb
    .select({
      id: products.id,
      sku: products.sku,
      slug: products.slug,
      name: inLocale(products.name, language),
      nameInEnglish: sql<string>`${products.name} ->> 'en'`,
      description: inLocale(products.description, language),
      categoryName: inLocale(categories.name, language),
      priceCents: products.priceCents,
      categoryId: products.categoryId,
      keepCold: products.keepCold,
      stockQuantity: sellableQuantity,
      netWeightValue: products.netWeightValue,
      netWeightUnit: products.netWeightUnit,
      pictures: pictureNames,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isShownProduct, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
  const { running } = await getOffers(ctx)
  return rows.map(
    ({ nameInEnglish, pictures, stockQuantity, netWeightValue, netWeightUnit, ...product }) => ({
      ...product,
      sale: saleOf(running, product) ?? null,
      isInStock: stockQuantity > 0,
      netWeight: { value: netWeightValue, unit: netWeightUnit },
      images: imagesOf(ctx, { pictures, nameInEnglish }),
    }),
  )
}
