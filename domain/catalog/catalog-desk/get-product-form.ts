import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readStaffProduct } from './get-staff-product.ts'
import { readStaffCategories } from './list-staff-categories.ts'
import { policy } from './policy.ts'
import type { ProductIdInput } from './schemas.ts'
import type { StaffCategory, StaffProduct } from './views.ts'

/**
 * A product with all that staff edit of it, drafts too, and the categories that it may stand in.
 * @throws DomainError forbidden, not_found
 */
export async function getProductForm(
  ctx: Ctx,
  { id }: ProductIdInput,
): Promise<{ product: StaffProduct; categories: StaffCategory[] }> {
  policy.getProductForm(ctx)
  return inTransaction(ctx, async (ctx) => ({
    product: await readStaffProduct(ctx, id),
    categories: await readStaffCategories(ctx),
  }))
}
