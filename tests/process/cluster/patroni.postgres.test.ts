import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { asShop } from '#domain/kernel/context.ts'
import { receiveStock } from '#domain/catalog/inventory/index.ts'
import { type OrderClients, startOrderClients } from '../../cluster/order-clients.ts'
import { startHaproxy } from '../../cluster/haproxy.ts'
import { type PatroniCluster, startPatroniCluster } from '../../cluster/patroni-cluster.ts'
import { startPooler } from '../../cluster/pooler.ts'
import { eventually } from '../../helpers/eventually.ts'
import { endLeases, expectConsistent, ordersMailedWrongly, rowsOf, send } from '../../helpers/order-stream.ts'
import { type ShopProcess, startShop } from '../../helpers/shop-process.ts'
import { confirmTables, expectTablesConsistent, holdTables } from '../../helpers/table-stream.ts'
import { testCtx } from '../../helpers/test-ctx.ts'

/*
 * The shop on three servers under Patroni and etcd with the files of deploy/cluster, while parts of them die.
 * The gate does the first of the tests once. `KROK_FAILOVER_ROUNDS=20` does it so often and the others too, and prints
 * what each took.
 */

const ROUNDS = Number(process.env['KROK_FAILOVER_ROUNDS'] ?? 1)
const isByHand = process.env['KROK_FAILOVER_ROUNDS'] !== undefined
const report = (line: string) => isByHand && console.log(line)

let cluster: PatroniCluster
beforeAll(async () => {
  cluster = await startPatroniCluster()
})
afterAll(() => cluster?.remove())

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: cluster.url, dataDir: '', isPatient: true })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function newShop(
  address: Record<string, string> = { DATABASE_URL: cluster.url, DATABASE_REPLICA_URL: cluster.replicaUrl },
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'krok-home-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  // The orders of a demo's year have no mails.
  const shop = await startShop({ ...address, DATA_DIR: dataDir, TRUST_PROXY: '1' }, { args: ['--no-year'] })
  await withDatabase(async (database) => {
    const products = await rowsOf<{ id: string }>(database, `select id from products where not is_set`)
    const lines = products.map(({ id }) => ({ productId: id, quantity: 10_000 }))
    await receiveStock(asShop(testCtx(database)), { lines })
  })
  return shop
}

/** Every order that was confirmed is stored under its number, once, whole, and with one mail. */
async function expectAllKept({ acknowledged, sent }: OrderClients): Promise<void> {
  await withDatabase(async (database) => {
    await endLeases(database)
    expect(await ordersMailedWrongly(database)).toEqual([])
    await expectConsistent(database)
    const rows = await rowsOf<{ number: string }>(database, 'select number from orders')
    const stored = new Set(rows.map(({ number }) => number))
    expect(acknowledged.filter(({ number }) => !stored.has(number))).toEqual([])
    expect(acknowledged).toHaveLength(sent.length)
    expect(new Set(acknowledged.map(({ number }) => number)).size).toBe(sent.length)
  })
}

/** The shop says that it cannot sell now, and when to ask again. */
async function expectAway({ url }: ShopProcess): Promise<void> {
  for (const path of ['/readyz', '/api/products?page=7']) {
    const { status, headers } = await fetch(url + path)
    expect([path, status, headers.has('retry-after')]).toEqual([path, 503, true])
  }
}

test('the primary and its Patroni are killed under orders and reservations: nothing confirmed is lost, and the shop sells on', async () => {
  const shop = await newShop()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const primary = await cluster.whole()
    const guests = await holdTables(shop, 3, 1 + round)
    const clients = await startOrderClients(shop)
    await clients.more(20)
    await primary.patroni.stop()
    primary.killPostgres()
    const killedAt = performance.now()
    // One by one, so that the first is asked while nothing answers.
    const promised = await confirmTables(shop, guests)
    expect(promised).toEqual(guests)
    await eventually(cluster.members, (members) =>
      members.some(
        ({ role, name, state }) => role === 'leader' && name !== primary.name && state === 'running',
      ),
    )
    const promotedAt = performance.now()
    await clients.more(30)
    await clients.stop()
    await expectAllKept(clients)
    await withDatabase((database) => expectTablesConsistent(database, { guests, promised }))
    // A client that repeats an answered request gets the same order.
    for (const [i, request] of clients.sent.slice(0, 5).entries()) {
      const first = clients.acknowledged.find(({ key }) => key === request.key)
      expect((await send(shop, request)).number, `request ${i}`).toBe(first?.number)
    }
    primary.patroni.start()
    await cluster.whole()
    const seconds = (ms: number) => (ms / 1_000).toFixed(1)
    report(
      `round ${round}: ${clients.acknowledged.length} orders and ${promised.length} tables confirmed, all stored; ` +
        `no order for ${clients.longestGap().toFixed(1)} s, another primary after ${seconds(promotedAt - killedAt)} s, ` +
        `whole again after ${seconds(performance.now() - killedAt)} s`,
    )
  }
})

