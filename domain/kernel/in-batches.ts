import { type Ctx, inTransaction } from './context.ts'

/** Few enough that nobody waits long for one of the rows. */
const BATCH = 1_000

/**
 * Repeats a statement that deletes or changes at most `limit` rows, each time in a transaction of its own, until it
 * finds fewer: however many rows there are, none is locked for long.
 * @param statement returns how many rows it found
 * @returns how many rows there were
 */
export async function inBatches<C extends Ctx>(
  ctx: C,
  statement: (ctx: C, limit: number) => Promise<{ rowCount: number | null }>,
  limit = BATCH,
): Promise<number> {
  let sum = 0
  for (;;) {
    const { rowCount } = await inTransaction(ctx, (ctx) => statement(ctx, limit))
    sum += rowCount ?? 0
    if ((rowCount ?? 0) < limit) return sum
  }
}
