import { type Database, toDb } from '../client.ts'
import { openListener } from './listener.ts'
import { discardIdle, openPool } from './pool.ts'
import { prepareDatabase } from './prepare-database.ts'
import { CATALOG_CHANNEL, openReplica, type Replica, type Warn } from './replica.ts'
import { toServers } from './servers.ts'

type Settings = {
  replicaUrl?: string | undefined
  isPatient?: boolean
  isPrepared?: boolean
  warn?: Warn
}

/**
 * Opens PostgreSQL 15 or newer over a pool of connections. Of several servers, the one that accepts writes is used.
 * The replica may be away; nothing needs it.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(
  url: string,
  { replicaUrl, isPatient = false, isPrepared = false, warn = () => {} }: Settings = {},
): Promise<Database> {
  const servers = toServers(url, 'writes')
  if (!isPrepared) await prepareDatabase(servers)
  const pool = openPool(servers, isPatient)
  const listener = openListener(servers, () => void discardIdle(pool))
  const db = toDb(pool)
  const replicaPool = replicaUrl ? openPool(toServers(replicaUrl, 'reads only'), isPatient) : undefined
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
      return dumpPostgres(url, file)
    },
    async close() {
      await listener.close()
      await replicaPool?.end()
      await pool.end()
    },
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
