import { sql } from 'drizzle-orm'
import { rateLimits } from './schema/index.ts'
import type { Db } from './client.ts'

/** More numbers than fit into the least memory that a query can have, so that they go into a file. */
const NUMBERS = 8_000

/**
 * Writes as an order does: a row, in the table that visitors may write, and new bytes on the disk, which the row alone
 * would not need.
 * @throws what the database says if it cannot
 */
export async function tryWrite(db: Db): Promise<void> {
  await db.transaction(async (db) => {
    await db.execute(sql`set local work_mem = '64kB'`)
    await db.execute(sql`select count(*) from generate_series(1, ${NUMBERS}::int)`)
    await db
      .insert(rateLimits)
      .values({ key: 'readiness', points: 0 })
      .onConflictDoUpdate({ target: rateLimits.key, set: { points: 0 } })
  })
}
