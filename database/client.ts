import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { keepNoStatements, keepStatementsPrepared } from './prepared-statements.ts'

/** Runs queries, on either engine: the pool, or a transaction. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$count'
  | '$with'
  | 'with'
>

/** Runs queries that may be answered by a replica: they change nothing, and each stands alone. */
export type ReadDb = Pick<Db, 'select' | 'selectDistinct' | 'execute' | '$count' | 'with'>

/** An open database. Its connections act as the visitor until a transaction sets another role. */
export type Database = {
  kind: 'pglite' | 'postgres'
  db: Db
  /** The replica while it has all announced changes of what public pages show; otherwise, or without one, `db`. */
  readDb: ReadDb
  pool: Pool
  /**
   * Calls `onNotify` with the payload of each committed notification on `channel`. Calls `onHearing('off')` when the
   * connection for notifications breaks, and `onHearing('on')` once it is back: notifications in between were missed.
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onHearing: (state: 'on' | 'off') => void,
  ): Promise<void>
  /** Removes dead rows and updates the planner's statistics. PostgreSQL does so on its own; PGlite does not. */
  maintain(): Promise<unknown>
  /**
   * Writes all of it into a file, as of one moment, while it is used: database/dumps/ restores it.
   * @returns the names of its migrations
   * @throws BackupError
   */
  dump(file: string): Promise<string[]>
  close(): Promise<void>
}

/** The database cannot be opened; the message is one sentence for the person who starts the shop. */
export class DatabaseUnavailable extends Error {}

/**
 * The queries of a pool of either engine.
 * @param isShared true if a pooler gives each transaction another connection: then no statement is kept on one
 */
export function toDb(pool: Pool, { isShared = false } = {}): Db {
  if (isShared) keepNoStatements(pool)
  else keepStatementsPrepared(pool)
  return drizzle({ client: pool })
}
