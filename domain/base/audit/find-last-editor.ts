import { desc, eq } from 'drizzle-orm'
import { auditLog, customers, users } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { knownName } from '#domain/kernel/name-of.ts'

/** The name of who last changed it by hand, for those who did not expect it. */
export async function findLastEditor(
  ctx: ShopCtx,
  { subjectId }: { subjectId: string },
): Promise<string | null> {
  const [last] = await ctx.db
    .select({ name: knownName })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(customers, eq(customers.id, users.id))
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return last?.name ?? null
}
