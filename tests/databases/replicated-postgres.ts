import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { eventually } from '../helpers/eventually.ts'
import { type Cluster, newCluster } from '../../scripts/test/postgres.ts'

const STANDBY = 'standby'

/** Two PostgreSQL servers: a primary, and a standby that confirms each commit before the primary does. */
export type ReplicatedPostgres = {
  primary: Cluster
  standby: Cluster
  /** The address of both, of which the one that accepts writes is wanted. */
  url: string
  /** Kills the first process of the primary; all its others end with it at once. */
  killPrimary(): void
  /** Makes the standby the primary; the other is gone. */
  promote(): Promise<void>
  /** Makes the server that was the primary a standby of the present one. */
  rejoin(): Promise<void>
  remove(): void
}

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const primary = await newCluster()
  const standby = await newCluster()
  const remove = () => {
    primary.remove()
    standby.remove()
  }
  try {
    primary.init()
    primary.start()
    await follow(standby, primary)
  } catch (error) {
    remove()
    throw error
  }
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`)
  const pair: ReplicatedPostgres = {
    primary,
    standby,
    url: `postgres://krok@${hosts.join(',')}/postgres?target_session_attrs=read-write`,
    killPrimary() {
      const [postmaster] = readFileSync(join(pair.primary.data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(postmaster), 'SIGKILL')
    },
    async promote() {
      await onServer(pair.standby, 'select pg_promote()')
      ;[pair.primary, pair.standby] = [pair.standby, pair.primary]
    },
    async rejoin() {
      rmSync(pair.standby.data, { recursive: true, force: true })
      await follow(pair.standby, pair.primary)
    },
    remove,
  }
  return pair
}

/**
 * Starts a copy of the running primary that follows it, and makes each commit wait for it. It is copied by hand, because
 * not every installation has pg_basebackup.
 */
async function follow(standby: Cluster, primary: Cluster): Promise<void> {
  const backup = new pg.Client({ connectionString: primary.url })
  await backup.connect()
  await backup.query(`select pg_backup_start('standby', true)`)
  // Files that PostgreSQL removes meanwhile are not missed: what changed is in the log that the copy replays.
  spawnSync('cp', ['-a', `${primary.data}/.`, standby.data], { stdio: 'ignore' })
  const { rows } = await backup.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await backup.end()
  rmSync(join(standby.data, 'postmaster.pid'))
  const write = (name: string, text: string, flag: 'w' | 'a' = 'w') => {
    const path = join(standby.data, name)
    writeFileSync(path, text, { flag })
    const { uid, gid } = statSync(standby.data)
    chownSync(path, uid, gid)
  }
  write('backup_label', rows[0]?.labelfile ?? '')
  write('standby.signal', '')
  const source = `host=127.0.0.1 port=${primary.port} user=krok application_name=${STANDBY}`
  write('postgresql.auto.conf', `primary_conninfo = '${source}'\n`, 'a')
  standby.start()
  // Not before the copy, which has to confirm commits alone once it has been promoted.
  await onServer(primary, `alter system set synchronous_standby_names = '${STANDBY}'`)
  await onServer(primary, 'select pg_reload_conf()')
  await eventually(
    () => onServer(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`),
    (rows) => rows.length > 0,
  )
}

export async function onServer<Row extends pg.QueryResultRow>(
  { url }: Cluster,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
