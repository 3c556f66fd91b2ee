import { eq } from 'drizzle-orm'
import { ingredients } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readIngredient } from './ingredient-rows.ts'
import { policy } from './policy.ts'
import type { DeleteIngredientResult, IngredientIdInput } from './schemas.ts'

/**
 * Deletes an ingredient that no recipe has, drafts among them.
 * @throws DomainError forbidden, not_found
 */
export async function deleteIngredient(ctx: Ctx, { id }: IngredientIdInput): Promise<DeleteIngredientResult> {
  const actor = policy.deleteIngredient(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteIngredientResult> => {
    // Locked for deletion, so that no recipe takes it in between.
    const [locked] = await ctx.db.select().from(ingredients).where(eq(ingredients.id, id)).for('update')
    if (!locked) throw new DomainError('not_found', 'ingredient')
    const { recipes, name } = await readIngredient(ctx, id)
    if (recipes > 0) return { ok: false, reason: 'in_use', recipes }
    await ctx.db.delete(ingredients).where(eq(ingredients.id, id))
    const details = { ingredient: id, name: name.en }
    await recordAudit(ctx, { actorId: actor.id, action: 'ingredient.deleted', subjectId: null, details })
    return { ok: true }
  })
}
