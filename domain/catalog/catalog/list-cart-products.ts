import { and, asc, inArray } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type LocalizedText, byLocale } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { altOf, imageOf, mainPicture } from '#domain/base/media/index.ts'
import { priceNow, type PriceNow } from '../offers/index.ts'
import { lowStockSql } from '../inventory/index.ts'
import { fallbackImage, isShown } from './internal.ts'

/** A product as carts and orders need it, in both languages. */
export type CartProduct = PriceNow & {
  id: string
  slug: string
  sku: string
  name: LocalizedText
  image: string | null
  imageAlt: LocalizedText
  tint: string
  categoryId: string
  vatClass: VatClass
  keepCold: boolean
  stockQuantity: number
  lowStock: number
}

/** The part of it that an order is priced from. */
export type OrderedProduct = Omit<CartProduct, 'slug' | 'image' | 'imageAlt' | 'tint'>

const orderedColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  categoryId: products.categoryId,
  priceCents: products.priceCents,
  vatClass: products.vatClass,
  keepCold: products.keepCold,
  stockQuantity: products.stockQuantity,
  lowStock: lowStockSql,
}

/** Lists the products of `ids` that the shop shows, by id. */
export async function listCartProducts(
  ctx: Ctx,
  { ids }: { ids: string[] },
): Promise<Map<string, CartProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      ...orderedColumns,
      slug: products.slug,
      picture: mainPicture,
      tint: products.tint,
    })
    .from(products)
    .where(and(isShown, inArray(products.id, ids)))
  const priced = await priceNow(ctx, { rows })
  return new Map(
    priced.map(({ picture, ...row }) => [
      row.id,
      {
        ...row,
        image: picture ? imageOf(ctx, picture.name) : fallbackImage(row.name.en),
        imageAlt: byLocale((locale) => altOf(picture?.alt, row.name[locale], locale)),
      },
    ]),
  )
}

/**
 * The same for an order that is about to be placed: locks them as `lockProducts` does, so that what is read of them stays
 * true until the transaction ends.
 */
export async function lockOrderedProducts(
  ctx: ShopCtx,
  { ids }: { ids: string[] },
): Promise<Map<string, OrderedProduct>> {
  const rows = await ctx.db
    .select(orderedColumns)
    .from(products)
    .where(and(isShown, inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for('no key update', { of: products })
  return new Map((await priceNow(ctx, { rows })).map((row) => [row.id, row]))
}
