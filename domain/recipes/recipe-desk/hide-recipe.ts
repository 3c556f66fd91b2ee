import { eq } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { lockRecipe } from './read-staff-recipe.ts'
import type { RecipeIdInput } from './schemas.ts'

/**
 * Takes a recipe out of the shop; what it is stays, and it can be shown again.
 * @throws DomainError forbidden, not_found
 */
export async function hideRecipe(ctx: Ctx, { id }: RecipeIdInput): Promise<void> {
  const actor = policy.hideRecipe(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const { isActive, version, title } = await lockRecipe(ctx, id)
    if (!isActive) return
    await ctx.db
      .update(recipes)
      .set({ isActive: false, version: version + 1 })
      .where(eq(recipes.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'recipe.hidden',
      subjectId: id,
      details: { name: title.en },
    })
  })
}
