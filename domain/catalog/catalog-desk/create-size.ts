import { recordAudit } from '#domain/base/audit/index.ts'
import { addSize } from '../catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { conflictOf, lockProduct, refusingConflicts } from './internal.ts'
import { policy } from './policy.ts'
import type { CreateSizeInput, CreateSizeResult } from './schemas.ts'

/**
 * Adds another size of a product, with what is in stock of it: a code, a price and a weight of its own, and everything else as the
 * product has it.
 * @throws DomainError forbidden, not_found
 */
export async function createSize(ctx: Ctx, input: CreateSizeInput): Promise<CreateSizeResult> {
  const actor = policy.createSize(ctx)
  return refusingConflicts(() =>
    inTransaction(asShop(ctx), async (ctx): Promise<CreateSizeResult> => {
      const { id: productId, ...size } = input
      const main = await lockProduct(ctx, { id: productId })
      if (!main) throw new DomainError('not_found', 'product')
      if (main.sizeOf) return { ok: false, reason: 'is_size' }
      if (main.isSet) return { ok: false, reason: 'is_set' }
      const conflict = await conflictOf(ctx, { ...size, categoryId: main.categoryId, id: null })
      if (conflict) return { ok: false, reason: conflict }
      const { id, name } = await addSize(ctx, { productId, size })
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'product.created',
        subjectId: id,
        details: { sku: size.sku, name: name.en },
      })
      return { ok: true, id }
    }),
  )
}
