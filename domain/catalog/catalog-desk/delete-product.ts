import { eq, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockProduct } from './internal.ts'
import { policy } from './policy.ts'
import type { DeleteProductResult, ProductIdInput } from './schemas.ts'

/**
 * Deletes a product that nobody has ever ordered, counted or received. Any other stays, because orders and the stock
 * ledger refer to it, and can be taken out of the shop instead. One that has sizes is deleted after them.
 * @throws DomainError forbidden, not_found
 */
export async function deleteProduct(ctx: Ctx, { id }: ProductIdInput): Promise<DeleteProductResult> {
  const actor = policy.deleteProduct(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteProductResult> => {
    const before = await lockProduct(ctx, { id })
    if (!before) throw new DomainError('not_found', 'product')
    if ((await ctx.db.$count(products, eq(products.sizeOf, id))) > 0)
      return { ok: false, reason: 'has_sizes' }
    const { rows } = await ctx.db.execute<{ deleted: boolean }>(
      sql`select delete_unsold_product(${id}) as deleted`,
    )
    if (!rows[0]?.deleted) return { ok: false, reason: 'was_used' }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'product.deleted',
      subjectId: id,
      details: { sku: before.sku, name: before.name.en },
    })
    return { ok: true }
  })
}
