import type { PoolClient } from 'pg'
import type { Database } from '#database/client.ts'

/**
 * The SQL statements that `work` sends, in their order, with BEGIN, COMMIT and the one that sets the role. What triggers
 * do is not among them. Nothing else may use the database meanwhile.
 */
export async function sentStatements(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = []
  const queryOf = new Map<PoolClient, PoolClient['query']>()
  function watch(client: PoolClient): void {
    if (queryOf.has(client)) return
    queryOf.set(client, client.query)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: string | { text: string }, ...rest: unknown[]) => {
      sent.push(typeof statement === 'string' ? statement : statement.text)
      return query(statement, ...rest)
    }) as typeof client.query
  }
  pool.on('acquire', watch)
  try {
    await work()
    return sent
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of queryOf) client.query = query
  }
}
