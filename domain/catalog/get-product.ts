import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { cardColumns, readIngredients, toProductCard } from './internal.ts'
import type { ProductCard, ProductDetail, ProductKey } from './schemas.ts'

const RELATED = 3
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * An active product by record id or slug, with related products (its own category first).
 * @throws DomainError not_found
 */
export async function getProduct(
  ctx: Ctx,
  { id, language }: ProductKey,
): Promise<{ product: ProductDetail; related: ProductCard[] }> {
  const [row] = await ctx.readDb
    .select({
      ...cardColumns(language),
      label: sql<string>`${products.label} ->> ${language}`,
      description: sql<string>`${products.description} ->> ${language}`,
      usage: sql<string>`${products.usage} ->> ${language}`,
      storage: sql<string>`${products.storage} ->> ${language}`,
      netWeightValue: products.netWeightValue,
      netWeightUnit: products.netWeightUnit,
      ingredients: products.ingredients,
      allergens: products.allergens,
      mayContain: products.mayContain,
      dietTags: products.dietTags,
      categoryId: products.categoryId,
    })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(
      and(
        eq(products.isActive, true),
        uuid.test(id) ? eq(products.id, id) : eq(products.slug, id.toLowerCase()),
      ),
    )
  if (!row) throw new DomainError('not_found', 'product')

  const { netWeightValue, netWeightUnit, ingredients, categoryId, images, ...rest } = row
  const { label, description, usage, storage, allergens, mayContain, dietTags, ...cardRow } = rest
  const card = toProductCard({ ...cardRow, images })
  return {
    product: {
      ...card,
      label,
      description,
      usage,
      storage,
      allergens,
      mayContain,
      dietTags,
      images: images.length > 0 ? images : card.image ? [card.image] : [],
      netWeight: { value: netWeightValue, unit: netWeightUnit },
      ingredients: readIngredients(ingredients)[language],
    },
    related: await listRelated(ctx, { id: row.id, categoryId, language }),
  }
}

/** Its own category first, what is in stock first, then in the shop's order; read no further than needed. */
async function listRelated(
  ctx: Ctx,
  { id, categoryId, language }: ProductKey & { categoryId: string },
): Promise<ProductCard[]> {
  const isSameCategory = eq(products.categoryId, categoryId)
  const isOther = ne(products.categoryId, categoryId)
  const isInStock = gt(products.stockQuantity, 0)
  const isSoldOut = lte(products.stockQuantity, 0)
  const related: ProductCard[] = []
  for (const wanted of [
    and(isSameCategory, isInStock),
    and(isSameCategory, isSoldOut),
    and(isOther, isInStock),
    and(isOther, isSoldOut),
  ]) {
    if (related.length === RELATED) break
    const rows = await ctx.readDb
      .select(cardColumns(language))
      .from(products)
      .innerJoin(categories, eq(products.categoryId, categories.id))
      .where(and(eq(products.isActive, true), ne(products.id, id), wanted))
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(RELATED - related.length)
    related.push(...rows.map(toProductCard))
  }
  return related
}
