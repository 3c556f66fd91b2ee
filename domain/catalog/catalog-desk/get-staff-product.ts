import { eq } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { staffColumns, toStaffProduct } from './internal.ts'
import { policy } from './policy.ts'
import type { ProductIdInput } from './schemas.ts'
import type { StaffProduct } from './views.ts'

/**
 * A product with all that staff edit of it, drafts too.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffProduct(ctx: Ctx, { id }: ProductIdInput): Promise<StaffProduct> {
  policy.getStaffProduct(ctx)
  return inTransaction(ctx, (ctx) => readStaffProduct(ctx, id))
}

/** The same inside a transaction. */
export async function readStaffProduct({ db }: Ctx, id: string): Promise<StaffProduct> {
  const [row] = await db.select(staffColumns).from(products).where(eq(products.id, id))
  if (!row) throw new DomainError('not_found', 'product')
  return toStaffProduct(row)
}
