import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { keepStatementsPrepared } from './prepared-statements.ts'

/** The one query surface of the shop, on either engine: the pool, or a transaction on it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count' | 'with'
>

/** An open database. Its connections are the visitor until a transaction sets another role. */
export type Database = {
  kind: 'pglite' | 'postgres'
  db: Db
  pool: Pool
  /**
   * Calls `onNotify` with the payload of each committed notification on `channel`. When the connection for them breaks, calls
   * `onHearing('off')`, and `onHearing('on')` once it is back: what came between was missed.
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onHearing: (state: 'on' | 'off') => void,
  ): Promise<void>
  /** What PostgreSQL does by itself and PGlite has nobody to do: clears dead rows, counts the living for its planner. */
  maintain(): Promise<void>
  close(): Promise<void>
}

/** The database cannot be opened; the message is one sentence for the person who starts the shop. */
export class DatabaseUnavailable extends Error {}

/**
 * Opens PostgreSQL where `url` is given, else the embedded PGlite in `dataDir`, migrated to the newest schema.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(settings: {
  url?: string | undefined
  dataDir: string
}): Promise<Database> {
  if (settings.url) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(settings.url)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(settings.dataDir)
}

/** The query surface on a pool of either engine. */
export function toDb(pool: Pool): Db {
  keepStatementsPrepared(pool)
  return drizzle({ client: pool })
}
