import { recipes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { refreshRecipeSearch } from '../recipes/index.ts'
import { missingTextsOf } from './missing-texts.ts'
import { policy } from './policy.ts'
import type { CreateRecipeResult, CreateStaffRecipeInput } from './schemas.ts'
import { freeRecipeSlug, isSlugTaken, refusingTakenSlug, writeLinesAndSteps } from './write-recipe.ts'

/**
 * Adds a recipe as a draft that only staff see. Its address is made from the English title unless one is given.
 * @throws DomainError forbidden
 */
export async function createRecipe(ctx: Ctx, input: CreateStaffRecipeInput): Promise<CreateRecipeResult> {
  const actor = policy.createRecipe(ctx)
  const { slug: wanted, lines, steps, ...fields } = input
  return refusingTakenSlug(() =>
    inTransaction(asShop(ctx), async (ctx): Promise<CreateRecipeResult> => {
      if (wanted !== undefined && (await isSlugTaken(ctx, wanted))) return { ok: false, reason: 'slug_taken' }
      const slug = wanted ?? (await freeRecipeSlug(ctx, fields.title.en))
      const [added] = await ctx.db
        .insert(recipes)
        .values({
          ...fields,
          slug,
          isActive: false,
          missingTexts: missingTextsOf(input),
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .returning({ id: recipes.id })
      if (!added) throw new Error('a recipe was not added')
      const { id } = added
      const unknown = await writeLinesAndSteps(ctx, { recipeId: id, lines, steps, before: [] })
      if (unknown !== undefined) return { ok: false, reason: 'unknown_part', line: unknown }
      await refreshRecipeSearch(ctx, { recipeIds: [id] })
      const details = { name: fields.title.en }
      await recordAudit(ctx, { actorId: actor.id, action: 'recipe.created', subjectId: id, details })
      return { ok: true, id, slug }
    }),
  )
}
