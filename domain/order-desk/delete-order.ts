import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { mustRefundFirst } from './must-refund-first.ts'
import { takeStep } from '../orders/take-step.ts'

/**
 * Takes an order out of sight (spec.md §7, delete_order); one that is under way is cancelled by that. What tax law needs
 * of it is kept; the audit says who. Only admins may.
 * @throws DomainError forbidden, not_found; conflict while money is to go back, also for an order that this would cancel
 */
export async function deleteOrder(ctx: Ctx, orderId: string): Promise<void> {
  const { actor } = ctx
  if (actor.role !== 'staff' || !actor.isAdmin) throw new DomainError('forbidden')
  await inTransaction(asShop(ctx), async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order.isHidden) throw new DomainError('not_found', 'order')
    // Nobody could see to it any more that the money goes back.
    if (await mustRefundFirst(ctx, order)) throw new DomainError('conflict', 'refund')
    // Nobody could finish or end it any more: what it holds goes back on the shelf.
    await takeStep(ctx, order, 'cancelled', { actor })
    await ctx.db.update(orders).set({ hiddenAt: ctx.now() }).where(eq(orders.id, orderId))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'order.deleted',
      subjectId: orderId,
      details: { number: order.number },
    })
  })
}
