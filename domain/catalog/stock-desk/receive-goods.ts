import { and, eq, sql } from 'drizzle-orm'
import { batches, inventoryMovements, products } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { applyChanges, coverMissing, lockProducts, type StockChange } from '../inventory/index.ts'
import { policy } from './policy.ts'
import type { ReceiveGoodsInput, ReceiveGoodsResult } from './schemas.ts'

type Line = ReceiveGoodsInput['lines'][number]

/**
 * Adds the goods of a delivery to the stock, each line to its batch: all of them, or none. More of a batch that is known
 * adds to it.
 * @throws DomainError forbidden, not_found
 */
export async function receiveGoods(ctx: Ctx, input: ReceiveGoodsInput): Promise<ReceiveGoodsResult> {
  const actor = policy.receiveGoods(ctx)
  const { key, lines, deliveryNote } = input
  const expired = lines.findIndex(({ bestBefore }) => bestBefore < shopDay(ctx.now()))
  if (expired >= 0) return { ok: false, reason: 'expired', line: expired }
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  return inTransaction(asShop(ctx), async (ctx): Promise<ReceiveGoodsResult> => {
    await lockProducts(ctx, { lines })
    const known = await ctx.db.$count(
      products,
      sql`${products.id} = any(${sql.param(productIds)}::uuid[]) and not ${products.isSet}`,
    )
    if (known < productIds.length) throw new DomainError('not_found', 'product')
    if (await isBooked(ctx, key)) return { ok: false, reason: 'already_booked' }
    const changes: StockChange[] = []
    for (const [i, line] of lines.entries()) {
      const batchId = await addToBatch(ctx, line)
      if (!batchId) return refusal(ctx, line, i)
      changes.push({ productId: line.productId, batchId, stock: line.quantity, onHand: line.quantity })
    }
    const reference = {
      referenceType: 'receipt',
      referenceId: key,
      actorId: actor.id,
      notes: deliveryNote,
    } as const
    await applyChanges(ctx, { changes, reference })
    await coverMissing(ctx, { productIds })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'stock.received',
      subjectId: key,
      details: {
        deliveryNote: deliveryNote ?? '',
        jars: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
      },
    })
    return { ok: true }
  })
}

async function isBooked(ctx: ShopCtx, key: string): Promise<boolean> {
  const isThis = and(eq(inventoryMovements.referenceId, key), eq(inventoryMovements.referenceType, 'receipt'))
  return (await ctx.db.$count(inventoryMovements, isThis)) > 0
}

/**
 * Adds to a batch, but not to what remains of it: that changes with the stock. Undefined if it is recalled, or known
 * with another date.
 */
async function addToBatch(ctx: ShopCtx, line: Line): Promise<string | undefined> {
  const [batch] = await ctx.db
    .insert(batches)
    .values({
      productId: line.productId,
      code: line.batchCode,
      bestBefore: line.bestBefore,
      receivedQuantity: line.quantity,
      remaining: 0,
    })
    .onConflictDoUpdate({
      target: [batches.productId, batches.code],
      set: { receivedQuantity: sql`${batches.receivedQuantity} + ${line.quantity}` },
      setWhere: sql`${batches.bestBefore} = ${line.bestBefore} and ${batches.recalledAt} is null`,
    })
    .returning({ id: batches.id })
  return batch?.id
}

async function refusal(
  ctx: ShopCtx,
  { productId, batchCode }: Line,
  line: number,
): Promise<ReceiveGoodsResult> {
  const [batch] = await ctx.db
    .select({ bestBefore: batches.bestBefore, recalledAt: batches.recalledAt })
    .from(batches)
    .where(and(eq(batches.productId, productId), eq(batches.code, batchCode)))
  if (!batch) throw new Error('a batch was neither added nor found')
  if (batch.recalledAt) return { ok: false, reason: 'recalled', line }
  return { ok: false, reason: 'other_date', line, bestBefore: batch.bestBefore }
}
