import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { batches, inventoryMovements } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, coverMissing, lockProducts, takeOffShelves } from '../inventory/index.ts'
import { policy } from './policy.ts'
import { readLevels } from './read-levels.ts'
import type { AdjustStockInput, AdjustStockResult, CorrectStockInput, CorrectStockResult } from './schemas.ts'

/**
 * Adds jars to the stock by hand, or takes them out, for a reason; never more than there are. What is taken out and
 * ordered already is missing from then on, until something comes in.
 * @throws DomainError forbidden, not_found
 */
export async function adjustStock(ctx: Ctx, input: AdjustStockInput): Promise<AdjustStockResult> {
  const actor = policy.adjustStock(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    await lockProducts(ctx, { lines: [input] })
    return bookAdjustment(ctx, { ...input, actorId: actor.id })
  })
}

/**
 * Sets how many jars without a batch are for sale, as they were counted, if the stock still is the one that was seen.
 * @throws DomainError forbidden, not_found
 */
export async function correctStock(ctx: Ctx, input: CorrectStockInput): Promise<CorrectStockResult> {
  const actor = policy.correctStock(ctx)
  const { productId, seen, counted } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<CorrectStockResult> => {
    await lockProducts(ctx, { lines: [{ productId }] })
    const { stock } = await readLevels(ctx, productId)
    if (stock === counted) return { ok: true, missing: 0 }
    if (stock !== seen) return { ok: false, reason: 'stock_changed', stock }
    return bookAdjustment(ctx, {
      productId,
      key: randomUUID(),
      direction: counted > stock ? 'up' : 'down',
      quantity: Math.abs(counted - stock),
      reason: 'correction',
      actorId: actor.id,
    })
  })
}

/** Books an adjustment of a product that this transaction has locked. */
async function bookAdjustment(
  ctx: ShopCtx,
  {
    productId,
    direction,
    quantity,
    reason,
    batchId,
    notes,
    key,
    actorId,
  }: AdjustStockInput & { actorId: string },
): Promise<AdjustStockResult> {
  const before = await readLevels(ctx, productId)
  if (await isBooked(ctx, key)) return { ok: false, reason: 'already_booked' }
  const batch = batchId === undefined ? undefined : await findBatch(ctx, productId, batchId)
  if (batchId !== undefined && !batch) return { ok: false, reason: 'unknown_batch' }
  const reference = { referenceType: 'adjustment', referenceId: key, reason, actorId, notes } as const
  if (direction === 'up') {
    if (batch?.isRecalled) return { ok: false, reason: 'recalled' }
    if (batch && batch.bestBefore < shopDay(ctx.now())) return { ok: false, reason: 'expired' }
    const changes = [{ productId, batchId, stock: quantity, onHand: quantity }]
    await applyChanges(ctx, { changes, reference })
    await coverMissing(ctx, { productIds: [productId] })
  } else {
    const left = batch ? batch.remaining : before.withoutBatch
    if (quantity > left) return { ok: false, reason: 'too_few', left }
    await takeOffShelves(ctx, { jars: [{ productId, batchId: batchId ?? null, quantity }], reference })
  }
  const after = await readLevels(ctx, productId)
  await recordAudit(ctx, {
    actorId,
    action: 'stock.adjusted',
    subjectId: productId,
    details: { reason, sku: after.sku, ...(notes && { notes }) },
    changes: { stock: { before: before.stock, after: after.stock } },
  })
  return { ok: true, missing: Math.max(0, after.missing - before.missing) }
}

async function isBooked(ctx: ShopCtx, key: string): Promise<boolean> {
  const isThis = and(
    eq(inventoryMovements.referenceId, key),
    eq(inventoryMovements.referenceType, 'adjustment'),
  )
  return (await ctx.db.$count(inventoryMovements, isThis)) > 0
}

async function findBatch(ctx: ShopCtx, productId: string, batchId: string) {
  const [batch] = await ctx.db
    .select({
      remaining: batches.remaining,
      bestBefore: batches.bestBefore,
      isRecalled: sql<boolean>`${batches.recalledAt} is not null`,
    })
    .from(batches)
    .where(and(eq(batches.id, batchId), eq(batches.productId, productId)))
  return batch
}
