import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { createDatabase, dropDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { readOpenMetrics, valueOf } from '#tests/helpers/open-metrics.ts'
import { testApp } from '#tests/helpers/test-app.ts'
import { startDatabaseNetwork } from '#tests/stand-ins/database-network.ts'

const metricsToken = 'a token of the tests, long enough'

test('a scrape is answered while the database is away, and says so', async () => {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  const name = await createDatabase(shop.server, shop.template)
  onTestFinished(() => dropDatabase(shop.server, name))
  const network = await startDatabaseNetwork(urlOf(shop.server, name))
  const database = await openDatabase({ url: network.url, dataDir: '' })
  onTestFinished(() => database.close())
  const app = await testApp(database, { settings: { metricsToken } })
  const scrape = async () => {
    const response = await app.fetch('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
    expect(response.status).toBe(200)
    return readOpenMetrics(await response.text())
  }
  const isUp = async () => valueOf(await scrape(), 'krok_database_up')

  expect(await isUp()).toBe(1)
  await network.cut()
  await eventually(isUp, (up) => up === 0)
  const away = await scrape()
  expect(valueOf(away, 'krok_orders', { status: 'pending' })).toBeUndefined()
  expect(valueOf(away, 'krok_mails_failed', { lane: 'orders' })).toBeUndefined()
  expect(valueOf(away, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  await network.restore()
  await eventually(isUp, (up) => up === 1)
})
