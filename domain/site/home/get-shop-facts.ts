import { sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { fallbackImage, inLocale, isListed, isShown } from '#domain/catalog/catalog/index.ts'
import { getOffers, isPrice, type Priced, saleOf } from '#domain/catalog/offers/index.ts'
import { imageOf, mainPicture, type PictureRow } from '#domain/base/media/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { SPICE_LEVELS, type SpiceLevel } from '#shared/catalog/food.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ShopFacts } from './views.ts'

type Step = {
  level: SpiceLevel
  slug: string
  name: string
  nameInEnglish: string
  tint: string
  picture: PictureRow | null
}

/** Reads the facts in one statement: each is the first entry of an index. Sale prices take another, where there are any. */
export async function getShopFacts(ctx: Ctx, { language }: { language: Locale }): Promise<ShopFacts> {
  const name = inLocale(products.name, language)
  const { rows } = await ctx.readDb.execute<{
    from_cents: number | null
    ladder: Step[]
    batch: ShopFacts['batch'] | null
  }>(sql`select
    (select price_cents from products where ${isShown} order by price_cents limit 1) as from_cents,
    (select coalesce(jsonb_agg(step order by step.level), '[]')
      from unnest(${sql.param(SPICE_LEVELS)}::smallint[]) level
      cross join lateral (
        select level, slug, ${name} as name, name ->> 'en' as "nameInEnglish", tint, ${mainPicture} as picture
        from products where spice_level = level and ${isListed} order by sort_order, id limit 1) step) as ladder,
    (select jsonb_build_object('code', batches.code, 'name', ${name}, 'slug', slug)
      from batches join products on products.id = batches.product_id
      where batches.remaining > 0 and batches.recalled_at is null and ${isShown}
      order by batches.created_at desc, batches.id desc limit 1) as batch`)
  const [facts] = rows
  const prices = [facts?.from_cents ?? [], await readLowestSales(ctx)].flat()
  return {
    fromCents: prices.length > 0 ? Math.min(...prices) : null,
    ladder: (facts?.ladder ?? []).map(({ picture, nameInEnglish, ...step }) => ({
      ...step,
      image: picture ? imageOf(ctx, picture.name) : fallbackImage(nameInEnglish),
    })),
    batch: facts?.batch ?? undefined,
  }
}

/** Returns the lowest price that each of the present offers makes: that of the cheapest product that it is for. */
async function readLowestSales(ctx: Ctx): Promise<number[]> {
  const offers = (await getOffers(ctx)).running.filter(isPrice)
  if (offers.length === 0) return []
  const { rows } = await ctx.readDb.execute<Priced & { at: number }>(sql`
    select offer.at::int, cheapest.* from unnest(
      ${sql.param(offers.map(({ productId }) => productId))}::uuid[],
      ${sql.param(offers.map(({ categoryId }) => categoryId))}::uuid[]) with ordinality offer (product_id, category_id, at)
    cross join lateral (
      select id, category_id as "categoryId", price_cents as "priceCents" from products
      where ${isShown} and products.id = coalesce(offer.product_id, products.id)
        and products.category_id = coalesce(offer.category_id, products.category_id)
      order by price_cents limit 1) cheapest`)
  return rows.flatMap(({ at, ...product }) => saleOf(offers.slice(at - 1, at), product)?.priceCents ?? [])
}
