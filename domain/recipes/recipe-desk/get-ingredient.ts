import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readIngredient } from './ingredient-rows.ts'
import { policy } from './policy.ts'
import type { IngredientIdInput } from './schemas.ts'
import type { StaffIngredient } from './views.ts'

/** @throws DomainError forbidden, not_found */
export async function getIngredient(ctx: Ctx, { id }: IngredientIdInput): Promise<StaffIngredient> {
  policy.getIngredient(ctx)
  return inTransaction(ctx, (ctx) => readIngredient(ctx, id))
}
