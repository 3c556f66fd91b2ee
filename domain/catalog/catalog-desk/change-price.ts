import { findLastEditor } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { jumpsInPrice, lockProduct, textsOf } from './internal.ts'
import { policy } from './policy.ts'
import { saveProduct } from './save-product.ts'
import type { ChangePriceInput, ChangePriceResult } from './schemas.ts'

/**
 * Changes nothing but the price of a product, if it still is the one that was seen. In the shop, a change by more than
 * half is saved by those who are sure.
 * @throws DomainError forbidden, not_found
 */
export async function changePrice(ctx: Ctx, input: ChangePriceInput): Promise<ChangePriceResult> {
  const actor = policy.changePrice(ctx)
  const { id, seenCents, priceCents, isSure } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangePriceResult> => {
    const before = await lockProduct(ctx, { id })
    if (!before) throw new DomainError('not_found', 'product')
    const { priceCents: beforeCents } = before
    if (beforeCents === priceCents) return { ok: true }
    if (beforeCents !== seenCents) {
      const by = await findLastEditor(ctx, { subjectId: id })
      return { ok: false, reason: 'price_changed', currentCents: beforeCents, by }
    }
    if (!isSure && jumpsInPrice(before, priceCents)) {
      return { ok: false, reason: 'price_jump', beforeCents, afterCents: priceCents }
    }
    await saveProduct(ctx, { before, fields: { ...textsOf(before), priceCents }, actorId: actor.id })
    return { ok: true }
  })
}
