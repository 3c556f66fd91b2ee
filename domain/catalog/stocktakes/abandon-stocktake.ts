import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { closeStocktake } from './close-stocktake.ts'
import { policy } from './policy.ts'
import type { CloseStocktakeResult } from './schemas.ts'

/**
 * Ends a stocktake without booking anything.
 * @throws DomainError forbidden, not_found
 */
export async function abandonStocktake(
  ctx: Ctx,
  { stocktakeId }: { stocktakeId: string },
): Promise<CloseStocktakeResult> {
  const actor = policy.abandonStocktake(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CloseStocktakeResult> => {
    const isClosed = await closeStocktake(ctx, { stocktakeId, actorId: actor.id, outcome: 'abandoned' })
    if (!isClosed) return { ok: false, reason: 'closed' }
    await recordAudit(ctx, { actorId: actor.id, action: 'stocktake.abandoned', subjectId: stocktakeId })
    return { ok: true, corrected: 0 }
  })
}
