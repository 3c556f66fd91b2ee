import { orderChanges } from '#database/schema/index.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'

type RecordChangeInput = {
  orderId: string
  /** The number of changes before this one. */
  version: number
  before: OrderSnapshot
  after: OrderSnapshot
  actor: Actor
  reason: string | null
}

/**
 * Keeps an order as it was before a change and after it. Call it in the transaction that changes the locked order.
 * @returns the id of the change
 */
export async function recordChange(
  ctx: ShopCtx,
  { orderId, version, before, after, actor, reason }: RecordChangeInput,
): Promise<string> {
  const [recorded] = await ctx.db
    .insert(orderChanges)
    .values({
      orderId,
      serial: version + 1,
      actorRole: actor.role,
      actorId: 'id' in actor ? actor.id : null,
      reason,
      before,
      after,
      differenceCents: after.totalCents - before.totalCents,
      createdAt: ctx.now(),
    })
    .returning({ id: orderChanges.id })
  if (!recorded) throw new Error('a change was not written down')
  return recorded.id
}
