import { lt } from 'drizzle-orm'
import { checkRuns } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { documentStatements } from './document-statements.ts'
import { findMissingPictures } from './find-missing-pictures.ts'
import { orderStatements } from './order-statements.ts'
import { policy } from './policy.ts'
import type { Finding } from './schemas.ts'
import type { CheckStatement } from './statement.ts'
import { stockStatements } from './stock-statements.ts'
import { voucherStatements } from './voucher-statements.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const checkRunsKeptFor = { checkRuns: 90 * DAY }

/** Enough to see what went wrong; a mistake of a release would find every row. */
const MOST_OF_A_KIND = 100

/**
 * Checks that movements sum to stock, payments to paid orders and refunds to what was refunded, and that invoices and
 * credit notes are complete and without a gap, that the movements of vouchers sum to what is left
 * of each, and that every picture that is shown is stored. Stores the rows that do not agree. The tables are read in parts, so that
 * no statement takes long however large they are; each is one statement, so that what is being booked meanwhile counts
 * wholly or not at all.
 * @returns how many rows do not agree
 * @throws DomainError forbidden
 */
export async function checkBooks(ctx: Ctx): Promise<number> {
  const actor = policy.checkBooks(ctx)
  const startedAt = ctx.now()
  const findings: Finding[] = []
  let isCut = false
  const statements = [
    ...stockStatements(),
    ...orderStatements(),
    ...documentStatements(),
    ...voucherStatements(),
  ]
  const checks = [
    ...statements.map((parts) => () => inTransaction(asShop(ctx), (ctx) => readParts(ctx, parts))),
    () => findMissingPictures(asShop(ctx)),
  ]
  for (const check of checks) {
    const found = await check()
    if (found.length > MOST_OF_A_KIND) isCut = true
    findings.push(...found.slice(0, MOST_OF_A_KIND))
  }
  const count = findings.length
  const startedBy = 'id' in actor ? actor.id : null
  await inTransaction(asShop(ctx), async ({ db, now }) => {
    await db.delete(checkRuns).where(lt(checkRuns.startedAt, before(now(), checkRunsKeptFor.checkRuns)))
    await db.insert(checkRuns).values({ startedBy, startedAt, finishedAt: now(), findings, count, isCut })
  })
  if (count > 0) ctx.log.error({ findings: findings.slice(0, 10), count }, 'the books do not agree')
  return count
}

/** The driver reads what PostgreSQL counts in 64 bits as text. */
type FoundRow = Omit<Finding, 'expected' | 'found'> & { expected: string | number; found: string | number }

/** Reads what the parts of a check find, until that is more than is kept. */
async function readParts({ db }: ShopCtx, parts: CheckStatement[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const statement of parts) {
    if (findings.length > MOST_OF_A_KIND) break
    const { rows } = await db.execute<FoundRow>(statement(MOST_OF_A_KIND + 1 - findings.length))
    findings.push(
      ...rows.map((row) => ({ ...row, expected: Number(row.expected), found: Number(row.found) })),
    )
  }
  return findings
}
