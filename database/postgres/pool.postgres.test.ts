import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { createDatabase, dropDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { startDatabaseNetwork } from '#tests/stand-ins/database-network.ts'
import { isDatabaseUnavailable } from '../is-unavailable.ts'

test('a connection that is lost in a transaction is given up, and nobody gets it again', async () => {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  const name = await createDatabase(shop.server, shop.template)
  onTestFinished(() => dropDatabase(shop.server, name))
  const network = await startDatabaseNetwork(urlOf(shop.server, name))
  const { db, pool, close } = await openDatabase({ url: network.url, dataDir: '' })
  onTestFinished(close)

  const outcome = await db
    .transaction(async (db) => {
      await db.execute(sql`select 1`)
      network.forget()
      await db.execute(sql`select 2`)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseUnavailable(outcome)).toBe(true)
  expect(pool.totalCount).toBe(0)
  await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 3`)))
})
