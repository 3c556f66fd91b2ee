import { asc, eq } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readStaffProduct } from './get-staff-product.ts'
import { readStaffCategories } from './list-staff-categories.ts'
import { policy } from './policy.ts'
import type { ProductIdInput } from './schemas.ts'
import type { StaffCategory, StaffProduct, StaffSize } from './views.ts'

/**
 * A product with all that staff edit of it, drafts too, the categories that it may stand in, and all its sizes, the lightest first,
 * where it has others.
 * @throws DomainError forbidden, not_found
 */
export async function getProductForm(
  ctx: Ctx,
  { id }: ProductIdInput,
): Promise<{ product: StaffProduct; categories: StaffCategory[]; sizes: StaffSize[] }> {
  policy.getProductForm(ctx)
  return inTransaction(ctx, async (ctx) => {
    const product = await readStaffProduct(ctx, id)
    return {
      product,
      categories: await readStaffCategories(ctx),
      sizes: await readSizes(ctx, product.sizeOf ?? id),
    }
  })
}

async function readSizes({ db }: Ctx, productId: string): Promise<StaffSize[]> {
  const { id, sku, netWeightValue, netWeightUnit, priceCents, stockQuantity, isActive } = products
  const sizes = await db
    .select({ id, sku, netWeightValue, netWeightUnit, priceCents, stockQuantity, isActive })
    .from(products)
    .where(eq(products.mainId, productId))
    .orderBy(asc(products.netWeightValue))
  return sizes.length > 1 ? sizes : []
}
