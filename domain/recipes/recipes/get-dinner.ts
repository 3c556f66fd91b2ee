import { and, asc, eq, sql } from 'drizzle-orm'
import { recipeFacts, recipes } from '#database/schema/index.ts'
import { listProductsById } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { cardColumns, takesAtMost, toRecipeCard } from './internal.ts'
import type { Dinner } from './views.ts'

/** The jar of a recipe: the first of ours on its list. */
const jar = sql<string>`(
  select line.product_id from recipe_lines line join products on products.id = line.product_id
  where line.recipe_id = recipes.id and products.is_active order by line.position limit 1)`

/**
 * Returns the dinner of this day: of the recipes with a picture and a jar that take no longer, each day the next one.
 * @returns undefined where there is none
 */
export async function getDinner(
  ctx: Ctx,
  { language, minutes }: { language: Locale; minutes: number },
): Promise<Dinner | undefined> {
  const dinners = await ctx.readDb
    .select({ ...cardColumns(language), jar })
    .from(recipes)
    .innerJoin(recipeFacts, eq(recipeFacts.recipeId, recipes.id))
    .where(
      and(
        eq(recipes.isActive, true),
        takesAtMost(minutes),
        sql`${recipes.picture} is not null`,
        sql`${jar} is not null`,
      ),
    )
    .orderBy(asc(recipes.sortOrder), asc(recipes.id))
  const day = Date.parse(`${shopDay(ctx.now())}T00:00:00Z`) / DAY
  const tonight = dinners[day % dinners.length]
  if (!tonight) return undefined
  const { jar: id, ...row } = tonight
  const [product] = await listProductsById(ctx, { ids: [id], language })
  return { ...toRecipeCard(ctx, row, language), product }
}
