import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { auditLog } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'

/** The name of who last changed it by hand, for those who did not expect it. */
export async function findLastEditor(
  ctx: ShopCtx,
  { subjectId }: { subjectId: string },
): Promise<string | null> {
  const name = nameOf(auditLog.actorId)
  const [last] = await ctx.db
    .select({ name })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, subjectId), isNotNull(name)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return last?.name ?? null
}
