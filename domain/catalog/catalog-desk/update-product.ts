import { findLastEditor } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { conflictOf, jumpsInPrice, lockProduct, refusingConflicts } from './internal.ts'
import { policy } from './policy.ts'
import { saveProduct } from './save-product.ts'
import type { UpdateProductInput, UpdateProductResult } from './schemas.ts'

/**
 * Saves all that staff edit of a product, if it still is the version that was edited. A former address leads to the new
 * one. A price in the shop that changes by more than half is saved by those who are sure.
 * @throws DomainError forbidden, not_found
 */
export async function updateProduct(ctx: Ctx, input: UpdateProductInput): Promise<UpdateProductResult> {
  const actor = policy.updateProduct(ctx)
  const { id, version, confirmed, slug, isSure, ...fields } = input
  return refusingConflicts(() =>
    inTransaction(asShop(ctx), async (ctx): Promise<UpdateProductResult> => {
      const before = await lockProduct(ctx, { id })
      if (!before) throw new DomainError('not_found', 'product')
      if (before.sizeOf) return { ok: false, reason: 'is_size' }
      if (before.version !== version) {
        return {
          ok: false,
          reason: 'changed',
          current: before,
          by: await findLastEditor(ctx, { subjectId: id }),
        }
      }
      if (fields.isActive && fields.name.th === '') return { ok: false, reason: 'needs_both_names' }
      const next = { ...fields, slug: slug ?? before.slug }
      const conflict = await conflictOf(ctx, { ...next, id })
      if (conflict) return { ok: false, reason: conflict }
      const { priceCents: beforeCents } = before
      const { priceCents: afterCents } = fields
      if (!isSure && jumpsInPrice(before, afterCents)) {
        return { ok: false, reason: 'price_jump', beforeCents, afterCents }
      }
      return {
        ok: true,
        version: await saveProduct(ctx, { before, fields: next, confirmed, actorId: actor.id }),
      }
    }),
  )
}
