import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { setCancelsAt } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import type { ChangeStatusResult, GoodsBack } from './schemas.ts'

type Cancellation = {
  order: LockedOrder
  actorId: string
  reason?: string | undefined
  isSure?: boolean | undefined
  /** The goods that are back, of an order that was sent. */
  goods?: GoodsBack[] | undefined
}

/**
 * Has a locked order that is paid or was sent cancelled in a minute, once somebody has said that they mean this one. Nothing changes before,
 * so there is nothing to restore where it is undone.
 */
export async function scheduleCancellation(
  ctx: ShopCtx,
  { order, actorId, reason, isSure, goods }: Cancellation,
): Promise<{ ok: true; cancelsAt: Date } | Extract<ChangeStatusResult, { reason: 'is_paid' }>> {
  const { id: orderId, number, totalCents } = order
  if (!isSure) {
    const [buyer] = await ctx.db
      .select({ firstName: orders.firstName, lastName: orders.lastName })
      .from(orders)
      .where(eq(orders.id, orderId))
    const customerName = `${buyer?.firstName ?? ''} ${buyer?.lastName ?? ''}`.trim()
    return { ok: false, reason: 'is_paid', number, customerName, totalCents }
  }
  const cancelsAt = addTime(ctx.now(), MINUTE)
  await setCancelsAt(ctx, { orderId, cancelsAt })
  await enqueueJob(ctx, {
    kind: 'cancel-order',
    orderId,
    actorId,
    reason,
    goods,
    cancelsAt: cancelsAt.toISOString(),
    dueAt: cancelsAt,
  })
  return { ok: true, cancelsAt }
}
