import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems, orders, stockLevels } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockProducts, markRecalled, takeOffShelves } from '#domain/catalog/inventory/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { policy } from './policy.ts'
import type { RecallBatchInput, RecallBatchResult } from './schemas.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'

/** Orders whose jars have left the shop: their buyers are told. */
const WITH_BUYERS = ['shipped', 'delivered', 'returned'] as const satisfies OrderStatus[]

export const isWithBuyer = inArray(orders.status, WITH_BUYERS)

/**
 * Recalls a batch, once: what remains is taken off sale, none of it is packed or shipped any more, and the buyers of what
 * has left the shop get a mail each. Everything is written in one transaction, so no crash leaves a part of it undone.
 * @throws DomainError forbidden, not_found
 */
export async function recallBatch(ctx: Ctx, input: RecallBatchInput): Promise<RecallBatchResult> {
  const actor = policy.recallBatch(ctx)
  const { batchId, reason, advice } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<RecallBatchResult> => {
    const { productId } = await readBatch(ctx, batchId)
    await lockProducts(ctx, { lines: [{ productId }] })
    const missingBefore = await readMissing(ctx, productId)
    const { remaining, code } = await readBatch(ctx, batchId)
    const reference = { referenceType: 'recall', referenceId: batchId, actorId: actor.id } as const
    if (remaining > 0)
      await takeOffShelves(ctx, { jars: [{ productId, batchId, quantity: remaining }], reference })
    const isMarked = await markRecalled(ctx, { batchId, actorId: actor.id, reason, advice })
    if (!isMarked) return { ok: false, reason: 'already_recalled' }
    // A shipment holds the batch's row until it has committed (`hasRecalledJars`): by now it is among these.
    const mails = await mailBuyers(ctx, batchId)
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'batch.recalled',
      subjectId: batchId,
      details: { code, takenOff: String(remaining), mails: String(mails), reason: reason.en },
      changes: { remaining: { before: remaining, after: 0 } },
    })
    return { ok: true, mails, missing: (await readMissing(ctx, productId)) - missingBefore }
  })
}

async function readBatch(ctx: ShopCtx, batchId: string) {
  const [batch] = await ctx.db
    .select({ productId: batches.productId, remaining: batches.remaining, code: batches.code })
    .from(batches)
    .where(eq(batches.id, batchId))
  if (!batch) throw new DomainError('not_found', 'batch')
  return batch
}

async function readMissing(ctx: ShopCtx, productId: string): Promise<number> {
  const [level] = await ctx.db
    .select({ missing: stockLevels.missing })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
  return level?.missing ?? 0
}

/** @returns how many mails will be sent */
async function mailBuyers(ctx: ShopCtx, batchId: string): Promise<number> {
  const affected = await ctx.db
    .selectDistinct({ orderId: orders.id })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orderItemBatches.batchId, batchId),
        gt(orderItemBatches.quantity, orderItemBatches.returned),
        isWithBuyer,
      ),
    )
    .orderBy(asc(orders.id))
  for (const { orderId } of affected) {
    await enqueueJob(ctx, {
      kind: 'send-batch-recalled',
      orderId,
      batchId,
      key: `recall ${batchId} ${orderId}`,
    })
  }
  return affected.length
}
