import { eq } from 'drizzle-orm'
import { ingredients } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { refreshRecipeSearch } from '../recipes/index.ts'
import { readIngredient, toIngredientRow } from './ingredient-rows.ts'
import { policy } from './policy.ts'
import type { UpdateIngredientInput, UpdateIngredientResult } from './schemas.ts'

/**
 * Saves an ingredient, if it still is the version that was edited. Every recipe with it has its allergens at once.
 * @throws DomainError forbidden, not_found
 */
export async function updateIngredient(
  ctx: Ctx,
  { id, version, ...fields }: UpdateIngredientInput,
): Promise<UpdateIngredientResult> {
  const actor = policy.updateIngredient(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateIngredientResult> => {
    const isThis = eq(ingredients.id, id)
    const locked = await ctx.db
      .select({ id: ingredients.id })
      .from(ingredients)
      .where(isThis)
      .for('no key update')
    if (locked.length === 0) throw new DomainError('not_found', 'ingredient')
    const before = await readIngredient(ctx, id)
    if (before.version !== version) return { ok: false, reason: 'changed', current: before, by: null }
    const changes = changesBetween<object>(before, fields)
    if (Object.keys(changes).length === 0) return { ok: true, version }
    await ctx.db
      .update(ingredients)
      .set({ ...toIngredientRow(fields), version: version + 1 })
      .where(isThis)
    if ('name' in changes) await refreshRecipeSearch(ctx, { ingredientId: id })
    const details = { ingredient: id, name: before.name.en }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'ingredient.changed',
      subjectId: null,
      details,
      changes,
    })
    return { ok: true, version: version + 1 }
  })
}
