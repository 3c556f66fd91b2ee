import { and, asc, inArray, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type LocalizedText, byLocale } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { listOf } from '#domain/kernel/list-of.ts'
import { altOf, imageOf, mainPicture } from '#domain/base/media/index.ts'
import { priceNow, type PriceNow } from '../offers/index.ts'
import { isPartShown, lowStockSql, sellableQuantity } from '../inventory/index.ts'
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
  /** The contents of one set; empty for a product that is none. */
  parts: SetPart[]
}

/** A part of a set: `quantity` is how many of it are in one set. There are none of one that the shop does not show. */
export type SetPart = Pick<
  CartProduct,
  'id' | 'sku' | 'name' | 'priceCents' | 'vatClass' | 'keepCold' | 'stockQuantity'
> & { quantity: number }

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
  isSet: products.isSet,
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
  const sets = await readSets(ctx, rows)
  const priced = await priceNow(ctx, { rows })
  return new Map(
    priced.map(({ picture, isSet: _, ...row }) => [
      row.id,
      {
        ...row,
        parts: [],
        ...sets.get(row.id),
        image: picture ? imageOf(ctx, picture.name) : fallbackImage(row.name.en),
        imageAlt: byLocale((locale) => altOf(picture?.alt, row.name[locale], locale)),
      },
    ]),
  )
}

/**
 * The same for an order that is about to be placed: locks them and their parts as `lockProducts` does, so that what is
 * read of them stays true until the transaction ends.
 */
export async function lockOrderedProducts(
  ctx: ShopCtx,
  { ids }: { ids: string[] },
): Promise<Map<string, OrderedProduct>> {
  const ordered = sql`${sql.param(ids)}::uuid[]`
  const rows = await ctx.db
    .select(orderedColumns)
    .from(products)
    .where(
      and(
        isShown,
        // As an array they are looked up in the index.
        sql`${products.id} = any (array(
          select unnest(${ordered}) union select part_id from set_parts where set_id = any (${ordered})))`,
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update', { of: products })
  const sets = await readSets(ctx, rows)
  return new Map(
    (await priceNow(ctx, { rows }))
      .filter(({ id }) => ids.includes(id))
      .map(({ isSet: _, ...row }) => [row.id, { ...row, parts: [], ...sets.get(row.id) }]),
  )
}

/** Reads, of those that are sets, the parts and how many sets they allow; what is locked is read as it is now. */
async function readSets(
  { db }: Ctx,
  rows: { id: string; isSet: boolean }[],
): Promise<Map<string, Pick<CartProduct, 'stockQuantity' | 'parts'>>> {
  const ids = rows.filter(({ isSet }) => isSet).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const sets = await db
    .select({
      id: products.id,
      stockQuantity: sellableQuantity,
      parts: listOf<SetPart>(sql`
        select part.id, part.sku, part.name, part.price_cents as "priceCents", part.vat_class as "vatClass",
          part.keep_cold as "keepCold", set_parts.quantity,
          case when ${isPartShown} then part.stock_quantity else 0 end as "stockQuantity"
        from set_parts join products part on part.id = set_parts.part_id
        where set_parts.set_id = products.id order by set_parts.position`),
    })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(sets.map(({ id, ...set }) => [id, set]))
}
