import { existsSync, fdatasyncSync, mkdirSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import pg from 'pg'
import { SECOND } from '#shared/kernel/durations.ts'
import { type Database, DatabaseUnavailable, toDb } from './client.ts'
import { dumpLite } from './dumps/dump-lite.ts'
import { limitWaiting } from './limit-waiting.ts'
import { migrateDatabase } from './migrate.ts'

const extensions = { btree_gist, pg_trgm }
const startParams = [
  // PGlite turns fsync off by default; a shop's orders must survive a power cut.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
]

const CONNECT_MS = 5 * SECOND
const MOST_WAITING = 500

/** Opens the embedded PostgreSQL in a folder. With `isPatient`, for tools and tests, its queue is as long as it gets. */
export async function openPglite(
  dataDir: string,
  { isPatient = false, isPrepared = false } = {},
): Promise<Database> {
  const unlock = lockDirectory(dataDir)
  try {
    const fs = new DurableNodeFS(join(dataDir, 'postgres'))
    const lite = await PGlite.create({ fs, startParams, extensions })
    return await toDatabase(lite, unlock, { isPatient, isPrepared })
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the data in a folder as it is, as its owner and without migrating it, for backups. No process can use the folder
 * meanwhile.
 * @throws DatabaseUnavailable if a process uses it
 */
export async function withPgliteData<T>(dataDir: string, work: (lite: PGlite) => Promise<T>): Promise<T> {
  const unlock = lockDirectory(dataDir)
  try {
    const fs = new DurableNodeFS(join(dataDir, 'postgres'))
    const lite = await PGlite.create({ fs, startParams, extensions })
    try {
      return await work(lite)
    } finally {
      await lite.close()
    }
  } finally {
    unlock()
  }
}

/**
 * Loads dumped data beside those in a folder, and once they are whole has `place` move them there. No process can use the
 * folder meanwhile. What a killed process has loaded is removed first.
 * @throws DatabaseUnavailable if a process uses it
 */
export async function loadPgliteData(
  dataDir: string,
  dump: Blob,
  place: (loaded: string) => Promise<void>,
): Promise<void> {
  const unlock = lockDirectory(dataDir)
  try {
    const loaded = join(dataDir, 'postgres.restoring')
    await rm(loaded, { recursive: true, force: true })
    const fs = new DurableNodeFS(loaded)
    const lite = await PGlite.create({ fs, startParams, extensions, loadDataDir: dump })
    await lite.close()
    await place(loaded)
  } finally {
    unlock()
  }
}

async function toDatabase(
  lite: PGlite,
  unlock: () => void,
  { isPatient, isPrepared }: { isPatient: boolean; isPrepared: boolean },
): Promise<Database> {
  const config = createPgConfig(lite)
  // pg passes its type parsers as `types`, which PGlite would mistake for parameter types and never answer.
  const parse = config.connection.parse.bind(config.connection)
  config.connection.parse = (query: { types?: unknown }) => parse({ ...query, types: undefined })
  takeTurns(config.connection)
  const pool = new KeepingPool(
    Object.assign(config, isPatient ? {} : { connectionTimeoutMillis: CONNECT_MS }),
  )
  if (!isPatient) limitWaiting(pool, MOST_WAITING)

  const db = toDb(pool)
  const owner = await pool.connect()
  try {
    if (!isPrepared) await migrateDatabase(owner)
    // There is only one session, so this applies to all later queries outside transactions that set another role.
    await owner.query('set role krok_visitor')
  } finally {
    owner.release()
  }
  return {
    kind: 'pglite',
    db,
    readDb: db,
    pool,
    async listen(channel, onNotify) {
      await lite.listen(channel, onNotify)
    },
    maintain: () => asOwner(pool, (owner) => owner.query('vacuum (analyze)')),
    // While this connection, the only one, is ours, no transaction is open; after a checkpoint the copy opens at once.
    dump: (file) =>
      asOwner(pool, async (owner) => {
        await owner.query('checkpoint')
        return dumpLite(lite, file)
      }),
    async close() {
      await pool.end()
      await lite.close()
      unlock()
    },
  }
}

async function asOwner<T>(pool: pg.Pool, work: (owner: pg.PoolClient) => Promise<T>): Promise<T> {
  const owner = await pool.connect()
  try {
    await owner.query('reset role')
    return await work(owner)
  } finally {
    await owner.query('set role krok_visitor')
    owner.release()
  }
}

/**
 * PGlite answers without ever leaving the queue of promises: while statements wait, no request would be read and no kept
 * page sent. So the event loop has a turn before each statement.
 */
function takeTurns(connection: PGliteConnection): void {
  const [query, sync] = [connection.query.bind(connection), connection.sync.bind(connection)]
  connection.query = (text) => void setImmediate(query, text)
  connection.sync = () => void setImmediate(sync)
}

/** pg's own `pool.query` discards its client when a statement fails, and with it PGlite's only connection. */
class KeepingPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    const query = async (...args: Parameters<pg.PoolClient['query']>) => {
      const client = await this.connect()
      try {
        return await (client.query(...args) as unknown as Promise<unknown>)
      } finally {
        client.release()
      }
    }
    this.query = query as unknown as pg.Pool['query']
  }
}

type PGliteConnection = ReturnType<typeof createPgConfig>['connection']
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** Emscripten's file system has no fsync: this one does, so that a commit is on disk before it is confirmed. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun as ((module: EmscriptenModule) => void)[]
    preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd)
        return 0
      }
    })
    return result
  }
}

/**
 * Moves data in place of those in a folder that no process uses, which are kept under a name that says until when they were used.
 */
export function replaceData(dataDir: string, loaded: string): void {
  const folder = join(dataDir, 'postgres')
  const until = new Date().toISOString().replaceAll(/[:.]/g, '-')
  if (existsSync(folder)) renameSync(folder, `${folder}.until-${until}`)
  renameSync(loaded, folder)
}

/** Data that take the place of those of a shop that runs, as soon as it has ended. */
const next = (dataDir: string) => join(dataDir, 'postgres.next')

/** Has whole data replace those of a shop when its folder is opened the next time. */
export function replaceDataNextTime(dataDir: string, loaded: string): void {
  renameSync(loaded, next(dataDir))
}

/**
 * Takes a lock that the kernel releases when the process ends. PGlite itself would let two processes destroy each
 * other's data. Data that wait to replace those in the folder do so now.
 * @returns a function that releases the lock
 */
function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw new DatabaseUnavailable(
      `The data in ${dataDir} is in use by another KROK process; stop that one first.`,
      { cause: error },
    )
  }
  if (existsSync(next(dataDir))) replaceData(dataDir, next(dataDir))
  return () => lock.close()
}
