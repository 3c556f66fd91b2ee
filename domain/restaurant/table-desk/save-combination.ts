import { combinedTables, tableCombinations } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { countSeats } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { SaveCombinationInput, SaveCombinationResult } from './schemas.ts'

/**
 * Lets tables be pushed together for larger parties. Each of them can still be taken by itself.
 * @throws DomainError forbidden, not_found for a table that does not exist
 */
export async function saveCombination(ctx: Ctx, input: SaveCombinationInput): Promise<SaveCombinationResult> {
  const actor = policy.saveCombination(ctx)
  const { tableIds, fewest, most } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<SaveCombinationResult> => {
    if ((await countSeats(ctx, { tableIds })) < most) return { ok: false, reason: 'too_small' }
    const [added] = await ctx.db
      .insert(tableCombinations)
      .values({ fewest, most })
      .returning({ id: tableCombinations.id })
    if (!added) throw new Error('a combination was not added')
    await ctx.db
      .insert(combinedTables)
      .values(tableIds.map((tableId) => ({ combinationId: added.id, tableId })))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.changed',
      subjectId: added.id,
      changes: { combination: { before: null, after: `${fewest}–${most}` } },
    })
    return { ok: true, id: added.id }
  })
}
