/*
 * Leans on: how Drizzle calls `client.query`, and on replacing it; the names of prepared statements are pg's own.
 * Gains: statements are parsed and planned once on each connection (docs/decisions/0001-one-process-two-engines.md).
 * Held by: every test that reads or writes, on both engines; without names, tests/process/cluster/pooler.postgres.test.ts.
 * To take it out: delete its calls. Nothing changes but the time that statements take.
 */
import type { Pool, PoolClient } from 'pg'

/** Statements that differ only in the number of listed rows are many; the first ones seen are those that recur. */
const MAX_STATEMENTS = 500

type QueryConfig = { text: string; name?: string; values?: unknown[] }

/**
 * Makes every connection of the pool keep its parameterized statements prepared: the database parses and plans each of
 * them once per connection instead of on every call, which on PGlite is most of the cost of a short query.
 */
export function keepStatementsPrepared(pool: Pool): void {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= MAX_STATEMENTS) return known
    const name = `krok_${names.size}`
    names.set(text, name)
    return name
  }

  function withName(config: unknown): unknown {
    if (!isParameterized(config) || config.name !== undefined) return config
    const name = nameOf(config.text)
    return name ? { ...config, name } : config
  }

  changeQueries(pool, withName)
}

/**
 * Makes every connection of the pool send its statements without the names that libraries give some of theirs: behind a
 * pooler in transaction mode the next statement goes to another connection, which does not know them.
 */
export function keepNoStatements(pool: Pool): void {
  changeQueries(pool, (config) => {
    if (!isParameterized(config)) return config
    const { name: _name, ...unnamed } = config
    return unnamed
  })
}

function changeQueries(pool: Pool, change: (config: unknown) => unknown): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((config: unknown, ...rest: unknown[]) => {
      // Drizzle passes the values as a second argument.
      if (typeof config === 'object' && config !== null && Array.isArray(rest[0])) {
        return query(change({ ...config, values: rest[0] }), ...rest.slice(1))
      }
      return query(change(config), ...rest)
    }) as typeof client.query
  })
}

function isParameterized(config: unknown): config is QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    'values' in config &&
    Array.isArray(config.values) &&
    config.values.length > 0
  )
}
