import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { rootMessage } from '#database/is-unavailable.ts'
import { isMigrated } from '#database/migrate.ts'
import { knowsThai } from '#database/postgres/knows-thai.ts'
import { OLDEST_VERSION } from '#database/postgres/prepare-database.ts'
import { type Servers, toServers } from '#database/postgres/servers.ts'
import { ACTOR_ROLES } from '#database/schema/roles.ts'
import { type Finding, found } from '#shared/base/doctor/findings.ts'
import { parseConnectionString } from '#shared/kernel/connection-string.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { judgeClock } from './clock.ts'
import type { Surroundings } from './surroundings.ts'

const CONNECT_MS = 5 * SECOND
const ANSWER_MS = 5 * SECOND
/** The connections that another process of the shop may have, and a tool. */
const OF_A_PROCESS = 11
const OF_A_TOOL = 3
/** The databases' roles of those who act. */
const ROLES = ACTOR_ROLES.map((role) => `krok_${role}`)

/** PostgreSQL, asked as the user of DATABASE_URL over a connection of its own: the shop's own act as its visitors. */
export async function lookAtPostgres(url: string, now: Surroundings['now']): Promise<Finding[]> {
  return withClient(toServers(url, 'writes'), async (client) => {
    const version = await lookAtVersion(client)
    if (version.state === 'wrong') return [version]
    return [
      version,
      await lookAtLetters(client),
      await lookAtRights(client),
      (await isMigrated(drizzle({ client })).catch(() => false))
        ? found('database-tables', 'current')
        : found('database-tables', 'behind'),
      await lookAtConnections(client),
      ...(await lookAtStandby(client, parseConnectionString(url)?.servers.length ?? 1)),
      await lookAtClockOf(client, now),
    ]
  }).catch((error: unknown) => [found('database', 'away', { reason: rootMessage(error) })])
}

async function withClient<T>(
  { Client, connectionString }: Servers,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  })
  // The work under way fails with the same error; without a listener that would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // A pooler refuses it where the connection is opened.
    await client.query(`set statement_timeout = ${ANSWER_MS}`)
    return await work(client)
  } finally {
    void client.end()
  }
}

/** The only row of a statement. */
async function rowOf<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await client.query<Row>(text, values)
  if (!rows[0]) throw new Error('the database answers with nothing')
  return rows[0]
}

async function lookAtVersion(client: pg.Client): Promise<Finding> {
  const { version, number } = await rowOf<{ version: string; number: number }>(
    client,
    `select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int as number`,
  )
  return judgeVersion(version, number)
}

/** @param number as PostgreSQL numbers its versions: 150014 */
export function judgeVersion(version: string, number: number): Finding {
  return found('database', number < OLDEST_VERSION ? 'old' : 'answers', { version })
}

async function lookAtLetters(client: pg.Client): Promise<Finding> {
  const letters = await rowOf<{ encoding: string; locale: string }>(
    client,
    `select pg_encoding_to_char(encoding) as encoding, datctype as locale from pg_database
      where datname = current_database()`,
  )
  return found('database-letters', (await knowsThai(client)) ? 'known' : 'unknown_letters', letters)
}

async function lookAtRights(client: pg.Client): Promise<Finding> {
  const { user, isSuperuser, mayCreateRoles, isOwner, roles } = await rowOf<{
    user: string
    isSuperuser: boolean
    mayCreateRoles: boolean
    isOwner: boolean
    roles: number
  }>(
    client,
    `select rolname as user, rolsuper as "isSuperuser", rolcreaterole as "mayCreateRoles",
      pg_has_role(session_user, datdba, 'member') as "isOwner",
      (select count(*)::int from pg_roles r where r.rolname = any($1) and pg_has_role(session_user, r.oid,
        case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end)) as roles
      from pg_roles, pg_database where rolname = session_user and datname = current_database()`,
    [ROLES],
  )
  if (isSuperuser) return found('database-rights', 'superuser', { user })
  if (!isOwner) return found('database-rights', 'not_owner', { user })
  if (!mayCreateRoles && roles < ROLES.length) return found('database-rights', 'no_roles', { user })
  return found('database-rights', 'right', { user })
}

/** By the limits of the server, of the database and of the user, whichever leaves the fewest. */
async function lookAtConnections(client: pg.Client): Promise<Finding> {
  const { left, most } = await rowOf<{ left: number; most: number }>(
    client,
    `with limits (most, used) as (
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        (select sum(numbackends)::int from pg_stat_database)
      union all
      select datconnlimit, numbackends from pg_database join pg_stat_database using (datname)
        where datname = current_database() and datconnlimit >= 0
      union all
      select rolconnlimit, (select count(*)::int from pg_stat_activity where usename = session_user)
        from pg_roles where rolname = session_user and rolconnlimit >= 0
    )
    select greatest(most - used, 0) as left, most from limits order by 1 limit 1`,
  )
  const says = left < OF_A_TOOL ? 'none' : left < OF_A_PROCESS ? 'few' : 'enough'
  return found('database-connections', says, { left, most })
}

/** Nothing where none is expected: neither by several servers in DATABASE_URL nor by the primary. */
async function lookAtStandby(client: pg.Client, servers: number): Promise<Finding[]> {
  const { count, isAwaited } = await rowOf<{ count: number; isAwaited: boolean }>(
    client,
    `select count(*)::int as count, current_setting('synchronous_standby_names') <> '' as "isAwaited"
      from pg_stat_replication`,
  )
  if (count > 0) return [found('database-standby', 'follows', { count })]
  if (isAwaited) return [found('database-standby', 'awaited')]
  return servers > 1 ? [found('database-standby', 'missing')] : []
}

async function lookAtClockOf(client: pg.Client, now: Surroundings['now']): Promise<Finding> {
  const askedAt = now().getTime()
  const { ms } = await rowOf<{ ms: number }>(
    client,
    `select extract(epoch from clock_timestamp())::float * 1000 as ms`,
  )
  const { word, seconds } = judgeClock((askedAt + now().getTime()) / 2 - ms)
  return word === 'agrees' ? found('clock-database', 'agrees') : found('clock-database', word, { seconds })
}

/** A replica this much behind is: what public pages show is younger than that at any time. */
const BEHIND_SECONDS = 30

/** The replica, compared with what the primary has written. */
export async function lookAtReplica(
  { config }: Pick<Surroundings, 'config'>,
  { behindSeconds = BEHIND_SECONDS } = {},
): Promise<Finding[]> {
  const { directUrl: url, replicaUrl } = config.database
  if (!url || !replicaUrl) return []
  const { lsn } = await withClient(toServers(url, 'writes'), (primary) =>
    rowOf<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn'),
  )
  try {
    const { follows, hasAll, seconds } = await withClient(toServers(replicaUrl, 'reads only'), (replica) =>
      rowOf<{ follows: boolean; hasAll: boolean; seconds: number }>(
        replica,
        `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasAll",
          ceil(coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0))::int as seconds`,
        [lsn],
      ),
    )
    if (!follows) return [found('database-replica', 'is_none')]
    if (hasAll || seconds <= behindSeconds) return [found('database-replica', 'current')]
    return [found('database-replica', 'behind', { seconds })]
  } catch (error) {
    return [found('database-replica', 'away', { reason: rootMessage(error) })]
  }
}
