import { eq, like } from 'drizzle-orm'
import { formerSlugs, products } from '#database/schema/index.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { recordInitialStock } from '../inventory/index.ts'
import { copiedColumns } from './copy-to-sizes.ts'

/** The facts that a size has of its own. */
export type OwnOfSize = {
  sku: string
  barcode: string | null
  priceCents: number
  netWeightValue: number
  isActive: boolean
  initialStock: number
}

/**
 * Adds a size of a product that the caller has locked.
 * @throws DomainError not_found
 */
export async function addSize(
  ctx: ShopCtx,
  { productId, size }: { productId: string; size: OwnOfSize },
): Promise<{ id: string; name: LocalizedText }> {
  const [main] = await ctx.db.select().from(products).where(eq(products.id, productId))
  if (!main) throw new DomainError('not_found', 'product')
  const { initialStock, ...own } = size
  const wanted = `${main.slug}-${sizeKeyOf({ value: own.netWeightValue, unit: main.netWeightUnit })}`
  const columns = { ...copiedColumns(main, own.netWeightValue), ...own }
  const [added] = await ctx.db
    .insert(products)
    .values({
      ...columns,
      slug: await freeOf(ctx, wanted),
      sizeOf: productId,
      stockQuantity: initialStock,
    })
    .returning({ id: products.id })
  const id = added?.id ?? ''
  await recordInitialStock(ctx, { lines: [{ productId: id, quantity: initialStock }] })
  return { id, name: columns.name }
}

/** The address, with a number where another product has or had it. */
async function freeOf({ db }: ShopCtx, wanted: string): Promise<string> {
  const isLike = `${wanted}%`
  const rows = [
    ...(await db.select({ slug: products.slug }).from(products).where(like(products.slug, isLike))),
    ...(await db.select({ slug: formerSlugs.slug }).from(formerSlugs).where(like(formerSlugs.slug, isLike))),
  ]
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = wanted
  for (let i = 2; taken.has(slug); i += 1) slug = `${wanted}-${i}`
  return slug
}
