import { ingredients } from '#database/schema/index.ts'
import { slugOf } from '#shared/catalog/slug-of.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { toIngredientRow } from './ingredient-rows.ts'
import { policy } from './policy.ts'
import type { CreateIngredientInput, CreateIngredientResult } from './schemas.ts'

/**
 * Adds something to cook with. Its id is made from the English name unless one is given, and stays.
 * @throws DomainError forbidden
 */
export async function createIngredient(
  ctx: Ctx,
  { id: wanted, ...fields }: CreateIngredientInput,
): Promise<CreateIngredientResult> {
  const actor = policy.createIngredient(ctx)
  const id = wanted ?? slugOf(fields.name.en, 'ingredient').slice(0, 60).replace(/-+$/, '')
  return inTransaction(asShop(ctx), async (ctx): Promise<CreateIngredientResult> => {
    const added = await ctx.db
      .insert(ingredients)
      .values({ id, ...toIngredientRow(fields) })
      .onConflictDoNothing()
      .returning({ id: ingredients.id })
    if (added.length === 0) return { ok: false, reason: 'id_taken' }
    const details = { ingredient: id, name: fields.name.en }
    await recordAudit(ctx, { actorId: actor.id, action: 'ingredient.created', subjectId: null, details })
    return { ok: true, id }
  })
}
