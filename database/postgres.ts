import pg from 'pg'
import { type Database, DatabaseUnavailable, toDb } from './client.ts'
import { migrateDatabase } from './migrate.ts'

const RECONNECT_MS = 1_000

/**
 * Opens PostgreSQL 15 or newer over a pool of connections.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(url: string): Promise<Database> {
  await migrate(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 15_000,
    // Every connection starts as the visitor: code that forgets to open a transaction sees nothing private.
    options: '-c role=krok_visitor',
  })
  // A broken idle connection is replaced at the next query; without a listener its error would end the process.
  pool.on('error', () => {})
  const listeners = openListeners(url)
  return {
    kind: 'postgres',
    db: toDb(pool),
    pool,
    listen: listeners.listen,
    maintain: async () => {},
    async close() {
      await listeners.close()
      await pool.end()
    },
  }
}

async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  const where = new URL(url)
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseUnavailable(
      `The database at ${where.host}${where.pathname} does not answer: ${reasonOf(error)}.`,
      { cause: error },
    )
  }
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < 150_000) {
      throw new DatabaseUnavailable('KROK needs PostgreSQL 15 or newer.')
    }
    if (!(await knowsThai(client))) {
      throw new DatabaseUnavailable(
        `The database at ${where.host}${where.pathname} does not know Thai letters: make it with ` +
          `create database … encoding 'UTF8' lc_ctype 'C.UTF-8' template template0.`,
      )
    }
    await migrateDatabase(client)
  } finally {
    await client.end()
  }
}

/**
 * With the locale C, pg_trgm does not count Thai characters as letters; in another encoding than UTF-8 they cannot be
 * stored.
 */
async function knowsThai(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ known: boolean }>(`select $1::text ~ '^[[:alpha:]]$' as known`, [
      'ก',
    ])
    return rows[0]?.known === true
  } catch {
    return false
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}

/** One connection that waits for notifications and reconnects when it breaks. */
function openListeners(url: string) {
  const handlers = new Map<
    string,
    { onNotify: (payload: string) => void; onHearing: (state: 'on' | 'off') => void }
  >()
  let client: pg.Client | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', (message) => handlers.get(message.channel)?.onNotify(message.payload ?? ''))
    next.on('error', () => {
      if (client !== next) return
      client = undefined
      for (const handler of handlers.values()) handler.onHearing('off')
      reconnect()
    })
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  function reconnect(): void {
    if (closed) return
    setTimeout(() => {
      connect().then(
        () => handlers.forEach((handler) => handler.onHearing('on')),
        () => reconnect(),
      )
    }, RECONNECT_MS).unref()
  }

  return {
    async listen(
      channel: string,
      onNotify: (payload: string) => void,
      onHearing: (state: 'on' | 'off') => void,
    ): Promise<void> {
      handlers.set(channel, { onNotify, onHearing })
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await connect()
    },
    async close(): Promise<void> {
      closed = true
      await client?.end()
    },
  }
}
