import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems, orders } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import { readLevels } from './read-levels.ts'
import type { PackedLine } from './views.ts'

/**
 * Lists the batches from which an order is packed, whether they may leave the shop, and, while it is being packed, which
 * jars could be taken instead (`repackJars`). Lines that are not packed, or completely back in stock, are not in it.
 * @throws DomainError forbidden, not_found
 */
export async function listPackedJars(
  ctx: Ctx,
  { orderId, language }: { orderId: string; language: Locale },
): Promise<PackedLine[]> {
  policy.listPackedJars(ctx)
  return inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db
      .select({ status: orders.status })
      .from(orders)
      .where(and(eq(orders.id, orderId), isNull(orders.hiddenAt)))
    if (!order) throw new DomainError('not_found', 'order')
    const isHere = order.status === 'processing'
    const rows = await readPacked(ctx, { orderId, language, isHere })
    const productIds = [...new Set(rows.map(({ productId }) => productId))]
    const onShelf = isHere ? await readOnShelf(ctx, productIds) : undefined
    const items = Map.groupBy(rows, ({ orderItemId }) => orderItemId)
    return [...items.values()].flatMap((jars) => {
      const [first] = jars
      if (!first) return []
      const { orderItemId, name, sku, productId } = first
      return {
        orderItemId,
        name,
        sku,
        packed: jars.map(({ batchId, code, bestBefore, quantity, fault }) => ({
          batchId,
          code,
          bestBefore,
          quantity,
          fault,
        })),
        others: onShelf?.get(productId) ?? [],
      }
    })
  })
}

async function readPacked(
  ctx: Ctx,
  { orderId, language, isHere }: { orderId: string; language: Locale; isHere: boolean },
) {
  // Jars that expire after they have left the shop were good when they left.
  const fault = sql<'recalled' | 'expired' | null>`case when ${batches.recalledAt} is not null then 'recalled'
    when ${isHere} and ${batches.bestBefore} < ${shopDay(ctx.now())}::date then 'expired' end`
  return ctx.db
    .select({
      orderItemId: orderItems.id,
      // Only jars are packed and held.
      productId: sql<string>`${orderItems.productId}`,
      name: sql<string>`${orderItems.name} ->> ${language}`,
      sku: orderItems.sku,
      batchId: orderItemBatches.batchId,
      code: batches.code,
      bestBefore: batches.bestBefore,
      quantity: sql<number>`${orderItemBatches.quantity} - ${orderItemBatches.returned}`,
      fault,
    })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .leftJoin(batches, eq(batches.id, orderItemBatches.batchId))
    .where(and(eq(orderItems.orderId, orderId), gt(orderItemBatches.quantity, orderItemBatches.returned)))
    .orderBy(asc(orderItems.position), asc(batches.bestBefore), asc(batches.code))
}

/** The jars of products that may be packed: of a recalled batch nothing remains, of an expired one nothing is taken. */
async function readOnShelf(ctx: Ctx, productIds: string[]): Promise<Map<string, PackedLine['others']>> {
  if (productIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      productId: batches.productId,
      batchId: batches.id,
      code: batches.code,
      bestBefore: batches.bestBefore,
      left: batches.remaining,
    })
    .from(batches)
    .where(
      and(
        inArray(batches.productId, productIds),
        gt(batches.remaining, 0),
        sql`${batches.bestBefore} >= ${shopDay(ctx.now())}::date`,
      ),
    )
    .orderBy(asc(batches.bestBefore), asc(batches.createdAt), asc(batches.id))
  const onShelf = new Map<string, PackedLine['others']>()
  for (const productId of productIds) {
    const ofProduct = rows
      .filter((row) => row.productId === productId)
      .map(({ productId: _, ...jars }) => jars)
    const { withoutBatch } = await readLevels(ctx, productId)
    const loose = { batchId: null, code: null, bestBefore: null, left: withoutBatch }
    onShelf.set(productId, withoutBatch > 0 ? [...ofProduct, loose] : ofProduct)
  }
  return onShelf
}
