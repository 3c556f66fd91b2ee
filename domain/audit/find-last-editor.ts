import { desc, eq, sql } from 'drizzle-orm'
import { auditLog, customers } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

/** The name of who last changed it by hand, for those who did not expect it. */
export async function findLastEditor(
  ctx: ShopCtx,
  { subjectId }: { subjectId: string },
): Promise<string | null> {
  const [last] = await ctx.db
    .select({ name: sql<string>`${customers.fullname}` })
    .from(auditLog)
    .innerJoin(customers, eq(customers.id, auditLog.actorId))
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return last?.name ?? null
}
