import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/**
 * Resolves when every notification of what has been committed so far has arrived: they arrive in the order of the
 * commits, and this sends one more.
 */
export async function allHeard(database: Pick<Database, 'db' | 'listen'>): Promise<void> {
  const channel = `test_${randomBytes(6).toString('hex')}`
  const heard = Promise.withResolvers<void>()
  await database.listen(
    channel,
    () => heard.resolve(),
    () => {},
  )
  await database.db.execute(sql`select pg_notify(${channel}, '')`)
  await heard.promise
}
