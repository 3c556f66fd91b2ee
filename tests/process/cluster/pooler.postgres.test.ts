import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { asShop } from '#domain/kernel/context.ts'
import { receiveStock } from '#domain/catalog/inventory/index.ts'
import { startOrderClients } from '../../cluster/order-clients.ts'
import { type Pooler, startPooler } from '../../cluster/pooler.ts'
import { eventually } from '../../helpers/eventually.ts'
import { endLeases, expectConsistent, ordersMailedWrongly, rowsOf } from '../../helpers/order-stream.ts'
import { type Home, newHome, spawnShop, startShop } from '../../helpers/shop-process.ts'
import { testCtx } from '../../helpers/test-ctx.ts'

/* The shop behind PgBouncer with the file of deploy/cluster, in both of its modes. */

const databaseUrl = ({ settings }: Home) => settings['DATABASE_URL'] ?? ''

/** The settings of a shop behind the pooler; in transaction mode with its line past it. */
const settingsOf = (home: Home, pooler: Pooler, mode: 'transaction' | 'session') => ({
  ...home.settings,
  TRUST_PROXY: '1',
  SECRET: 'for tests '.repeat(4),
  DATABASE_URL: pooler.urlOf(mode),
  ...(mode === 'transaction' ? { DATABASE_DIRECT_URL: databaseUrl(home) } : {}),
})

async function receiveJars(home: Home): Promise<void> {
  const database = await home.open()
  const products = await rowsOf<{ id: string }>(database, `select id from products where not is_set`)
  const lines = products.map(({ id }) => ({ productId: id, quantity: 5_000 }))
  await receiveStock(asShop(testCtx(database)), { lines })
  await database.close()
}

/** The connections that PostgreSQL has of this database. */
async function connectionsTo(home: Home): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(home) })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await client.end()
  return rows[0]?.count ?? 0
}

test.each(['session', 'transaction'] as const)(
  'in %s mode the shop sells, hears of changes, and loses nothing when the pooler is killed and started again',
  async (mode) => {
    const home = await newHome()
    await receiveJars(home)
    const pooler = await startPooler(databaseUrl(home))
    const settings = settingsOf(home, pooler, mode)
    // The first only answers, so that the second does its jobs too.
    const [one, two] = [await startShop({ ...settings, ROLE: 'web' }), await startShop(settings)]
    const clients = await startOrderClients(one, two)
    await clients.more(40)
    const before = await connectionsTo(home)
    await pooler.service.stop()
    pooler.service.start()
    await clients.more(40)
    await clients.stop()

    const database = await home.open()
    await endLeases(database)
    expect(await ordersMailedWrongly(database)).toEqual([])
    await expectConsistent(database)
    const rows = await rowsOf<{ number: string }>(database, 'select number from orders')
    expect(new Set(rows.map(({ number }) => number))).toEqual(
      new Set(clients.acknowledged.map(({ number }) => number)),
    )
    await rowsOf(database, `update products set price_cents = 12345 where slug = 'pad-thai-sauce'`)
    await database.close()
    for (const { url } of [one, two]) {
      await eventually(
        async () => (await fetch(`${url}/api/products/pad-thai-sauce`)).text(),
        (product) => product.includes('"priceCents":12345'),
      )
    }
    if (process.env['KROK_FAILOVER_ROUNDS'])
      console.log(
        `${mode}: ${clients.acknowledged.length} orders, ${before} connections for two processes, ` +
          `no order for ${clients.longestGap().toFixed(1)} s while the pooler was started again`,
      )
    for (const shop of [one, two]) expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  },
)

test('a pooler in transaction mode is refused without a line past it, and where it begins as the owner', async () => {
  const home = await newHome()
  const pooler = await startPooler(databaseUrl(home))
  const { DATABASE_DIRECT_URL: _, ...alone } = settingsOf(home, pooler, 'transaction') as Record<
    string,
    string
  >
  const refused = await (await spawnShop(alone)).ended
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^At 127\.0\.0\.1:\d+\/krok is a pooler in transaction mode: set DATABASE_DIRECT_URL/,
    ),
  ])

  const owners = await startPooler(databaseUrl(home), (text) => text.replace(/ connect_query='[^']*'/, ''))
  const asOwner = await (await spawnShop(settingsOf(home, owners, 'transaction'))).ended
  expect([asOwner.code, asOwner.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^The pooler at 127\.0\.0\.1:\d+\/krok cannot be used: its connect_query has to set/,
    ),
  ])
})

test('in transaction mode every statement outside a transaction is the visitor’s, and tools go past the pooler', async () => {
  const home = await newHome()
  const pooler = await startPooler(databaseUrl(home))
  const addresses = { url: pooler.urlOf('transaction'), directUrl: databaseUrl(home), dataDir: '' }
  const database = await openDatabase(addresses)
  const role = async () =>
    (await database.db.execute<{ role: string }>(sql`select current_user as role`)).rows[0]?.role
  for (let i = 0; i < 3; i += 1) {
    await Promise.all(Array.from({ length: 12 }, () => rowsOf(database, 'select 1 from orders limit 1')))
    const roles = await Promise.all(Array.from({ length: 12 }, role))
    expect(new Set(roles)).toEqual(new Set(['krok_visitor']))
  }
  await database.close()
  const tool = await openDatabase({ ...addresses, isPatient: true })
  const { rows } = await tool.db.execute<{ timeout: string }>(
    sql`select current_setting('statement_timeout') as timeout`,
  )
  expect(rows[0]?.timeout).toBe('0')
  await tool.close()
})
