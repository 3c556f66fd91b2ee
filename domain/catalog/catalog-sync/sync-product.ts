import { z } from 'zod'
import type { ServerProduct } from '#adapters/catalog-server/catalog-server.ts'
import { serverProducts } from '#database/schema/index.ts'
import { nutritionField } from '#shared/catalog/nutrition-field.ts'
import { tasteField } from '#shared/catalog/taste-field.ts'
import { createCategoryInput, createProductInput } from '../catalog-desk/schemas.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { Link } from './links.ts'
import { putProduct } from './put-product.ts'

const ownFields = {
  categoryId: true,
  vatClass: true,
  isActive: true,
  isFeatured: true,
  sortOrder: true,
  initialStock: true,
} as const
/** The server's values of a product are held to what staff may enter. */
const values = createProductInput.omit(ownFields).required({ slug: true }).extend({
  keepCold: z.boolean().optional(),
  taste: tasteField.optional(),
  nutrition: nutritionField.optional(),
})
const categoryValues = createCategoryInput.pick({ slug: true, name: true }).required({ slug: true })

type SyncResult =
  | { ok: true; id: string; change: 'added' | 'changed' | 'unchanged' | 'back' }
  | { ok: false; reason: 'invalid' | 'sku_taken'; detail: string }

/** Adds a product, or changes what differs, whole or not at all. */
export async function syncProduct(
  ctx: ShopCtx,
  { product, link, position }: { product: ServerProduct; link: Link | undefined; position: number },
): Promise<SyncResult> {
  const {
    id: remoteId,
    category,
    categoryName,
    netWeight,
    images: _images,
    otherSizes: _sizes,
    ...texts
  } = product
  const fields = values.safeParse({
    ...texts,
    netWeightValue: netWeight.value,
    netWeightUnit: netWeight.unit,
  })
  const inCategory = categoryValues.safeParse({ slug: category, name: categoryName })
  const fault = fields.error?.issues[0]?.path.join('.') ?? (inCategory.error && 'category')
  if (!fields.success || !inCategory.success || !fields.data.slug || !inCategory.data.slug)
    return { ok: false, reason: 'invalid', detail: fault ?? 'slug' }
  const put = {
    ...fields.data,
    keepCold: fields.data.keepCold,
    taste: fields.data.taste,
    nutrition: fields.data.nutrition,
    slug: fields.data.slug,
    category: { slug: inCategory.data.slug, name: inCategory.data.name },
    id: link?.productId ?? null,
    // A product that the office has taken out of the shop stays out.
    isShown: link === undefined || link.isHidden,
    sortOrder: position,
  }
  return inTransaction(ctx, async (ctx): Promise<SyncResult> => {
    const result = await putProduct(ctx, put)
    if (!result.ok) {
      const isOfSku = result.reason === 'sku_taken'
      return { ok: false, reason: isOfSku ? 'sku_taken' : 'invalid', detail: isOfSku ? '' : result.reason }
    }
    const now = { remoteId, readAt: ctx.now(), goneAt: null, isHidden: false }
    await ctx.db
      .insert(serverProducts)
      .values({ productId: result.id, ...now })
      .onConflictDoUpdate({ target: serverProducts.productId, set: now })
    return { ok: true, id: result.id, change: link?.goneAt ? 'back' : result.change }
  })
}
