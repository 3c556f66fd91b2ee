import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { saveDish } from './save-dish.ts'
import type { UpdateDishContentInput, UpdateDishResult } from './schemas.ts'

/**
 * Saves what a dish is, if it still is the version that was edited; what it costs and whether it is on the menu stays.
 * @throws DomainError forbidden, not_found
 */
export async function updateDishContent(ctx: Ctx, input: UpdateDishContentInput): Promise<UpdateDishResult> {
  const { id } = policy.updateDishContent(ctx)
  return inTransaction(asShop(ctx), (ctx) => saveDish(ctx, input, id))
}
