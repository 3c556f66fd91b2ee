import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { advanceOrder, lockVisibleOrder } from '../orders/index.ts'
import { mustRefundFirst } from './must-refund-first.ts'
import { policy } from './policy.ts'

/**
 * Hides an order (specification §7, delete_order); one that is under way is cancelled by that. What tax law needs of it
 * is kept; the audit says who.
 * @throws DomainError forbidden, not_found; conflict while money is to go back, also for an order that this would cancel
 */
export async function deleteOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const actor = policy.deleteOrder(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const order = await lockVisibleOrder(ctx, { orderId })
    // Once hidden, nobody could send the money back.
    if (await mustRefundFirst(ctx, order)) throw new DomainError('conflict', 'refund')
    // Once hidden, nobody could finish or cancel it: what it holds goes back on the shelf.
    await advanceOrder(ctx, { order, to: 'cancelled', by: { actor } })
    await ctx.db.update(orders).set({ hiddenAt: ctx.now() }).where(eq(orders.id, orderId))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'order.deleted',
      subjectId: orderId,
      details: { number: order.number },
    })
  })
}
