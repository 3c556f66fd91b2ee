import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { advanceOrder, hideOrder, lockVisibleOrder, statesOf } from '../orders/index.ts'
import { mustRefundFirst } from './must-refund-first.ts'
import { policy } from './policy.ts'

/**
 * Hides an order (specification §7, delete_order), and cancels it if it is not finished. What the law requires is kept,
 * and the audit log records who did it.
 * @throws DomainError forbidden, not_found; conflict while a refund is owed, also if cancelling would make one due
 */
export async function deleteOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const actor = policy.deleteOrder(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const order = await lockVisibleOrder(ctx, { orderId })
    // Nobody could send the refund of a hidden order.
    if (await mustRefundFirst(ctx, order)) throw new DomainError('conflict', 'refund')
    // Nobody could finish or cancel a hidden order, so its stock is restored now.
    const before = { ...statesOf(order), hiddenAt: null }
    await advanceOrder(ctx, { order, to: 'cancelled', by: { actor } })
    const hiddenAt = ctx.now()
    await hideOrder(ctx, { orderId, hiddenAt })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'order.deleted',
      subjectId: orderId,
      details: { number: order.number },
      changes: changesBetween<object>(before, { ...statesOf(order), hiddenAt }),
    })
  })
}
