import { AsyncLocalStorage } from 'node:async_hooks'
import { openAsBlob } from 'node:fs'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { openPglite } from '#database/pglite.ts'
import { createDatabase, dropDatabase, urlOf } from '../databases/postgres-databases.ts'

export type TestDatabase = Database & {
  /** Another process's view of the same database. PostgreSQL only: PGlite belongs to one process. */
  openAgain(): Promise<Database>
}

/** A demo shop of the test file's own, on the engine of this run. To be closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const shop = inject('freshShop')
  if ('dump' in shop) {
    const database = await openPglite(await openAsBlob(shop.dump), { isPatient: true })
    return { ...database, openAgain: () => Promise.reject(new Error('PGlite is of one process')) }
  }
  const name = await createDatabase(shop.server, shop.template)
  const url = urlOf(shop.server, name)
  const open = () => openDatabase({ url, dataDir: '', isPatient: true })
  const database = await open()
  refuseOuterQueries(database)
  return {
    ...database,
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
