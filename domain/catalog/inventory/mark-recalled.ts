import { and, eq, isNull } from 'drizzle-orm'
import { batches } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

type MarkRecalledInput = { batchId: string; actorId: string; reason: LocalizedText; advice: LocalizedText }

/**
 * Marks a batch as recalled, once. Waits for shipments of it that are under way (`hasRecalledJars`).
 * @returns false if it was recalled before
 */
export async function markRecalled(
  ctx: ShopCtx,
  { batchId, actorId, reason, advice }: MarkRecalledInput,
): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(batches)
    .set({ recalledAt: ctx.now(), recalledBy: actorId, recallReason: reason, recallAdvice: advice })
    .where(and(eq(batches.id, batchId), isNull(batches.recalledAt)))
  return rowCount === 1
}
