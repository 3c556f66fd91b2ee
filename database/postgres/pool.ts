import pg from 'pg'
import { limitWaiting } from '../limit-waiting.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import type { Servers } from './servers.ts'

/** Wait, statement and a lost answer together stay below the 10 s after which a person has given up. */
const CONNECT_MS = 3 * SECOND
const STATEMENT_MS = 5 * SECOND
/** Longer than the server needs to cancel a statement, so that only a connection that is lost gets here. */
const ANSWER_MS = 6 * SECOND
/** After this time the server gives up a transaction, and its locks, of a shop that it no longer hears. */
const IDLE_IN_TRANSACTION_MS = 10 * SECOND
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5 * SECOND }
const MOST_CONNECTIONS = 10
const MOST_WAITING = 500

/**
 * A pool for requests: none of them waits for ever. With `isPatient` it is for tools, whose work may take any time. With
 * `isShared` a pooler gives each transaction another connection, and has to begin them as `beginAsVisitor` does.
 */
export function openPool(
  { Client, connectionString }: Servers,
  { isPatient = false, isShared = false } = {},
): pg.Pool {
  const begin = isShared ? requireVisitor : (client: pg.ClientBase) => beginAsVisitor(client, { isPatient })
  const pool = new pg.Pool({
    Client,
    connectionString,
    max: MOST_CONNECTIONS,
    ...KEEP_ALIVE,
    ...(isPatient ? {} : { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS }),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect: begin,
  })
  // A broken idle connection is replaced at the next query; without a listener its error would end the process.
  pool.on('error', () => {})
  discardLostConnections(pool)
  if (!isPatient) limitWaiting(pool, MOST_WAITING)
  return pool
}

/**
 * Every connection starts as the visitor: code that forgets to open a transaction sees nothing private. To start other
 * processes for a statement, or to compile it, takes longer than most statements do. A statement says so, because poolers
 * refuse it, or forget it, where it stands in the way a connection is opened.
 */
async function beginAsVisitor(client: pg.ClientBase, { isPatient }: { isPatient: boolean }): Promise<void> {
  const settings = {
    role: 'krok_visitor',
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(isPatient ? {} : { statement_timeout: STATEMENT_MS }),
  }
  await client.query(
    Object.entries(settings)
      .map(([name, value]) => `set ${name} = ${value}`)
      .join('; '),
  )
}

/** Refuses a pooler that would let the owner of the database read and write for everybody. */
async function requireVisitor(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  if (rows[0]?.role === 'krok_visitor') return
  throw new Error('its connect_query has to set the role krok_visitor, as in deploy/cluster/pgbouncer.ini')
}

/** A write was sent to a server that accepts reads only. */
const READ_ONLY = '25006'

/**
 * Ends a connection whose answer did not come, or whose server is no longer the primary. Otherwise a transaction would
 * wait as long again for its rollback, and the pool would hand the connection to the next request.
 */
function discardLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const result = query(...args)
      if (result instanceof Promise) {
        result.catch((error: Error & { code?: string }) => {
          if (error.message !== 'Query read timeout' && error.code !== READ_ONLY) return
          void (client as unknown as pg.Client).end()
          void discardIdle(pool)
        })
      }
      return result
    }) as typeof client.query
  })
}

/** Discards the connections that wait for a query: when one does not answer, those beside it are likely lost too. */
export async function discardIdle(pool: pg.Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0 && pool.idleCount > 0; left -= 1) {
    await pool.connect().then(
      (client) => client.release(true),
      // Others were quicker and took the idle ones, or the pool has ended.
      () => {},
    )
  }
}
