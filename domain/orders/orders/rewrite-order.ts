import { eq, sql } from 'drizzle-orm'
import { orderItems, orders, orderSets } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { goodsOf } from './create-order.ts'
import type { LockedOrder, OrderedSet } from './schemas.ts'

type ItemRow = typeof orderItems.$inferSelect
/** A line as it is to be; one that the order had already comes with its id. */
export type RewrittenItem = Omit<ItemRow, 'id' | 'orderId' | 'position'> & { id?: string | undefined }
type OrderRow = typeof orders.$inferSelect
type Rewritten = Pick<
  OrderRow,
  | 'deliveryMethod'
  | 'reservationId'
  | 'tableAt'
  | 'street'
  | 'suburb'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'phone'
  | 'gift'
  | 'note'
  | 'discountCodeId'
  | 'discountCode'
  | 'subtotalCents'
  | 'discountCents'
  | 'offers'
  | 'deliveryCents'
  | 'icePackCents'
  | 'vatCents'
  | 'totalCents'
>

/**
 * Gives a locked order other lines and sums. Lines that are not in `items` are removed: their jars have gone back before.
 * Call it in the transaction that locked the order; `order` is kept up to date.
 */
export async function rewriteOrder(
  ctx: ShopCtx,
  {
    order,
    row,
    items,
    sets,
  }: { order: LockedOrder; row: Rewritten; items: RewrittenItem[]; sets: OrderedSet[] },
): Promise<void> {
  const orderId = order.id
  await ctx.db
    .update(orders)
    .set({ ...row, goods: goodsOf([...sets, ...items]), updatedAt: ctx.now() })
    .where(eq(orders.id, orderId))
  const { deliveryMethod, province, icePackCents, totalCents } = row
  Object.assign(order, { deliveryMethod, province, icePackCents, totalCents })
  for (const { id, quantity, ...set } of sets) {
    await ctx.db
      .insert(orderSets)
      .values({ ...set, id, quantity, orderId })
      .onConflictDoUpdate({ target: orderSets.id, set: { quantity } })
  }
  await writeItems(ctx, orderId, items)
}

async function writeItems(ctx: ShopCtx, orderId: string, items: RewrittenItem[]): Promise<void> {
  const stored = await ctx.db
    .select({ id: orderItems.id, position: orderItems.position })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const removed = stored.map(({ id }) => id).filter((id) => !items.some((item) => item.id === id))
  if (removed.length > 0) {
    await ctx.db.execute(sql`select remove_order_lines(${sql.param(removed)}::uuid[])`)
  }
  let position = Math.max(0, ...stored.map((item) => item.position))
  for (const { id, ...item } of items) {
    if (id) await ctx.db.update(orderItems).set(item).where(eq(orderItems.id, id))
    else await ctx.db.insert(orderItems).values({ ...item, orderId, position: (position += 1) })
  }
}
