import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories, products } from '#database/schema/index.ts'
import { inLocale, isShown } from '#domain/catalog/catalog/index.ts'
import { getOffers, saleOf } from '#domain/catalog/offers/index.ts'
import { sellableQuantity } from '#domain/catalog/inventory/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imagesOf, pictureNames } from './internal.ts'
import type { FeedProduct, ListFeedProductsInput } from './schemas.ts'

/** The product on whose page a product, or a size of it, is chosen. */
const main = alias(products, 'main')

/** Its code, where more than one of its sizes is in the shop. */
const groupSku = sql<string | null>`case when ${products.sizeOf} is not null or exists (
  select from products size where size.main_id = products.id and size.id <> products.id and size.is_active
) then ${main.sku} end`

const parts = sql<number[] | null>`(select array_agg(quantity) from set_parts where set_id = ${products.id})`

/** A batch of what the shop sells, each size of a product by itself, by id; fewer than `limit` are the last. */
export async function listFeedProducts(ctx: Ctx, input: ListFeedProductsInput): Promise<FeedProduct[]> {
  const { language, after, limit } = input
  const rows = await ctx.readDb
    .select({
      id: products.id,
      sku: products.sku,
      barcode: products.barcode,
      groupSku,
      slug: main.slug,
      name: inLocale(products.name, language),
      nameInEnglish: sql<string>`${products.name} ->> 'en'`,
      description: inLocale(products.description, language),
      categoryName: inLocale(categories.name, language),
      priceCents: products.priceCents,
      categoryId: products.categoryId,
      keepCold: products.keepCold,
      notFood: products.notFood,
      parts,
      stockQuantity: sellableQuantity,
      netWeightValue: products.netWeightValue,
      netWeightUnit: products.netWeightUnit,
      pictures: pictureNames,
    })
    .from(products)
    .innerJoin(main, eq(main.id, products.mainId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isShown, after === undefined ? undefined : gt(products.id, after)))
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
