import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { batches, stockLevels, stocktakeLines } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, coverMissing, lockProducts, takeOffShelves } from '../inventory/index.ts'
import { closeStocktake } from './close-stocktake.ts'
import { policy } from './policy.ts'
import type { BookStocktakeInput, CloseStocktakeResult } from './schemas.ts'

type Difference = { productId: string; difference: number }
type Jars = { productId: string; batchId: string | null; quantity: number }

/**
 * Books the differences of a stocktake, once, and closes it. What was not counted stays as it is. What is too many has no
 * batch; what is missing is taken from jars without a batch first, then from the batch that expires first.
 * @throws DomainError forbidden, not_found
 */
export async function bookStocktake(ctx: Ctx, input: BookStocktakeInput): Promise<CloseStocktakeResult> {
  const actor = policy.bookStocktake(ctx)
  const { stocktakeId, notes } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<CloseStocktakeResult> => {
    const isClosed = await closeStocktake(ctx, { stocktakeId, actorId: actor.id, outcome: 'booked', notes })
    if (!isClosed) return { ok: false, reason: 'closed' }
    const differences = await readDifferences(ctx, stocktakeId)
    const productIds = differences.map(({ productId }) => productId)
    if (differences.length > 0) {
      await lockProducts(ctx, { lines: differences })
      const reference = {
        referenceType: 'stocktake',
        referenceId: stocktakeId,
        actorId: actor.id,
        notes,
      } as const
      const found = differences.filter(({ difference }) => difference > 0)
      const changes = found.map(({ productId, difference }) => ({
        productId,
        stock: difference,
        onHand: difference,
      }))
      await applyChanges(ctx, { changes, reference })
      const lost = await chooseLost(
        ctx,
        differences.filter(({ difference }) => difference < 0),
      )
      await takeOffShelves(ctx, { jars: lost, reference })
      await coverMissing(ctx, { productIds })
      await recordBooked(ctx, stocktakeId, [
        ...found,
        ...lost.map(({ productId, quantity }) => ({ productId, difference: -quantity })),
      ])
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'stocktake.booked',
      subjectId: stocktakeId,
      details: { corrected: String(differences.length), ...(notes && { notes }) },
    })
    return { ok: true, corrected: differences.length }
  })
}

async function readDifferences(ctx: ShopCtx, stocktakeId: string): Promise<Difference[]> {
  return ctx.db
    .select({
      productId: stocktakeLines.productId,
      difference: sql<number>`${stocktakeLines.counted} - ${stocktakeLines.onHandAtCount}`,
    })
    .from(stocktakeLines)
    .where(
      and(
        eq(stocktakeLines.stocktakeId, stocktakeId),
        ne(stocktakeLines.counted, stocktakeLines.onHandAtCount),
      ),
    )
    .orderBy(asc(stocktakeLines.productId))
}

/** Chooses the jars that are missing: never more than there are by now. */
async function chooseLost(ctx: ShopCtx, differences: Difference[]): Promise<Jars[]> {
  if (differences.length === 0) return []
  const ids = differences.map(({ productId }) => productId)
  const levels = await ctx.db
    .select({ productId: stockLevels.productId, onHand: stockLevels.onHand })
    .from(stockLevels)
    .where(inArray(stockLevels.productId, ids))
  const onHandOf = new Map(levels.map(({ productId, onHand }) => [productId, onHand]))
  const left = await ctx.db
    .select({ batchId: batches.id, productId: batches.productId, remaining: batches.remaining })
    .from(batches)
    .where(and(inArray(batches.productId, ids), gt(batches.remaining, 0)))
    .orderBy(asc(batches.bestBefore), asc(batches.createdAt), asc(batches.id))
  return differences.flatMap(({ productId, difference }) => {
    const own = left.filter((batch) => batch.productId === productId)
    const inBatches = own.reduce((sum, { remaining }) => sum + remaining, 0)
    const withoutBatch = (onHandOf.get(productId) ?? 0) - inBatches
    let wanted = -difference
    return [{ batchId: null, remaining: withoutBatch }, ...own].flatMap(({ batchId, remaining }) => {
      const quantity = Math.min(wanted, remaining)
      wanted -= quantity
      return quantity > 0 ? [{ productId, batchId, quantity }] : []
    })
  })
}

async function recordBooked(ctx: ShopCtx, stocktakeId: string, differences: Difference[]): Promise<void> {
  if (differences.length === 0) return
  const rows = differences.map(({ productId, difference }) => sql`(${productId}::uuid, ${difference}::int)`)
  await ctx.db.execute(sql`
    update stocktake_lines set booked = booking.sum
    from (select id, sum(quantity)::int as sum from (values ${sql.join(rows, sql`, `)}) as one (id, quantity) group by id) as booking
    where stocktake_id = ${stocktakeId} and product_id = booking.id`)
}
