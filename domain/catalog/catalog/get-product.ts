import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { categories, formerSlugs, productImages, products } from '#database/schema/index.ts'
import { type Locale, withFallbacks } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { altOf, imageOf } from '#domain/base/media/index.ts'
import { sellableQuantity } from '../inventory/index.ts'
import { allergenMarks } from './allergen-marks.ts'
import { cardColumns, inLocale, isListed, readIngredients, toProductCards } from './internal.ts'
import { listParts } from './list-parts.ts'
import { listSizes } from './list-sizes.ts'
import type { ProductKey } from './schemas.ts'
import type { ProductCard, ProductDetail, ProductImage } from './views.ts'

const RELATED = 3
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * A product of the shop by record id or slug, with related products (its own category first). A slug that it had before
 * finds it too, and what one of its sizes is found by: compare it with the product's.
 * @throws DomainError not_found
 */
export async function getProduct(
  ctx: Ctx,
  { id, language }: ProductKey,
): Promise<{ product: ProductDetail; related: ProductCard[] }> {
  const [row] = await ctx.readDb
    .select({
      ...cardColumns(language),
      categoryName: inLocale(categories.name, language),
      label: inLocale(products.label, language),
      description: inLocale(products.description, language),
      usage: inLocale(products.usage, language),
      storage: inLocale(products.storage, language),
      shelfLife: inLocale(products.shelfLife, language),
      origin: inLocale(products.origin, language),
      maker: inLocale(products.maker, language),
      keepCold: products.keepCold,
      netWeightValue: products.netWeightValue,
      netWeightUnit: products.netWeightUnit,
      ingredients: products.ingredients,
      allergens: products.allergens,
      mayContain: products.mayContain,
      dietTags: products.dietTags,
      taste: products.taste,
      nutrition: products.nutrition,
      barcode: products.barcode,
      hasUnitPrice: sql<boolean>`not (${products.isSet} or ${products.notFood})`,
      hasCoolingOff: sql<boolean>`case when ${products.isSet} then (
        select coalesce(bool_and(part.not_food), false) from set_parts join products part on part.id = part_id
        where set_id = ${products.id}) else ${products.notFood} end`,
      isSet: products.isSet,
    })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(and(isListed, eq(products.id, foundBy(ctx, id))))
  if (!row) throw new DomainError('not_found', 'product')

  const { netWeightValue, netWeightUnit, ingredients, isSet, ...rest } = row
  const { categoryName, label, description, usage, storage, shelfLife, origin, maker, ...others } = rest
  const { allergens, mayContain, dietTags, keepCold, taste, nutrition, barcode, ...sold } = others
  const { hasUnitPrice, hasCoolingOff, ...cardRow } = sold
  const [card] = await toProductCards(ctx, [cardRow], language)
  if (!card) throw new Error('a product has no card')
  const listed = ingredientsIn(ingredients, language)
  return {
    product: {
      ...card,
      categoryName,
      label,
      description,
      usage,
      storage,
      shelfLife,
      origin,
      maker,
      keepCold,
      allergens,
      mayContain,
      dietTags,
      taste,
      nutrition,
      images: await listImages(ctx, { card, language }),
      barcode,
      hasUnitPrice,
      hasCoolingOff,
      sizes: card.fromCents === null ? [] : await listSizes(ctx, { productId: row.id, language }),
      netWeight: { value: netWeightValue, unit: netWeightUnit },
      ingredients: listed,
      allergenMarks: allergenMarks(listed, allergens),
      parts: isSet ? await listParts(ctx, { setId: row.id, language }) : [],
    },
    related: await listRelated(ctx, { id: row.id, categoryId: row.categoryId, language }),
  }
}

/**
 * The id of the product that has this id or slug, or a size of it; a slug that it had before counts if no other has it now. As one
 * value it is looked up in an index.
 */
function foundBy({ readDb }: Ctx, key: string): SQL {
  const found = readDb.select({ id: products.mainId }).from(products)
  if (uuid.test(key)) return sql`(${found.where(eq(products.id, key))})`
  const slug = key.toLowerCase()
  const present = found.where(eq(products.slug, slug))
  const former = readDb
    .select({ id: products.mainId })
    .from(formerSlugs)
    .innerJoin(products, eq(products.id, formerSlugs.productId))
    .where(eq(formerSlugs.slug, slug))
  return sql`(${present} union all ${former} limit 1)`
}

/** Returns the list in a language, or in one that stands in for it: somebody may have to know. */
export function ingredientsIn(stored: unknown, language: Locale): string[] {
  const lists = readIngredients(stored)
  const found = withFallbacks(language).find((one) => lists[one].length > 0)
  return lists[found ?? language]
}

/** All pictures in their order; the fallback where there are none. */
export async function listImages(
  ctx: Ctx,
  { card, language }: { card: Pick<ProductCard, 'id' | 'name' | 'image' | 'imageAlt'>; language: Locale },
): Promise<ProductImage[]> {
  const rows = await ctx.readDb
    .select({ name: productImages.name, alt: productImages.alt })
    .from(productImages)
    .where(eq(productImages.productId, card.id))
    .orderBy(asc(productImages.position), asc(productImages.id))
  if (rows.length === 0 && card.image) return [{ image: card.image, alt: card.imageAlt }]
  return rows.map(({ name, alt }) => ({ image: imageOf(ctx, name), alt: altOf(alt, card.name, language) }))
}

/** Its own category first, what is in stock first, then in the shop's order; read no further than needed. */
async function listRelated(
  ctx: Ctx,
  { id, categoryId, language }: ProductKey & { categoryId: string },
): Promise<ProductCard[]> {
  const isSameCategory = eq(products.categoryId, categoryId)
  const isOther = ne(products.categoryId, categoryId)
  const isInStock = sql`${sellableQuantity} > 0`
  const isSoldOut = sql`${sellableQuantity} <= 0`
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
      .where(and(isListed, ne(products.id, id), wanted))
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(RELATED - related.length)
    related.push(...(await toProductCards(ctx, rows, language)))
  }
  return related
}
