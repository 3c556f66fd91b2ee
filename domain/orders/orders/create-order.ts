import { eq } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/index.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'
import { recordFirstSteps } from './history.ts'

type Row = typeof orders.$inferInsert
type CreateOrderInput = {
  order: Omit<Row, 'id' | 'number' | 'goods' | 'createdAt' | 'updatedAt'>
  items: Omit<typeof orderItems.$inferInsert, 'id' | 'orderId' | 'position'>[]
  placedBy: Actor
}

/**
 * Stores an order inside the caller's transaction; undefined if its idempotency key is taken. A second request with the
 * key waits here until the first has committed or rolled back.
 */
export async function createOrder(
  ctx: ShopCtx,
  { order, items, placedBy }: CreateOrderInput,
): Promise<{ id: string; number: string; accessKey: string } | undefined> {
  const [created] = await ctx.db
    .insert(orders)
    .values({ ...order, goods: goodsOf(items) })
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id, number: orders.number, accessKey: orders.accessKey })
  if (!created) return undefined
  await recordFirstSteps(ctx, { orderId: created.id, placedBy })
  await ctx.db
    .insert(orderItems)
    .values(items.map((item, i) => ({ ...item, orderId: created.id, position: i + 1 })))
  return created
}

/** The text by which the staff's search finds an order by its goods: a line for each. */
function goodsOf(items: CreateOrderInput['items']): string {
  return items.map(({ name, sku }) => `${name.en} ${name.th} ${sku}`).join('\n')
}

type OrderOfKey = { number: string; accessKey: string; requestHash: string; paymentReference: string | null }

/** The order that a checkout's idempotency key has already made, if any. */
export async function findOrderByKey(
  ctx: ShopCtx,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<OrderOfKey | undefined> {
  const [found] = await ctx.db
    .select({
      number: orders.number,
      accessKey: orders.accessKey,
      requestHash: orders.requestHash,
      paymentReference: orders.paymentReference,
    })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey))
  return found
}
