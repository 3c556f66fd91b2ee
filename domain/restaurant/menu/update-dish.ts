import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { saveDish } from './save-dish.ts'
import type { UpdateDishInput, UpdateDishResult } from './schemas.ts'

/**
 * Saves all of a dish, if it still is the version that was edited.
 * @throws DomainError forbidden, not_found
 */
export async function updateDish(ctx: Ctx, input: UpdateDishInput): Promise<UpdateDishResult> {
  const { id } = policy.updateDish(ctx)
  return inTransaction(asShop(ctx), (ctx) => saveDish(ctx, input, id))
}
