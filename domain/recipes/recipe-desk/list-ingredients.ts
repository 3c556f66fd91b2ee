import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { ingredients } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { ingredientColumns, toStaffIngredient } from './ingredient-rows.ts'
import { policy } from './policy.ts'
import { INGREDIENT_PAGE, type ListIngredientsInput } from './schemas.ts'
import type { IngredientList } from './views.ts'

/**
 * A page of what recipes are cooked with, by id, each with in how many recipes it is.
 * @throws DomainError forbidden
 */
export async function listIngredients(ctx: Ctx, input: ListIngredientsInput): Promise<IngredientList> {
  policy.listIngredients(ctx)
  const { search, allergen, diet, after } = input
  const names = sql`lower((${ingredients.name} ->> 'en') || ' ' || (${ingredients.name} ->> 'th'))`
  return inTransaction(ctx, async ({ db }) => {
    const rows = await db
      .select(ingredientColumns)
      .from(ingredients)
      .where(
        and(
          search === undefined ? undefined : sql`position(lower(${search}) in ${names}) > 0`,
          allergen && sql`${allergen} = any(${ingredients.allergens})`,
          diet && eq(ingredients.diet, diet),
          after === undefined ? undefined : gt(ingredients.id, after),
        ),
      )
      .orderBy(asc(ingredients.id))
      .limit(INGREDIENT_PAGE + 1)
    const items = rows.slice(0, INGREDIENT_PAGE).map(toStaffIngredient)
    return { items, next: rows.length > INGREDIENT_PAGE ? (items.at(-1)?.id ?? null) : null }
  })
}
