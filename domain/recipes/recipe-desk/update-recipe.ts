import { eq } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { refreshRecipeSearch } from '../recipes/index.ts'
import { missingTextsOf, needsOf } from './missing-texts.ts'
import { policy } from './policy.ts'
import { lockRecipe, readStaffRecipe } from './read-staff-recipe.ts'
import type { UpdateRecipeInput, UpdateRecipeResult } from './schemas.ts'
import { isSlugTaken, moveRecipeSlug, refusingTakenSlug, writeLinesAndSteps } from './write-recipe.ts'

/**
 * Saves all that staff write of a recipe, if it still is the version that was edited. One that the shop shows stays
 * complete, in both languages. A former address leads to the new one.
 * @throws DomainError forbidden, not_found
 */
export async function updateRecipe(ctx: Ctx, input: UpdateRecipeInput): Promise<UpdateRecipeResult> {
  const actor = policy.updateRecipe(ctx)
  const { id, version, slug: wanted, ...fields } = input
  return refusingTakenSlug(() =>
    inTransaction(asShop(ctx), async (ctx): Promise<UpdateRecipeResult> => {
      const { picture } = await lockRecipe(ctx, id)
      const before = await readStaffRecipe(ctx, id)
      if (before.version !== version) {
        const by = await findLastEditor(ctx, { subjectId: id })
        return { ok: false, reason: 'changed', current: before, by }
      }
      const slug = wanted ?? before.slug
      if (slug !== before.slug && (await isSlugTaken(ctx, slug, id))) {
        return { ok: false, reason: 'slug_taken' }
      }
      const needs = needsOf({ ...fields, picture })
      if (before.isActive && needs.length > 0) return { ok: false, reason: 'not_ready', needs }
      const { lines, steps, ...row } = fields
      const unknown = await writeLinesAndSteps(ctx, { recipeId: id, lines, steps, before: before.lines })
      if (unknown !== undefined) return { ok: false, reason: 'unknown_part', line: unknown }
      // Names of ingredients and products are theirs, not the recipe's.
      const nameless = (all: typeof before.lines) => all.map(({ name: _, ...line }) => line)
      const saved = await readStaffRecipe(ctx, id)
      const changes = changesBetween<object>(
        { ...before, lines: nameless(before.lines) },
        { ...row, slug, lines: nameless(saved.lines), steps: saved.steps },
      )
      if (Object.keys(changes).length === 0) return { ok: true, version }
      if (slug !== before.slug) await moveRecipeSlug(ctx, id, before.slug, slug)
      await ctx.db
        .update(recipes)
        .set({
          ...row,
          slug,
          missingTexts: missingTextsOf(fields),
          version: version + 1,
          updatedAt: ctx.now(),
        })
        .where(eq(recipes.id, id))
      await refreshRecipeSearch(ctx, { recipeIds: [id] })
      const details = { name: before.title.en }
      await recordAudit(ctx, { actorId: actor.id, action: 'recipe.changed', subjectId: id, details, changes })
      return { ok: true, version: version + 1 }
    }),
  )
}
