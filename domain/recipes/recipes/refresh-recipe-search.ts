import { eq, inArray, sql } from 'drizzle-orm'
import { ingredients, products, recipeLines, recipes } from '#database/schema/index.ts'
import { searchColumns } from '#domain/catalog/catalog/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Recipes, or those that have something in them. */
type Which = { recipeIds: string[] } | { ingredientId: string } | { productId: string }

/**
 * Writes by which words recipes are found: those of their titles and lines, and the names of all that is in them. To be
 * called in the transaction that changes any of these.
 */
export async function refreshRecipeSearch(ctx: ShopCtx, which: Which): Promise<void> {
  const { db } = ctx
  const having = (condition: ReturnType<typeof eq>) =>
    inArray(recipes.id, db.select({ id: recipeLines.recipeId }).from(recipeLines).where(condition))
  const where =
    'recipeIds' in which
      ? inArray(recipes.id, which.recipeIds)
      : having(
          'productId' in which
            ? eq(recipeLines.productId, which.productId)
            : eq(recipeLines.ingredientId, which.ingredientId),
        )
  const name = sql`coalesce(${products.name}, ${ingredients.name}, ${recipeLines.name})`
  const rows = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      line: recipes.line,
      names: sql<string | null>`string_agg((${name} ->> 'en') || ' ' || (${name} ->> 'th'), ' ')`,
    })
    .from(recipes)
    .leftJoin(recipeLines, eq(recipeLines.recipeId, recipes.id))
    .leftJoin(ingredients, eq(ingredients.id, recipeLines.ingredientId))
    .leftJoin(products, eq(products.id, recipeLines.productId))
    .where(where)
    .groupBy(recipes.id)
  if (rows.length === 0) return
  const found = rows.map(({ id, title, line, names }) => ({
    id,
    ...searchColumns(title, `${line.en} ${line.th} ${names ?? ''}`),
  }))
  const column = (key: keyof (typeof found)[number]) => sql.param(found.map((one) => one[key]))
  await db.execute(sql`
    update recipes set search_name = fresh.name, search_text = fresh.words, search_words = fresh.split
    from unnest(${column('id')}::uuid[], ${column('searchName')}::text[], ${column('searchText')}::text[],
      ${column('searchWords')}::text[]) as fresh (id, name, words, split)
    where recipes.id = fresh.id`)
}