test.runIf(isByHand)(
  'PostgreSQL alone is killed, or handed over: another takes over in seconds',
  async () => {
    const shop = await newShop()
    const incidents = {
      'PostgreSQL killed': async () => (await cluster.whole()).killPostgres(),
      'switched over': async () => cluster.switchOver(await cluster.whole()),
    }
    for (const [name, happen] of Object.entries(incidents)) {
      const clients = await startOrderClients(shop)
      await clients.more(20)
      await happen()
      await clients.more(30)
      await cluster.whole()
      await clients.stop()
      await expectAllKept(clients)
      report(`${name}: no order for ${clients.longestGap().toFixed(1)} s`)
    }
  },
)

test.runIf(isByHand)(
  'Patroni alone is killed: its PostgreSQL, a primary without a lease, confirms nothing that is lost',
  async () => {
    const shop = await newShop()
    const former = await cluster.whole()
    const clients = await startOrderClients(shop)
    await clients.more(20)
    await former.patroni.stop()
    await eventually(cluster.members, (members) =>
      members.some(
        ({ role, name, state }) => role === 'leader' && name !== former.name && state === 'running',
      ),
    )
    await clients.more(10)
    former.patroni.start()
    await cluster.whole()
    await clients.more(10)
    await clients.stop()
    await expectAllKept(clients)
    report(`Patroni alone killed: no order for ${clients.longestGap().toFixed(1)} s`)
  },
)

test.runIf(isByHand)(
  'behind HAProxy and PgBouncer in transaction mode: another primary is found as soon as it is one',
  async () => {
    const primary = await startHaproxy(cluster)
    const pooler = await startPooler(primary)
    const shop = await newShop({
      DATABASE_URL: pooler.urlOf('transaction'),
      DATABASE_DIRECT_URL: primary,
    })
    for (const name of ['PostgreSQL killed', 'switched over']) {
      const clients = await startOrderClients(shop)
      await clients.more(20)
      const former = await cluster.whole()
      await (name === 'switched over' ? cluster.switchOver(former) : former.killPostgres())
      await clients.more(30)
      await cluster.whole()
      await clients.stop()
      await expectAllKept(clients)
      report(`behind HAProxy and PgBouncer, ${name}: no order for ${clients.longestGap().toFixed(1)} s`)
    }
  },
)

test.runIf(isByHand)(
  'two of three etcds are gone: the primary stays as long as all Patronis see each other, and otherwise the shop waits',
  async () => {
    const shop = await newShop()
    await cluster.whole()
    const losesMajority = async () => {
      await Promise.all(cluster.etcds.slice(1).map((etcd) => etcd.stop()))
      // Longer than the lease.
      await new Promise((resolve) => setTimeout(resolve, 30_000))
    }
    const returns = async () => {
      for (const etcd of cluster.etcds.slice(1)) etcd.start()
      await cluster.whole()
    }
    const sells = await startOrderClients(shop)
    await losesMajority()
    await sells.more(10)
    await sells.stop()
    report(`etcd without a majority, failsafe_mode on: no order for ${sells.longestGap().toFixed(1)} s`)
    await returns()
    await expectAllKept(sells)

    await cluster.configure({ failsafe_mode: false })
    // Patroni reads it at its next look.
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    const waits = await startOrderClients(shop)
    await losesMajority()
    await expectAway(shop)
    await returns()
    await waits.more(10)
    await waits.stop()
    await expectAllKept(waits)
    report(`etcd without a majority, failsafe_mode off: no order for ${waits.longestGap().toFixed(1)} s`)
  },
)
