import { desc, getColumns } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { periodState, termsOf, usesOf } from './internal.ts'
import { policy } from './policy.ts'
import type { DiscountView } from './schemas.ts'

/**
 * All codes with their number of uses, the newest first.
 * @throws DomainError forbidden
 */
export async function listDiscounts(ctx: Ctx): Promise<DiscountView[]> {
  policy.listDiscounts(ctx)
  const now = ctx.now()
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ ...getColumns(discountCodes), uses: usesOf() })
      .from(discountCodes)
      .orderBy(desc(discountCodes.createdAt), desc(discountCodes.id)),
  )
  return rows.map((row) => {
    const { id, code, minimumCents, startsAt, endsAt, maxUses, maxUsesPerCustomer, createdAt, uses } = row
    const period = periodState(row, now)
    const isUsedUp = period === 'running' && maxUses !== null && uses >= maxUses
    return {
      id,
      code,
      terms: termsOf(row),
      minimumCents,
      startsAt,
      endsAt,
      maxUses,
      maxUsesPerCustomer,
      createdAt,
      uses,
      state: isUsedUp ? 'used_up' : period,
    }
  })
}
