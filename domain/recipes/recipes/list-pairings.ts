import { sql } from 'drizzle-orm'
import type { Locale } from '#shared/kernel/locale.ts'
import { listProductsById } from '#domain/catalog/catalog/index.ts'
import { sellableQuantity } from '#domain/catalog/inventory/index.ts'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import type { Ctx } from '#domain/kernel/context.ts'

const MOST_SHOWN = 3

/**
 * The jars that recipes put beside a product, those in stock: first of the same dishes, then of dishes that go with them.
 */
export async function listPairings(
  ctx: Ctx,
  { productId, language }: { productId: string; language: Locale },
): Promise<ProductCard[]> {
  const { rows } = await ctx.readDb.execute<{ id: string }>(sql`
    with cooked as (
      select id, related from recipes
      where is_active and id in (select recipe_id from recipe_lines where product_id = ${productId}))
    select line.product_id as id
    from recipe_lines line
    join recipes on recipes.id = line.recipe_id and recipes.is_active
    join products on products.id = line.product_id and ${sellableQuantity} > 0
    where line.product_id <> ${productId}
      and (recipes.id in (select id from cooked) or recipes.slug in (select unnest(related) from cooked))
    group by line.product_id, products.sort_order
    order by bool_or(recipes.id in (select id from cooked)) desc, products.sort_order, line.product_id
    limit ${MOST_SHOWN}`)
  const ids = rows.map(({ id }) => id)
  const cards = new Map(
    (await listProductsById(ctx, { ids, language })).map(({ netWeight: _, ...card }) => [card.id, card]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
