import { orderItems, orders } from '#database/schema/index.ts'
import type { Actor, Ctx } from '../context.ts'
import { recordFirstSteps } from './record-step.ts'

type Row = typeof orders.$inferInsert
export type NewOrder = Omit<Row, 'id' | 'number' | 'createdAt' | 'updatedAt'>
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId' | 'position'>

/**
 * Records an order inside the caller's transaction; undefined when its idempotency key is taken. A second request
 * with the key waits here until the first has committed or given up.
 */
export async function createOrder(
  ctx: Ctx,
  order: NewOrder,
  items: NewOrderItem[],
  placedBy: Actor,
): Promise<{ id: string; number: string; accessKey: string } | undefined> {
  const [created] = await ctx.db
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id, number: orders.number, accessKey: orders.accessKey })
  if (!created) return undefined
  await recordFirstSteps(ctx, created.id, placedBy)
  await ctx.db
    .insert(orderItems)
    .values(items.map((item, i) => ({ ...item, orderId: created.id, position: i + 1 })))
  return created
}
