import { and, eq, sql } from 'drizzle-orm'
import { stockLevels, stocktakeLines } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockProducts } from '../inventory/index.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { SaveCountInput, SaveCountResult } from './schemas.ts'

/**
 * Enters what was counted of a product, with what is on hand at this moment: what was packed or received since the
 * stocktake began is no difference. A count that somebody else has entered in between is not overwritten unseen.
 * @throws DomainError forbidden, not_found
 */
export async function saveCount(ctx: Ctx, input: SaveCountInput): Promise<SaveCountResult> {
  const actor = policy.saveCount(ctx)
  const { stocktakeId, productId, counted, version } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<SaveCountResult> => {
    // The line before the product, as booking locks them: otherwise the two could deadlock.
    await ctx.db
      .select({ version: stocktakeLines.version })
      .from(stocktakeLines)
      .where(isLine(input))
      .for('no key update')
    await lockProducts(ctx, { lines: [{ productId }] })
    const onHand = ctx.db
      .select({ onHand: stockLevels.onHand })
      .from(stockLevels)
      .where(eq(stockLevels.productId, stocktakeLines.productId))
    const [saved] = await ctx.db
      .update(stocktakeLines)
      .set({
        counted,
        onHandAtCount: sql`(${onHand})`,
        countedBy: actor.id,
        countedAt: ctx.now(),
        version: sql`${stocktakeLines.version} + 1`,
      })
      .where(and(isLine(input), eq(stocktakeLines.isOpen, true), eq(stocktakeLines.version, version)))
      .returning({ version: stocktakeLines.version })
    return saved ? { ok: true, ...saved } : refusal(ctx, { stocktakeId, productId })
  })
}

const isLine = ({ stocktakeId, productId }: { stocktakeId: string; productId: string }) =>
  and(eq(stocktakeLines.stocktakeId, stocktakeId), eq(stocktakeLines.productId, productId))

async function refusal(
  ctx: ShopCtx,
  line: { stocktakeId: string; productId: string },
): Promise<SaveCountResult> {
  const [current] = await ctx.db
    .select({
      isOpen: stocktakeLines.isOpen,
      counted: stocktakeLines.counted,
      version: stocktakeLines.version,
      by: nameOf(stocktakeLines.countedBy),
    })
    .from(stocktakeLines)
    .where(isLine(line))
  if (!current) throw new DomainError('not_found', 'stocktake')
  const { isOpen, ...rest } = current
  return isOpen ? { ok: false, reason: 'changed', current: rest } : { ok: false, reason: 'closed' }
}
