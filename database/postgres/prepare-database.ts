import type pg from 'pg'
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
    if (await isShared(client, servers)) {
      throw new DatabaseUnavailable(
        `At ${description} is a pooler in transaction mode: set DATABASE_DIRECT_URL to the database itself.`,
      )
    }
    await migrateDatabase(client)
  } finally {
    await client.end()
  }
}

/** True if two connections are one to the server: a pooler would mix up what different requests say of theirs. */
async function isShared(client: pg.Client, { Client, connectionString }: Servers): Promise<boolean> {
  const other = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS })
  other.on('error', () => {})
  const processOf = async (asked: pg.Client) =>
    (await asked.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  try {
    await other.connect()
    return (await processOf(client)) === (await processOf(other))
  } finally {
    await other.end()
  }
}
