import type { PoolClient } from 'pg'
import type { Database } from '#database/client.ts'

/** The settings that PostgreSQL gives each new connection of the database, as `parameter = value`. */
export const EXPLAIN_SETTINGS = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_analyze = on',
  'auto_explain.log_timing = off',
  'auto_explain.log_nested_statements = on',
  `auto_explain.log_format = 'json'`,
  `auto_explain.log_level = 'notice'`,
]

type Node = {
  'Relation Name'?: string
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}
type Told = { 'Query Text': string; Plan: Node }

/** A statement that read half of a large table or more, by whatever index. */
export type WholeRead = { table: string; rows: number; query: string }

/** The number of rows of the tables that are large. */
export async function largeTables({ pool }: Pick<Database, 'pool'>): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 5000`,
  )
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

/**
 * The statements, those of triggers and functions too, that read large tables whole while `work` runs. The database's
 * connections were opened with EXPLAIN_SETTINGS.
 */
export async function wholeReads(
  { pool }: Pick<Database, 'pool'>,
  large: Map<string, number>,
  work: () => Promise<unknown>,
): Promise<WholeRead[]> {
  const found: WholeRead[] = []
  const heard = new Set<PoolClient>()
  const hear = ({ message = '' }: { message?: string | undefined }) => {
    const json = /^duration: .*?plan:\n(.*)$/s.exec(message)?.[1]
    if (!json) return
    const { 'Query Text': query, Plan: plan } = JSON.parse(json) as Told
    for (const [table, rows] of readsOf(plan)) {
      if (rows >= (large.get(table) ?? Infinity) / 2) found.push({ table, rows, query })
    }
  }
  const listen = (client: PoolClient) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notice', hear)
  }
  pool.on('acquire', listen)
  try {
    await work()
    return found
  } finally {
    pool.off('acquire', listen)
    for (const client of heard) client.off('notice', hear)
  }
}

/** The rows of each table that a plan's nodes looked at. */
function readsOf(node: Node): [table: string, rows: number][] {
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const table = node['Node Type'].includes('Scan') ? node['Relation Name'] : undefined
  return [
    ...(table ? [[table, looked * node['Actual Loops']] as [string, number]] : []),
    ...(node.Plans ?? []).flatMap(readsOf),
  ]
}
