import type { PoolClient } from 'pg'
import type { Database } from '#database/client.ts'

type Statement = { text: string; values: unknown[] }

/**
 * The SQL statements that `work` sends, in their order, with BEGIN, which sets the role, and COMMIT. What triggers
 * do is not among them. Nothing else may use the database meanwhile.
 */
export async function sentStatements(
  database: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  return (await sentWithValues(database, work)).map(({ text }) => text)
}

/** The same, each with the values that it is sent with. */
export async function sentWithValues(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = []
  const queryOf = new Map<PoolClient, PoolClient['query']>()
  function watch(client: PoolClient): void {
    if (queryOf.has(client)) return
    queryOf.set(client, client.query)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => {
      const { text, values = rest[0] } = typeof statement === 'string' ? { text: statement } : statement
      sent.push({ text, values: Array.isArray(values) ? values : [] })
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
