import { and, eq, isNull } from 'drizzle-orm'
import { stocktakeLines, stocktakes } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

type CloseInput = {
  stocktakeId: string
  actorId: string
  outcome: 'booked' | 'abandoned'
  notes?: string | undefined
}

/**
 * Closes a stocktake, once: its products can be counted again.
 * @returns false if it is closed already
 * @throws DomainError not_found
 */
export async function closeStocktake(
  ctx: ShopCtx,
  { stocktakeId, actorId, outcome, notes }: CloseInput,
): Promise<boolean> {
  const isThis = eq(stocktakes.id, stocktakeId)
  const closed = await ctx.db
    .update(stocktakes)
    .set({ outcome, closedAt: ctx.now(), closedBy: actorId, notes: notes ?? null })
    .where(and(isThis, isNull(stocktakes.closedAt)))
    .returning({ id: stocktakes.id })
  if (closed.length === 0) {
    if ((await ctx.db.$count(stocktakes, isThis)) === 0) throw new DomainError('not_found', 'stocktake')
    return false
  }
  await ctx.db
    .update(stocktakeLines)
    .set({ isOpen: false })
    .where(eq(stocktakeLines.stocktakeId, stocktakeId))
  return true
}
