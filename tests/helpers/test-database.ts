import { AsyncLocalStorage } from 'node:async_hooks'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { createDatabase, dropDatabase, urlOf } from '../databases/postgres-databases.ts'

export type TestDatabase = Database & {
  /** On PostgreSQL. */
  url?: string
  /** Another process's view of the same database. PostgreSQL only: PGlite belongs to one process. */
  openAgain(): Promise<Database>
}

/** A demo shop of the test file's own, on the engine of this run. To be closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const shop = inject('freshShop')
  if ('folder' in shop) {
    const dataDir = await mkdtemp(join(tmpdir(), 'krok-test-'))
    cpSync(shop.folder, dataDir, { recursive: true })
    const database = await openDatabase({ dataDir, isPatient: true })
    return {
      ...database,
      openAgain: () => Promise.reject(new Error('PGlite is of one process')),
      async close() {
        await database.close()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  }
  const name = await createDatabase(shop.server, shop.template)
  const url = urlOf(shop.server, name)
  const open = () => openDatabase({ url, dataDir: '', isPatient: true })
  const database = await open()
  refuseOuterQueries(database)
  refuseSideBySide(database)
  return {
    ...database,
    url,
    openAgain: open,
    async close() {
      await database.close()
      await dropDatabase(shop.server, name)
    },
  }
}

const openTransaction = new AsyncLocalStorage<true>()

/**
 * On PGlite, which has one connection, a query outside of the transaction that is open never returns. PostgreSQL would
 * answer it from another connection, so here it throws: every verb shows on PostgreSQL that it would not hang on PGlite.
 */
function refuseOuterQueries({ db, pool }: Database): void {
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => transaction((tx) => openTransaction.run(true, () => work(tx)), config)
  const connect = pool.connect.bind(pool)
  // Both ways of calling it, with a callback and without, go on as they came.
  pool.connect = ((...args: Parameters<typeof connect>) => {
    if (openTransaction.getStore()) {
      throw new Error('a query beside the open transaction: on PGlite it would never return')
    }
    return connect(...args)
  }) as typeof pool.connect
}

/**
 * A transaction has one connection, which answers one statement at a time: pg lets others wait, and will refuse them from
 * its next version on. Here they fail the test, as everything that is said on the console does.
 */
function refuseSideBySide({ pool }: Pick<Database, 'pool'>): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    let underWay = 0
    client.query = ((...args: unknown[]) => {
      if (underWay > 0) console.error(new Error('two statements side by side on one connection'))
      const answer = query(...args)
      if (!(answer instanceof Promise)) return answer
      underWay += 1
      const ended = () => {
        underWay -= 1
      }
      answer.then(ended, ended)
      return answer
    }) as typeof client.query
  })
}

/** The same for a whole test file: `const shop = useTestDatabase()`, then `shop().db` inside tests. */
export function useTestDatabase(): () => TestDatabase {
  let opened: TestDatabase | undefined
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('the test database is open inside tests only')
    return opened
  }
}
