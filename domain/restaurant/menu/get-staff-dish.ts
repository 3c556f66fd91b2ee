import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readStaffDish } from './internal.ts'
import { policy } from './policy.ts'
import type { DishIdInput } from './schemas.ts'
import type { StaffDish } from './views.ts'

/**
 * A dish as staff edit it, hidden or not.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffDish(ctx: Ctx, { id }: DishIdInput): Promise<StaffDish> {
  policy.getStaffDish(ctx)
  return inTransaction(ctx, (ctx) => readStaffDish(ctx, id))
}
