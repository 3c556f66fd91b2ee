import { awaitsPayment } from '#shared/orders/order-states.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx, type Staff } from '#domain/kernel/context.ts'
import { findStockHoldsOfBuyer } from '../stock-holds/index.ts'
import { advanceOrder, lockVisibleOrder, statesOf } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { ReleaseStockHoldsInput, ReleaseStockHoldsResult } from './schemas.ts'

const REASON = 'Not paid: stock released'

/**
 * Cancels an unpaid order that holds stock, or all of its buyer, for staff; each with its mail. What has been paid in
 * the meantime is not touched.
 * @throws DomainError forbidden, not_found
 */
export async function releaseStockHolds(
  ctx: Ctx,
  input: ReleaseStockHoldsInput,
): Promise<ReleaseStockHoldsResult> {
  const actor = policy.releaseStockHolds(ctx)
  const { orderId, scope } = input
  const others =
    scope === 'buyer'
      ? await inTransaction(asShop(ctx), (ctx) => findStockHoldsOfBuyer(ctx, { orderId }))
      : []
  let released = 0
  // One order per transaction: several would lock their products in no common order.
  for (const id of new Set([orderId, ...others])) {
    if (await releaseOne(asShop(ctx), actor, id)) released += 1
  }
  return released > 0 ? { ok: true, released } : { ok: false, reason: 'not_held' }
}

async function releaseOne(ctx: ShopCtx, actor: Staff, orderId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockVisibleOrder(ctx, { orderId })
    if (!awaitsPayment(order)) return false
    const before = statesOf(order)
    await advanceOrder(ctx, { order, to: 'cancelled', by: { actor, reason: REASON } })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'hold.released',
      subjectId: orderId,
      details: { number: order.number },
      changes: changesBetween(before, statesOf(order)),
    })
    return true
  })
}
