import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot } from './as-root.ts'
import { freePort } from './free-port.ts'
import { requirePostgres } from './postgres-binaries.ts'

const USER = 'krok'

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '64MB',
  // Its log stands in the same place as its data, which may be memory.
  max_wal_size: '128MB',
}
/** Fast rather than safe, for a cluster that lives only for one test run. */
const UNSAFE = { fsync: 'off', full_page_writes: 'off' }
/** As a shop with many orders would have it. */
const DURABLE = { shared_buffers: '512MB', max_wal_size: '4GB' }

/** Names of a locale with Thai letters: on most Linux systems, on macOS, elsewhere. */
const CTYPES = ['C.UTF-8', 'UTF-8', 'en_US.UTF-8']

export type PostgresServer = { url: string; stop(): void }

/**
 * Starts a temporary PostgreSQL on a free port. `stop`, or the end of this process, removes all its files. A durable
 * one writes to the disk as in production.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const cluster = await newCluster({ isDurable })
  cluster.init()
  cluster.start()
  return { url: cluster.url, stop: cluster.remove }
}

/** A PostgreSQL of one's own in a folder of its own, on a port of its own. */
export type Cluster = {
  port: number
  url: string
  /** The folder of its data, once `init` or a copy of another cluster has put it there. */
  data: string
  init(): void
  start(): void
  /** Shuts it down in order: it breaks off what its clients do, and writes everything down. */
  stop(): void
  /** Stops it without waiting for anybody, and removes all its files; the end of this process does so too. */
  remove(): void
}

export async function newCluster({ isDurable = false } = {}): Promise<Cluster> {
  const binaries = requirePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'krok-postgres-'))
  const owner = isRoot ? unprivilegedUser() : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const run = (program: string, ...args: string[]) =>
    // The started server must not keep our pipes open, so it does not write to them.
    spawnSync(join(binaries, program), args, { ...owner, cwd: folder, stdio: 'ignore', env: { LC_ALL: 'C' } })
      .status === 0
  const remove = () => {
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', remove)

  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, ...(isDurable ? DURABLE : UNSAFE), port }).map(
    ([name, value]) => `-c ${name}='${value}'`,
  )
  return {
    port,
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    data,
    remove,
    stop: () => void run('pg_ctl', 'stop', '-D', data, '-m', 'fast'),
    init() {
      const initdb = [
        '-D',
        data,
        '-U',
        USER,
        '--auth=trust',
        '--encoding=UTF8',
        '--lc-collate=C',
        '--no-sync',
      ]
      if (!CTYPES.some((ctype) => run('initdb', ...initdb, `--lc-ctype=${ctype}`))) {
        throw new Error(`initdb of ${binaries} failed`)
      }
    },
    start() {
      if (!run('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', settings.join(' '))) {
        throw new Error(`the PostgreSQL of ${binaries} did not start: ${readFileSync(log, 'utf8')}`)
      }
    },
  }
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user here; set TEST_DATABASE_URL')
}
