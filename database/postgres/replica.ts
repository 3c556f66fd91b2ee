import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { SECOND } from '#shared/kernel/durations.ts'
import type { ReadDb } from '../client.ts'
import { isDatabaseUnavailable } from '../is-unavailable.ts'
import { keepStatementsPrepared } from '../prepared-statements.ts'

/** On this channel triggers announce each change of what public pages show. */
export const CATALOG_CHANNEL = 'krok_catalog'

/** The time for which the primary is read after the replica was found behind, and after it failed. */
const BEHIND_MS = 0.2 * SECOND
const AWAY_MS = 5 * SECOND
/** Being behind is normal for a moment, and said after this time. */
const PATIENCE_MS = 30 * SECOND
const CHECK_MS = SECOND

/** A statement that took too long would do so on the primary, too. */
const TOO_LONG = '57014'
/** The replica had to remove rows that the query was reading. */
const CONFLICT_WITH_RECOVERY = '40001'

export type Warn = (message: string, error?: unknown) => void

export type Replica = {
  readDb: ReadDb
  /** Something was announced: the replica is read again once it has it. */
  changed(): void
  /** While nothing can be announced, the replica is not read. */
  turn(state: 'on' | 'off'): void
}

/**
 * Sends reads to the replica behind `replica` while it has all changes that the primary has announced, and to the
 * primary otherwise. So it does not matter how far the replica is behind: what it does not have yet is not read there.
 * Each connection is asked once after an announcement whether its server has replayed the log of changes up to where
 * the primary was by then; the connections may lead to different servers.
 */
export function openReplica(replica: pg.Pool, primary: pg.Pool, warn: Warn): Replica {
  keepStatementsPrepared(replica)
  const hasChangesUntil = new WeakMap<pg.PoolClient, number>()
  let announcements = 0
  let isHearing = false
  let restsUntil = 0
  let position: { after: number; lsn: Promise<string | undefined> } | undefined
  let trouble: { since: number; isReported: boolean } | undefined

  /**
   * Returns the position of the primary's log after the newest announcement, which is sent when the change is in the
   * log. Undefined if the primary does not answer: the read that follows says so.
   */
  function positionNow(): Promise<string | undefined> {
    if (position?.after !== announcements) {
      const lsn = primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn').then(
        ({ rows }) => rows[0]?.lsn,
        () => {
          position = undefined
          return undefined
        },
      )
      position = { after: announcements, lsn }
    }
    return position.lsn
  }

  /** A connection whose server has all that was announced; undefined if the primary is to be read. */
  async function connectIfCurrent(): Promise<pg.PoolClient | undefined> {
    if (!isHearing || Date.now() < restsUntil) return undefined
    const client = await replica.connect()
    try {
      const after = announcements
      if (hasChangesUntil.get(client) === after) return client
      const lsn = await positionNow()
      if (lsn === undefined) {
        client.release()
        return undefined
      }
      const check = {
        text: `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as has`,
        values: [lsn],
        query_timeout: CHECK_MS,
      }
      const { rows } = await client.query<{ follows: boolean; has: boolean | null }>(check)
      if (rows[0]?.follows && rows[0].has) {
        hasChangesUntil.set(client, after)
        recovered()
        return client
      }
      // A server that was promoted is no replica any more; the next connection may lead to another one.
      client.release(!rows[0]?.follows)
      rest(BEHIND_MS)
      complain('the replica is behind, so all reads go to the primary', PATIENCE_MS)
      return undefined
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  function rest(ms: number): void {
    restsUntil = Date.now() + ms
  }

  function complain(message: string, patience: number, error?: unknown): void {
    trouble ??= { since: Date.now(), isReported: false }
    if (trouble.isReported || Date.now() - trouble.since < patience) return
    trouble.isReported = true
    warn(message, error)
  }

  function recovered(): void {
    if (trouble?.isReported) warn('the replica is read again')
    trouble = undefined
  }

  async function query(...args: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    const client = await connectIfCurrent().catch((error: unknown) => {
      rest(AWAY_MS)
      complain('the replica does not answer, so all reads go to the primary', 0, error)
    })
    if (!client) return primary.query(...args)
    try {
      const result = await (client.query(...args) as unknown as Promise<unknown>)
      client.release()
      return result
    } catch (error) {
      client.release(error instanceof Error)
      const { code } = error as { code?: string }
      if (code === CONFLICT_WITH_RECOVERY) return primary.query(...args)
      if (code === TOO_LONG || !isDatabaseUnavailable(error)) throw error
      rest(AWAY_MS)
      complain('the replica does not answer, so all reads go to the primary', 0, error)
      return primary.query(...args)
    }
  }

  return {
    // Drizzle needs no more of a client than this for what a `ReadDb` can do.
    readDb: drizzle({ client: { query } as unknown as pg.Pool }),
    changed() {
      announcements += 1
    },
    turn(state) {
      isHearing = state === 'on'
      announcements += 1
    },
  }
}
