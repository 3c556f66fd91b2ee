import type { PoolClient } from 'pg'
import type { Database } from '#database/client.ts'

/** Counts the SQL statements that `work` sends, BEGIN and COMMIT included. Nothing else may use the database meanwhile. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counted = new Set<PoolClient>()
  function watch(client: PoolClient): void {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client)
    client.query = ((...args: Parameters<typeof query>) => {
      count += 1
      return query(...args)
    }) as typeof client.query
  }
  database.pool.on('acquire', watch)
  try {
    await work()
    return count
  } finally {
    database.pool.off('acquire', watch)
  }
}
