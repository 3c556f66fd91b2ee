import { type Database, toDb } from '../client.ts'
import { openListener } from './listener.ts'
import { discardIdle, openPool } from './pool.ts'
import { prepareDatabase } from './prepare-database.ts'
import { toServers } from './servers.ts'

/**
 * Opens PostgreSQL 15 or newer over a pool of connections. Of several servers, the one that accepts writes is used.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(url: string, isPatient: boolean): Promise<Database> {
  const servers = toServers(url, 'writes')
  await prepareDatabase(servers)
  const pool = openPool(servers, isPatient)
  const listener = openListener(servers, () => void discardIdle(pool))
  return {
    kind: 'postgres',
    db: toDb(pool),
    pool,
    listen: listener.listen,
    maintain: async () => {},
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}
