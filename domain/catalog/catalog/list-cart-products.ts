import { and, inArray } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type LocalizedText, byLocale } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { altOf, imageOf, mainPicture } from '#domain/base/media/index.ts'
import { lowStockSql } from '../inventory/index.ts'
import { fallbackImage, isShown } from './internal.ts'

/** A product as carts and orders need it, in both languages. */
export type CartProduct = {
  id: string
  slug: string
  sku: string
  name: LocalizedText
  image: string | null
  imageAlt: LocalizedText
  tint: string
  priceCents: number
  vatClass: VatClass
  keepCold: boolean
  stockQuantity: number
  lowStock: number
}

/** Lists the products of `ids` that the shop shows, by id. */
export async function listCartProducts(
  ctx: Ctx,
  { ids }: { ids: string[] },
): Promise<Map<string, CartProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      name: products.name,
      picture: mainPicture,
      tint: products.tint,
      priceCents: products.priceCents,
      vatClass: products.vatClass,
      keepCold: products.keepCold,
      stockQuantity: products.stockQuantity,
      lowStock: lowStockSql,
    })
    .from(products)
    .where(and(isShown, inArray(products.id, ids)))
  return new Map(
    rows.map(({ picture, ...row }) => [
      row.id,
      {
        ...row,
        image: picture ? imageOf(ctx, picture.name) : fallbackImage(row.name.en),
        imageAlt: byLocale((locale) => altOf(picture?.alt, row.name[locale], locale)),
      },
    ]),
  )
}
