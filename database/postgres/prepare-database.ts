import { SECOND } from '#shared/kernel/durations.ts'
import { DatabaseUnavailable } from '../client.ts'
import { reasonOf } from '../is-unavailable.ts'
import { migrateDatabase } from '../migrate.ts'
import { knowsThai } from './knows-thai.ts'
import { KEEP_ALIVE } from './pool.ts'
import type { Servers } from './servers.ts'

const CONNECT_MS = 5 * SECOND
/** As PostgreSQL numbers its versions. */
export const OLDEST_VERSION = 150_000

/**
 * Checks that the server can hold a shop, and applies all migrations.
 * @throws DatabaseUnavailable
 */
export async function prepareDatabase(servers: Servers): Promise<void> {
  const { Client, connectionString, description } = servers
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE })
  // The work under way fails with the same error; without a listener that would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseUnavailable(`The database at ${description} does not answer: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < OLDEST_VERSION) {
      throw new DatabaseUnavailable('KROK needs PostgreSQL 15 or newer.')
    }
    if (!(await knowsThai(client))) {
      throw new DatabaseUnavailable(
        `The database at ${description} does not know Thai letters: make it with ` +
          `create database … encoding 'UTF8' lc_ctype 'C.UTF-8' template template0.`,
      )
    }
    await migrateDatabase(client)
  } finally {
    await client.end()
  }
}
