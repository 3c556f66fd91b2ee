import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { batches, orderItems, orderItemBatches } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { receiveGoods } from '#domain/catalog/stock-desk/index.ts'
import { receiveGoodsInput } from '#domain/catalog/stock-desk/schemas.ts'
import { addProduct, type TestProduct } from './products.ts'

/** Receives jars of a product in a batch, as staff would. */
export async function receive(
  ctx: Ctx,
  { product, ...line }: { product: TestProduct; quantity: number; batchCode: string; bestBefore: string },
): Promise<{ id: string; code: string }> {
  const lines = [{ productId: product.id, ...line }]
  const result = await receiveGoods(ctx, receiveGoodsInput.parse({ key: randomUUID(), lines }))
  if (!result.ok) throw new Error(`the goods were refused: ${JSON.stringify(result)}`)
  const [batch] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ id: batches.id, code: batches.code })
      .from(batches)
      .where(and(eq(batches.productId, product.id), eq(batches.code, line.batchCode))),
  )
  if (!batch) throw new Error('the batch is not in the table')
  return batch
}

/** A product of which nothing but these batches is there. */
export async function addBatched(
  ctx: Ctx,
  lots: { quantity: number; batchCode: string; bestBefore: string }[],
): Promise<TestProduct> {
  const product = await addProduct(ctx, { initialStock: 0 })
  for (const lot of lots) await receive(ctx, { product, ...lot })
  return product
}

/** The jars on the shelves of a product: in all, of each batch that is left, and those ordered but not there. */
export async function shelfOf(ctx: Ctx, productId: string) {
  return inTransaction(asShop(ctx), async ({ db }) => {
    const { rows } = await db.execute<{
      onHand: number
      missing: number
      batches: Record<string, number> | null
    }>(sql`
      select on_hand as "onHand", missing,
        (select jsonb_object_agg(code, remaining) from batches where product_id = ${productId} and remaining > 0) as batches
      from stock_levels where product_id = ${productId}`)
    const row = rows[0]
    if (!row) throw new Error('the product has no stock level')
    return { ...row, batches: row.batches ?? {} }
  })
}

/** The batches from which an order was packed, less what came back: `{ A: 2, '': 1 }`, '' for none. */
export async function packedOf(ctx: Ctx, orderId: string): Promise<Record<string, number>> {
  return inTransaction(asShop(ctx), async ({ db }) => {
    const rows = await db
      .select({
        code: sql<string>`coalesce(${batches.code}, '')`,
        quantity: sql<number>`sum(${orderItemBatches.quantity} - ${orderItemBatches.returned})::int`,
      })
      .from(orderItemBatches)
      .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
      .leftJoin(batches, eq(batches.id, orderItemBatches.batchId))
      .where(eq(orderItems.orderId, orderId))
      .groupBy(batches.code)
      .having(sql`sum(${orderItemBatches.quantity} - ${orderItemBatches.returned}) > 0`)
    return Object.fromEntries(rows.map(({ code, quantity }) => [code, quantity]))
  })
}

/**
 * Finds what is wrong with the stock of some products; nothing should be. Their ledgers sum up to their stock; on hand and
 * missing are the stock and what is ordered and not packed; batches are part of what is on hand; no line is packed with
 * more than was ordered and sent again.
 */
export async function stockFaults(ctx: Ctx, productIds: string[]) {
  return inTransaction(asShop(ctx), async ({ db }) => {
    const { rows } = await db.execute<Record<string, number | string>>(sql`
      with facts as (
        select products.id, stock_quantity as stock, on_hand, missing,
          (select coalesce(sum(quantity), 0)::int from inventory_movements where product_id = products.id) as ledger,
          (select coalesce(sum(remaining), 0)::int from batches where product_id = products.id) as in_batches,
          (select coalesce(sum(item.quantity - coalesce((
              select sum(line.quantity) from refund_lines line join refunds on refunds.id = line.refund_id
              where line.order_item_id = item.id and line.restocks and refunds.status = 'settled'), 0)), 0)::int
            from order_items item join orders on orders.id = item.order_id
            where item.product_id = products.id and orders.status in ('pending', 'confirmed')) as ordered,
          (select count(*)::int from order_items item where item.product_id = products.id and item.quantity + coalesce((
              select sum(quantity) from parcel_lines where order_item_id = item.id), 0) <
            (select coalesce(sum(packed.quantity - packed.returned), 0) from order_item_batches packed
              where packed.order_item_id = item.id)) as overpacked
        from products join stock_levels on stock_levels.product_id = products.id
        where products.id = any(${sql.param(productIds)}::uuid[])
      )
      select * from facts where stock <> ledger or stock < 0 or on_hand + missing <> stock + ordered
        or in_batches > on_hand or overpacked > 0`)
    return rows
  })
}
