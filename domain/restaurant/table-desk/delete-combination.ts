import { eq } from 'drizzle-orm'
import { tableCombinations } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Tables are no longer pushed together. Done twice, it is done once; parties that sit so, or will, are not touched.
 * @throws DomainError forbidden
 */
export async function deleteCombination(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const actor = policy.deleteCombination(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [deleted] = await ctx.db.delete(tableCombinations).where(eq(tableCombinations.id, id)).returning()
    if (!deleted) return
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.changed',
      subjectId: id,
      changes: { combination: { before: `${deleted.fewest}–${deleted.most}`, after: null } },
    })
  })
}
