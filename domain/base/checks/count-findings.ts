import { desc } from 'drizzle-orm'
import { checkRuns } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Counts the rows that did not agree when the books were last checked; 0 if they never were.
 * @throws DomainError forbidden
 */
export async function countFindings(ctx: Ctx): Promise<number> {
  policy.countFindings(ctx)
  const [newest] = await inTransaction(ctx, ({ db }) =>
    db.select({ count: checkRuns.count }).from(checkRuns).orderBy(desc(checkRuns.id)).limit(1),
  )
  return newest?.count ?? 0
}
