import { HEAT_LEVELS } from '#shared/catalog/product-filters.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listRecipes } from '#domain/recipes/recipes/index.ts'
import type { ListRecipesInput } from '#domain/recipes/recipes/schemas.ts'
import { readFacts } from '../understanding/index.ts'
import type { FoundRecipes } from './schemas.ts'

/**
 * The recipes that answer to words and filters. What the words ask of food (allergens, diets, heat) is answered by what
 * the recipes' ingredients contain; the rest of them is searched for in titles and texts.
 */
export async function searchRecipes(ctx: Ctx, input: ListRecipesInput): Promise<FoundRecipes> {
  const understood = input.search ? readFacts(input.search) : undefined
  if (!understood) return { items: await listRecipes(ctx, input) }
  const { contains, without, diets, heat, unsaid, text } = understood
  if (unsaid.length > 0) return { items: [], understood }
  const [mildest, hottest] = heat ? HEAT_LEVELS[heat] : [0, 5]
  const left = [...new Set([...(input.without ?? []), ...without])]
  const found = await listRecipes(ctx, { ...input, search: text || undefined, contains, without: left })
  const items = found.filter(
    ({ diets: those, spiceLevel }) =>
      diets.every((diet) => those.includes(diet)) && spiceLevel >= mildest && spiceLevel <= hottest,
  )
  return { items, understood }
}
