import { eq } from 'drizzle-orm'
import { recipes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { lockRecipe } from './read-staff-recipe.ts'
import type { DeleteRecipeResult, RecipeIdInput } from './schemas.ts'

/**
 * Deletes a draft that was never shown. Any other stays, because people have kept and rated it, and can be hidden.
 * @throws DomainError forbidden, not_found
 */
export async function deleteRecipe(ctx: Ctx, { id }: RecipeIdInput): Promise<DeleteRecipeResult> {
  const actor = policy.deleteRecipe(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteRecipeResult> => {
    const { publishedAt, title } = await lockRecipe(ctx, id)
    if (publishedAt !== null) return { ok: false, reason: 'was_published' }
    await ctx.db.delete(recipes).where(eq(recipes.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'recipe.deleted',
      subjectId: id,
      details: { name: title.en },
    })
    return { ok: true }
  })
}
