import { eq } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readView, toColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { UpdateDiscountInput, UpdateDiscountResult } from './schemas.ts'

/**
 * Saves what a code takes off, when, and how often, if it still is the version that was edited. Orders that have it keep
 * what they were given.
 * @throws DomainError forbidden, not_found
 */
export async function updateDiscount(ctx: Ctx, input: UpdateDiscountInput): Promise<UpdateDiscountResult> {
  const actor = policy.updateDiscount(ctx)
  const { id, version } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateDiscountResult> => {
    const isThis = eq(discountCodes.id, id)
    const [before] = await ctx.db.select().from(discountCodes).where(isThis).for('no key update')
    if (!before) throw new DomainError('not_found', 'discount')
    if (before.version !== version) {
      const by = await findLastEditor(ctx, { subjectId: id })
      return { ok: false, reason: 'changed', current: await readView(ctx, id), by }
    }
    const after = toColumns(input)
    const changes = changesBetween<object>(before, after)
    if (Object.keys(changes).length === 0) return { ok: true, version }
    await ctx.db
      .update(discountCodes)
      .set({ ...after, version: version + 1 })
      .where(isThis)
    const details = { code: before.code }
    await recordAudit(ctx, { actorId: actor.id, action: 'discount.changed', subjectId: id, details, changes })
    return { ok: true, version: version + 1 }
  })
}
