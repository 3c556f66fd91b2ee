import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readView } from './internal.ts'
import { policy } from './policy.ts'
import type { DiscountIdInput } from './schemas.ts'
import type { DiscountView } from './views.ts'

/**
 * A code with its uses and what it took off.
 * @throws DomainError forbidden, not_found
 */
export async function getDiscount(ctx: Ctx, { id }: DiscountIdInput): Promise<DiscountView> {
  policy.getDiscount(ctx)
  return inTransaction(ctx, (ctx) => readView(ctx, id))
}
