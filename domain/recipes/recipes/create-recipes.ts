import { inArray } from 'drizzle-orm'
import { ingredients, products, recipeLines, recipes, recipeSteps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import { refreshRecipeSearch } from './refresh-recipe-search.ts'
import type { CreateRecipeInput, IngredientInput } from './schemas.ts'

type CreateRecipesInput = { ingredients: IngredientInput[]; recipes: CreateRecipeInput[] }

/**
 * Adds recipes in their order, and what they are cooked with as far as it is not there yet.
 * @returns their ids, in the same order
 * @throws DomainError forbidden, not_found for a product that does not exist
 */
export async function createRecipes(ctx: Ctx, input: CreateRecipesInput): Promise<string[]> {
  policy.createRecipes(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    if (input.ingredients.length > 0) {
      await ctx.db.insert(ingredients).values(input.ingredients).onConflictDoNothing()
    }
    const productOf = await readProducts(ctx, input.recipes)
    const ids: string[] = []
    for (const [sortOrder, recipe] of input.recipes.entries()) {
      const { lines, steps, ...row } = recipe
      const [added] = await ctx.db
        .insert(recipes)
        .values({ ...row, sortOrder, publishedAt: ctx.now() })
        .returning({ id: recipes.id })
      if (!added) throw new Error('a recipe was not added')
      const recipeId = added.id
      await ctx.db.insert(recipeLines).values(
        lines.map(({ id: key, ingredient, product: slug, ...line }, position) => {
          const product = slug === undefined ? undefined : productOf.get(slug)
          if (slug !== undefined && !product) throw new DomainError('not_found', 'product')
          const what = product
            ? { productId: product.id, name: product.name }
            : { ingredientId: ingredient ?? null }
          return { recipeId, position, key, ...line, ...what }
        }),
      )
      await ctx.db.insert(recipeSteps).values(
        steps.map(({ timer, ...step }, position) => ({
          recipeId,
          position,
          ...step,
          timerMinutes: timer?.minutes ?? null,
          timerLabel: timer?.label ?? null,
        })),
      )
      ids.push(recipeId)
    }
    await refreshRecipeSearch(ctx, { recipeIds: ids })
    return ids
  })
}

async function readProducts({ db }: ShopCtx, added: CreateRecipeInput[]) {
  const slugs = added.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []))
  const rows = await db
    .select({ id: products.id, slug: products.slug, name: products.name })
    .from(products)
    .where(inArray(products.slug, slugs))
  return new Map(rows.map((row) => [row.slug, row]))
}
