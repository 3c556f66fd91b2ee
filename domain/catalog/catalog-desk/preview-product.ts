import { eq } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { type LocalizedText, pick } from '#shared/kernel/locale.ts'
import {
  listParts,
  allergenMarks,
  derivedTexts,
  fallbackImage,
  ingredientsIn,
  listImages,
} from '../catalog/index.ts'
import type { ProductDetail } from '../catalog/views.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lowStockSql, sellableQuantity } from '../inventory/index.ts'
import { toStockState } from '../inventory/schemas.ts'
import { policy } from './policy.ts'
import type { PreviewProductInput } from './schemas.ts'

/**
 * A product as the shop would show what is typed of it. Writes nothing; pictures and stock are those that it has.
 * @throws DomainError forbidden, not_found
 */
export async function previewProduct(ctx: Ctx, input: PreviewProductInput): Promise<ProductDetail> {
  policy.previewProduct(ctx)
  const { language, id, categoryId, netWeightValue, netWeightUnit, ingredients } = input
  return inTransaction(ctx, async (ctx) => {
    const [category] = await ctx.db.select().from(categories).where(eq(categories.id, categoryId))
    if (!category) throw new DomainError('not_found', 'category')
    const [saved] = id
      ? await ctx.db

          .select({
            id: products.id,
            stockQuantity: sellableQuantity,
            lowStock: lowStockSql,
          })
          .from(products)
          .where(eq(products.id, id))
      : []
    const say = (text: LocalizedText) => pick(text, language)
    const name = say(input.name)
    const listed = ingredientsIn(ingredients, language)
    const fallback = { name, image: fallbackImage(input.name.en), imageAlt: name }
    const own = saved && (await listImages(ctx, { card: { ...fallback, id: saved.id }, language }))
    const images = own ?? (fallback.image ? [{ image: fallback.image, alt: name }] : [])
    return {
      id: id ?? '',
      slug: input.slug ?? '',
      sku: input.sku,
      barcode: input.barcode,
      hasUnitPrice: !input.notFood,
      hasCoolingOff: input.notFood,
      name,
      shortDescription: say(derivedTexts(input).shortDescription),
      category: category.slug,
      categoryName: say(category.name),
      priceCents: input.priceCents,
      sale: null,
      fromCents: null,
      sizes: [],
      image: images[0]?.image ?? null,
      images,
      imageAlt: images[0]?.alt ?? name,
      secondImage: null,
      tint: input.tint,
      spiceLevel: input.spiceLevel,
      rating: null,
      stock: toStockState(saved ?? { stockQuantity: 1_000, lowStock: 0 }),
      label: say(input.label),
      description: say(input.description),
      usage: say(input.usage),
      storage: say(input.storage),
      shelfLife: say(input.shelfLife),
      origin: say(input.origin),
      maker: say(input.maker),
      keepCold: input.keepCold,
      netWeight: { value: netWeightValue, unit: netWeightUnit },
      ingredients: listed,
      parts: saved ? await listParts(ctx, { setId: saved.id, language }) : [],
      allergenMarks: allergenMarks(listed, input.allergens),
      allergens: input.allergens,
      mayContain: input.mayContain,
      dietTags: input.dietTags,
      taste: input.taste,
      nutrition: input.nutrition,
    }
  })
}
