import { and, eq, isNull, sql } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems, orders } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { applyChanges, type ChangeReference, lockProducts, takeOffShelves } from '../inventory/index.ts'
import { policy } from './policy.ts'
import { readLevels } from './read-levels.ts'
import type { JarFault, RepackJarsInput, RepackJarsResult } from './schemas.ts'

/**
 * The packer takes jars of another batch than was chosen. What is taken out goes back to its batch; of a recalled or
 * expired batch it is gone, and the jars in its place leave the stock.
 * @throws DomainError forbidden, not_found
 */
export async function repackJars(ctx: Ctx, input: RepackJarsInput): Promise<RepackJarsResult> {
  const actor = policy.repackJars(ctx)
  const { orderItemId, quantity } = input
  const [fromId, toId] = [input.fromBatchId ?? null, input.toBatchId ?? null]
  return inTransaction(asShop(ctx), async (ctx): Promise<RepackJarsResult> => {
    const { productId, status, orderId } = await lockItem(ctx, orderItemId)
    if (status !== 'processing') return { ok: false, reason: 'not_packing' }
    if (fromId === toId) return { ok: false, reason: 'same_batch' }
    await lockProducts(ctx, { lines: [{ productId }] })
    const isBack = await ctx.db
      .update(orderItemBatches)
      .set({ returned: sql`${orderItemBatches.returned} + ${quantity}` })
      .where(
        and(
          eq(orderItemBatches.orderItemId, orderItemId),
          fromId === null ? isNull(orderItemBatches.batchId) : eq(orderItemBatches.batchId, fromId),
          sql`${orderItemBatches.quantity} - ${orderItemBatches.returned} >= ${quantity}`,
        ),
      )
      .returning({ id: orderItemBatches.id })
    if (isBack.length === 0) return { ok: false, reason: 'not_packed_from_it' }
    const left = await readLeft(ctx, productId, toId)
    if (left === undefined) return { ok: false, reason: 'unknown_batch' }
    if (left < quantity) return { ok: false, reason: 'too_few', left }
    const taken = { productId, batchId: toId, quantity }
    const fault = await readFault(ctx, fromId)
    if (fault) await takeOffShelves(ctx, { jars: [taken], reference: referenceOf(fault, orderId, actor.id) })
    else {
      const changes = [
        { productId, batchId: fromId, onHand: quantity },
        { productId, batchId: toId, onHand: -quantity },
      ]
      // No ledger row: the stock stays as it is.
      await applyChanges(ctx, { changes, reference: { referenceType: 'order' } })
    }
    await ctx.db
      .insert(orderItemBatches)
      .values({ orderItemId, batchId: toId, quantity })
      .onConflictDoUpdate({
        target: [orderItemBatches.orderItemId, orderItemBatches.batchId],
        set: { quantity: sql`${orderItemBatches.quantity} + excluded.quantity` },
      })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'stock.repacked',
      subjectId: orderId,
      details: { jars: String(quantity) },
      changes: { batch: { before: await readCode(ctx, fromId), after: await readCode(ctx, toId) } },
    })
    return { ok: true }
  })
}

async function lockItem(ctx: ShopCtx, orderItemId: string) {
  const [item] = await ctx.db
    .select({
      // Only jars are packed and held.
      productId: sql<string>`${orderItems.productId}`,
      status: orders.status,
      orderId: orders.id,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.id, orderItemId), isNull(orders.hiddenAt)))
    .for('no key update', { of: orders })
  if (!item) throw new DomainError('not_found', 'order')
  return item
}

/** Reads how many jars there are to take; undefined if nothing may be taken of the batch. */
async function readLeft(
  ctx: ShopCtx,
  productId: string,
  batchId: string | null,
): Promise<number | undefined> {
  if (batchId === null) return (await readLevels(ctx, productId)).withoutBatch
  const [batch] = await ctx.db
    .select({ remaining: batches.remaining })
    .from(batches)
    .where(
      and(
        eq(batches.id, batchId),
        eq(batches.productId, productId),
        isNull(batches.recalledAt),
        sql`${batches.bestBefore} >= ${shopDay(ctx.now())}::date`,
      ),
    )
  return batch?.remaining
}

/** Reads why jars of the batch cannot go back on the shelf, if they cannot. */
async function readFault(ctx: ShopCtx, batchId: string | null): Promise<JarFault | undefined> {
  if (batchId === null) return undefined
  const [batch] = await ctx.db
    .select({ recalledAt: batches.recalledAt, bestBefore: batches.bestBefore })
    .from(batches)
    .where(eq(batches.id, batchId))
  if (batch?.recalledAt) return 'recalled'
  return batch && batch.bestBefore < shopDay(ctx.now()) ? 'expired' : undefined
}

function referenceOf(fault: JarFault, orderId: string, actorId: string): ChangeReference {
  return fault === 'recalled'
    ? { referenceType: 'recall', referenceId: orderId, actorId }
    : { referenceType: 'adjustment', reason: 'expired', actorId }
}

/** As it is printed on the jar; null where nobody knows. */
async function readCode(ctx: ShopCtx, batchId: string | null): Promise<string | null> {
  if (batchId === null) return null
  const [batch] = await ctx.db.select({ code: batches.code }).from(batches).where(eq(batches.id, batchId))
  return batch?.code ?? null
}
