import type pg from 'pg'
import { type Database, DatabaseUnavailable, toDb } from '../client.ts'
import { reasonOf } from '../is-unavailable.ts'
import { openListener } from './listener.ts'
import { discardIdle, openPool } from './pool.ts'
import { prepareDatabase } from './prepare-database.ts'
import { CATALOG_CHANNEL, openReplica, type Replica, type Warn } from './replica.ts'
import { type Servers, toServers } from './servers.ts'

type Settings = {
  /** Given if `url` leads to a pooler in transaction mode: what needs a session of its own goes here. */
  directUrl?: string | undefined
  replicaUrl?: string | undefined
  isPatient?: boolean
  isPrepared?: boolean
  warn?: Warn
}

/**
 * Opens PostgreSQL 15 or newer over a pool of connections. Of several servers, the one that accepts writes is used.
 * The replica may be away; nothing needs it. Tools, which are patient, do without a pooler.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(
  url: string,
  { directUrl = url, replicaUrl, isPatient = false, isPrepared = false, warn = () => {} }: Settings = {},
): Promise<Database> {
  const servers = toServers(directUrl, 'writes')
  if (!isPrepared) await prepareDatabase(servers)
  const isShared = directUrl !== url && !isPatient
  const pool = isShared ? await openSharedPool(toServers(url, 'writes')) : openPool(servers, { isPatient })
  const listener = openListener(servers, () => void discardIdle(pool))
  const db = toDb(pool, { isShared })
  const replicaPool = replicaUrl ? openPool(toServers(replicaUrl, 'reads only'), { isPatient }) : undefined
  const replica = replicaPool && openReplica(replicaPool, pool, warn)
  return {
    kind: 'postgres',
    db,
    readDb: replica?.readDb ?? db,
    pool,
    listen: replica ? listenFor(replica, listener.listen) : listener.listen,
    maintain: async () => {},
    async dump(file) {
      const { dumpPostgres } = await import('../dumps/postgres.ts')
      return dumpPostgres(directUrl, file)
    },
    async close() {
      await listener.close()
      await replicaPool?.end()
      await pool.end()
    },
  }
}

/** A pool behind a pooler, of which the start says what is wrong with it. */
async function openSharedPool(pooler: Servers): Promise<pg.Pool> {
  const pool = openPool(pooler, { isShared: true })
  try {
    const client = await pool.connect()
    client.release()
    return pool
  } catch (error) {
    await pool.end()
    throw new DatabaseUnavailable(`The pooler at ${pooler.description} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

/** The replica is told of each change before cached pages are dropped, so that the pages that replace them show it. */
function listenFor(replica: Replica, listen: Database['listen']): Database['listen'] {
  return async (channel, onNotify, onHearing) => {
    if (channel !== CATALOG_CHANNEL) return listen(channel, onNotify, onHearing)
    await listen(
      channel,
      (payload) => {
        replica.changed()
        onNotify(payload)
      },
      (state) => {
        replica.turn(state)
        onHearing(state)
      },
    )
    replica.turn('on')
  }
}
