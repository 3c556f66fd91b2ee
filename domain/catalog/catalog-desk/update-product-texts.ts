import { findLastEditor } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockProduct } from './internal.ts'
import { policy } from './policy.ts'
import { saveProduct } from './save-product.ts'
import type { UpdateProductTextsInput, UpdateTextsResult } from './schemas.ts'

/**
 * Saves the texts of a product in both languages and nothing else of it: moderators write them too.
 * @throws DomainError forbidden, not_found
 */
export async function updateProductTexts(
  ctx: Ctx,
  { id, version, confirmed, ...texts }: UpdateProductTextsInput,
): Promise<UpdateTextsResult> {
  const actor = policy.updateProductTexts(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateTextsResult> => {
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
    if (before.isActive && texts.name.th === '') return { ok: false, reason: 'needs_both_names' }
    return {
      ok: true,
      version: await saveProduct(ctx, { before, fields: texts, confirmed, actorId: actor.id }),
    }
  })
}
