import { desc, eq } from 'drizzle-orm'
import { checkRuns } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { CheckList, Finding } from './schemas.ts'

const MOST_SHOWN = 14

/**
 * When the books were checked, newest first, and what the newest check found.
 * @throws DomainError forbidden
 */
export async function listCheckRuns(ctx: Ctx): Promise<CheckList> {
  policy.listCheckRuns(ctx)
  // As the shop, because staff may not read each other's names.
  return inTransaction(asShop(ctx), async ({ db }) => {
    const rows = await db
      .select({
        id: checkRuns.id,
        by: nameOf(checkRuns.startedBy),
        startedAt: checkRuns.startedAt,
        finishedAt: checkRuns.finishedAt,
        count: checkRuns.count,
        isCut: checkRuns.isCut,
      })
      .from(checkRuns)
      .orderBy(desc(checkRuns.id))
      .limit(MOST_SHOWN)
    const [newest] = rows
    if (!newest) return { runs: [], findings: [] }
    const [run] = await db
      .select({ findings: checkRuns.findings })
      .from(checkRuns)
      .where(eq(checkRuns.id, newest.id))
    // Written by `checkBooks` alone.
    return { runs: rows, findings: (run?.findings ?? []) as Finding[] }
  })
}
