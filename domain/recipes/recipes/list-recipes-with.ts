import { asc, desc, eq, sql } from 'drizzle-orm'
import { recipeFacts, recipes } from '#database/schema/index.ts'
import type { NetWeight } from '#shared/catalog/food.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Unit } from '#shared/recipes/recipe-fields.ts'
import type { PackYield } from '#domain/catalog/catalog/views.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { cardColumns, toRecipeCard } from './internal.ts'
import { packYield } from './pack-yield.ts'
import type { CookedCard } from './views.ts'

const MOST_SHOWN = 3

type Product = { id: string; netWeight: NetWeight; priceCents: number }

/**
 * Lists the first few recipes that are cooked with a product; where those are few, others that go with them follow. And
 * says what a pack is worth by the former.
 */
export async function listRecipesWith(
  ctx: Ctx,
  { product, language }: { product: Product; language: Locale },
): Promise<{ recipes: CookedCard[]; packYield: PackYield | null }> {
  // Two lines of a recipe that are measured alike, of its sauce and of its marinade, count as one.
  const uses = sql`(
    select recipe_id, sum(amount)::float8 as amount, case when count(distinct unit) = 1 then min(unit) end as unit
    from recipe_lines where product_id = ${product.id} group by recipe_id)`
  const rows = await ctx.readDb
    .select({
      ...cardColumns(language),
      isUse: sql<boolean>`uses.recipe_id is not null`,
      amount: sql<number | null>`uses.amount`,
      unit: sql<Unit | null>`uses.unit`,
    })
    .from(recipes)
    .innerJoin(recipeFacts, eq(recipeFacts.recipeId, recipes.id))
    .leftJoin(sql`${uses} uses`, sql`uses.recipe_id = ${recipes.id}`)
    // As arrays they are read first, and these few found by their keys.
    .where(
      sql`${recipes.isActive} and ${recipes.id} = any(array(
        select recipe_id from recipe_lines where product_id = ${product.id}
        union
        select id from recipes where slug = any(array(
          select unnest(related) from recipes where is_active and id = any(array(
            select recipe_id from recipe_lines where product_id = ${product.id}))))))`,
    )
    .orderBy(desc(sql`uses.recipe_id is not null`), asc(recipes.sortOrder), asc(recipes.id))
    .limit(MOST_SHOWN)
  return {
    recipes: rows.map(({ amount: _amount, unit: _unit, isUse, ...row }) => ({
      ...toRecipeCard(ctx, row, language),
      isUse,
    })),
    packYield: packYield(
      product,
      rows.filter(({ isUse }) => isUse),
    ),
  }
}
