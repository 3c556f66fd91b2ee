import { expect, inject, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { createDatabase, dropDatabase, urlOf } from '../databases/postgres-databases.ts'
import { eventually } from '../helpers/eventually.ts'
import { newHome, spawnShop, startShop } from '../helpers/shop-process.ts'
import { startDatabaseNetwork } from '../stand-ins/database-network.ts'

/* Behaviour of a database server only: others use it too, and it may be restarted. */

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

test('a failed migration is reported in one sentence and changes nothing', async () => {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  const name = await createDatabase(shop.server)
  onTestFinished(() => dropDatabase(shop.server, name))
  const url = urlOf(shop.server, name)
  await query(url, 'create table products (somebody_else text)')

  const ended = await (await spawnShop({ DATABASE_URL: url })).ended
  expect(ended).toMatchObject({ code: 1, stdout: '' })
  expect(ended.stderr).toMatch(/^The database could not be migrated: relation "products" already exists\.\n$/)

  await query(url, 'drop table products')
  const second = await startShop({ DATABASE_URL: url })
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
})

test('two processes share one database, from an empty one on', async () => {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  const name = await createDatabase(shop.server)
  onTestFinished(() => dropDatabase(shop.server, name))
  const settings = { DATABASE_URL: urlOf(shop.server, name) }
  const both = await Promise.all([startShop(settings), startShop(settings)])
  for (const { url } of both) {
    const products = (await (await fetch(`${url}/api/products`)).json()) as { total: number }
    expect(products.total).toBe(20)
  }
})

test('broken connections are reopened, and older cached pages are dropped', async () => {
  const home = await newHome()
  const shop = await startShop(home.settings)
  const priceOf = async () => {
    const response = await fetch(`${shop.url}/api/products/pad-thai-sauce`)
    return ((await response.json()) as { product?: { priceCents: number } }).product?.priceCents
  }
  expect(await priceOf()).toBe(8900)
  const url = home.settings['DATABASE_URL'] ?? ''
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
     update products set price_cents = 9900 where slug = 'pad-thai-sauce'`,
  )
  // The notification of this change was lost with the connections.
  await eventually(priceOf, (price) => price === 9900)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0 })
})

test('a database that has no connection left at the start is reported in one sentence', async () => {
  const home = await newHome()
  const network = await startDatabaseNetwork(home.settings['DATABASE_URL'] ?? '')
  for (const connections of [0, 1]) {
    network.fill(connections)
    let answer = await (await spawnShop({ ...home.settings, DATABASE_URL: network.url })).ended
    // A busy machine may not connect in time, which is another sentence.
    while (answer.stderr.includes('connection timeout')) {
      answer = await (await spawnShop({ ...home.settings, DATABASE_URL: network.url })).ended
    }
    const { code, stdout, stderr } = answer
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The database .*does not answer: .*sorry, too many clients already\.\n$/)
  }
})

test('connections that swallow everything are noticed and replaced, and older cached pages dropped', async () => {
  const home = await newHome()
  const direct = home.settings['DATABASE_URL'] ?? ''
  const network = await startDatabaseNetwork(direct)
  const shop = await startShop({ ...home.settings, DATABASE_URL: network.url })
  const page = async () => (await fetch(`${shop.url}/product/pad-thai-sauce`)).text()
  expect(await page()).toContain('R89.00')
  network.forget()
  await query(direct, `update products set price_cents = 9900 where slug = 'pad-thai-sauce'`)
  await eventually(page, (text) => text.includes('R99.00'))
  await eventually(
    () => fetch(`${shop.url}/readyz`),
    ({ ok }) => ok,
  )
  // Also with connections that do not even say goodbye.
  network.silence()
  expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0 })
})
