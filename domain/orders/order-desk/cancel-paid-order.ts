import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readSentJars } from '#domain/catalog/inventory/index.ts'
import type { JobInput } from '#domain/base/jobs/schemas.ts'
import { waiveOwed } from '../order-changes/index.ts'
import { advanceOrder, lockOrder, setCancelsAt } from '../orders/index.ts'
import { refundAll } from '../refunds/index.ts'
import { toReturnedJars } from './cancel-sent-order.ts'
import { policy } from './policy.ts'

/**
 * Cancels the order that an admin wanted cancelled a minute ago, in that admin's name; a job. Of one that was sent the
 * goods that are back return to stock, and its money goes back. Undone in the meantime, or wanted again later, it does nothing. The queue has waited for the time, by the database's clock; this
 * process's may be behind it.
 * @throws DomainError forbidden, not_found
 */
export async function cancelPaidOrder(
  ctx: Ctx,
  { orderId, actorId, reason, cancelsAt, goods }: JobInput<'cancel-order'>,
): Promise<void> {
  policy.cancelPaidOrder(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const order = await lockOrder(ctx, { orderId })
    if (order.cancelsAt?.toISOString() !== cancelsAt) return
    await setCancelsAt(ctx, { orderId, cancelsAt: null })
    const actor = { role: 'staff', id: actorId, isAdmin: true } as const
    const back = goods && toReturnedJars(await readSentJars(ctx, { orderId }), goods)
    await waiveOwed(ctx, { order, by: { actor, reason: reason ?? '' } })
    const isCancelled = await advanceOrder(ctx, { order, to: 'cancelled', by: { actor, reason }, back })
    if (isCancelled && back) await refundAll(ctx, { order, reason: reason ?? '', requestedBy: actorId })
  })
}
