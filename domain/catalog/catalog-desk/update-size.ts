import { findLastEditor } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { nameOfSize } from '../catalog/index.ts'
import { conflictOf, jumpsInPrice, lockProduct, refusingConflicts, textsOf } from './internal.ts'
import { policy } from './policy.ts'
import { saveProduct } from './save-product.ts'
import type { UpdateSizeInput, UpdateSizeResult } from './schemas.ts'

/**
 * Saves what a size has of its own, if it still is the version that was edited.
 * @throws DomainError forbidden, not_found
 */
export async function updateSize(ctx: Ctx, input: UpdateSizeInput): Promise<UpdateSizeResult> {
  const actor = policy.updateSize(ctx)
  const { id, version, isSure, ...fields } = input
  return refusingConflicts(() =>
    inTransaction(asShop(ctx), async (ctx): Promise<UpdateSizeResult> => {
      const before = await lockProduct(ctx, { id })
      if (!before?.sizeOf) throw new DomainError('not_found', 'product')
      if (before.version !== version) {
        const by = await findLastEditor(ctx, { subjectId: id })
        return { ok: false, reason: 'changed', current: before, by }
      }
      const conflict = await conflictOf(ctx, { ...fields, categoryId: before.categoryId, id })
      if (conflict) return { ok: false, reason: conflict }
      const { priceCents: beforeCents } = before
      const { priceCents: afterCents } = fields
      if (!isSure && jumpsInPrice(before, afterCents)) {
        return { ok: false, reason: 'price_jump', beforeCents, afterCents }
      }
      const name = await nameOfSize(ctx, { productId: before.sizeOf, netWeightValue: fields.netWeightValue })
      const texts = { ...textsOf(before), name }
      return {
        ok: true,
        version: await saveProduct(ctx, { before, fields: { ...texts, ...fields }, actorId: actor.id }),
      }
    }),
  )
}
