import { type Database, toDb } from '../client.ts'
import { openListener } from './listener.ts'
import { discardIdle, openPool } from './pool.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Opens PostgreSQL 15 or newer over a pool of connections.
 * @throws DatabaseUnavailable
 */
export async function openPostgres(url: string, isPatient: boolean): Promise<Database> {
  await prepareDatabase(url)
  const pool = openPool(url, isPatient)
  const listener = openListener(url, () => void discardIdle(pool))
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
