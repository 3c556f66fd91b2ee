import { eq } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { needsOf } from './missing-texts.ts'
import { policy } from './policy.ts'
import { lockRecipe, readStaffRecipe } from './read-staff-recipe.ts'
import type { PublishRecipeResult, RecipeIdInput } from './schemas.ts'

/**
 * Shows a recipe in the shop, once it has all that its page says.
 * @throws DomainError forbidden, not_found
 */
export async function publishRecipe(ctx: Ctx, { id }: RecipeIdInput): Promise<PublishRecipeResult> {
  const actor = policy.publishRecipe(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<PublishRecipeResult> => {
    const { picture, isActive, publishedAt, version, title } = await lockRecipe(ctx, id)
    if (isActive) return { ok: true }
    const needs = needsOf({ ...(await readStaffRecipe(ctx, id)), picture })
    if (needs.length > 0) return { ok: false, reason: 'not_ready', needs }
    await ctx.db
      .update(recipes)
      .set({ isActive: true, publishedAt: publishedAt ?? ctx.now(), version: version + 1 })
      .where(eq(recipes.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'recipe.published',
      subjectId: id,
      details: { name: title.en },
    })
    return { ok: true }
  })
}
