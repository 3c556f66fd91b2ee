import { discountCodes } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { toColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { CreateDiscountInput, CreateDiscountResult } from './schemas.ts'

/**
 * Creates a code; the same code cannot be created again, even after it has ended; its values stand in the audit log.
 * @throws DomainError forbidden
 */
export async function createDiscount(ctx: Ctx, input: CreateDiscountInput): Promise<CreateDiscountResult> {
  const actor = policy.createDiscount(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CreateDiscountResult> => {
    const [created] = await ctx.db
      .insert(discountCodes)
      .values({ code: input.code, ...toColumns(input), createdBy: actor.id, createdAt: ctx.now() })
      .onConflictDoNothing({ target: discountCodes.code })
      .returning({ id: discountCodes.id })
    if (!created) return { ok: false, reason: 'code_taken' }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'discount.created',
      subjectId: created.id,
      details: { code: input.code },
      changes: changesBetween<object>({}, toColumns(input)),
    })
    return { ok: true, id: created.id }
  })
}
