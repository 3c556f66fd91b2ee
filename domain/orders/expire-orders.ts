import { and, asc, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from './lock-order.ts'
import { takeStep } from './take-step.ts'

const MINUTE = 60_000
/** How long an order waits for its money: a card is there at once or not at all, a bank takes days. */
const PATIENCE = { card: 30 * MINUTE, bank_transfer: 5 * 24 * 60 * MINUTE }

/** Ends orders that nobody has paid in time; what they held can be bought again. The worker's work. */
export async function expireOrders(ctx: Ctx): Promise<number> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  let expired = 0
  while (await inTransaction(ctx, expireOne)) expired += 1
  return expired
}

/**
 * One in a transaction: several would hold their products in no common order, and whoever buys both would wait
 * crosswise.
 */
async function expireOne(ctx: Ctx): Promise<boolean> {
  const now = ctx.now().getTime()
  const isOverdue = or(
    and(
      eq(orders.paymentMethod, 'bank_transfer'),
      lte(orders.createdAt, new Date(now - PATIENCE.bank_transfer)),
    ),
    and(ne(orders.paymentMethod, 'bank_transfer'), lte(orders.createdAt, new Date(now - PATIENCE.card))),
  )
  const [overdue] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        inArray(orders.paymentStatus, ['pending', 'failed']),
        isNull(orders.hiddenAt),
        isOverdue,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!overdue) return false
  await takeStep(ctx, await lockOrder(ctx, overdue.id), 'expired', { actor: ctx.actor })
  return true
}
