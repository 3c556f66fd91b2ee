import { randomUUID } from 'node:crypto'
import { and, asc, gt, lt } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { moveMoney } from './move-money.ts'
import { policy } from './policy.ts'

/**
 * Takes what is left of vouchers whose last day is over.
 * @returns how many
 * @throws DomainError forbidden
 */
export async function expireVouchers(ctx: Ctx): Promise<number> {
  policy.expireVouchers(ctx)
  let expired = 0
  while (await inTransaction(asShop(ctx), expireOne)) expired += 1
  return expired
}

/** One for each transaction, so that nobody waits at a door. */
async function expireOne(ctx: ShopCtx): Promise<boolean> {
  const [overdue] = await ctx.db
    .select({ voucherId: vouchers.id, balanceCents: vouchers.balanceCents })
    .from(vouchers)
    .where(and(gt(vouchers.balanceCents, 0), lt(vouchers.expiresOn, shopDay(ctx.now()))))
    .orderBy(asc(vouchers.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!overdue) return false
  const { voucherId, balanceCents } = overdue
  const { actor } = ctx
  await moveMoney(ctx, { id: randomUUID(), voucherId, cents: -balanceCents, account: 'expired', actor })
  return true
}
