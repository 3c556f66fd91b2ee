import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { asShop } from '#domain/kernel/context.ts'
import { receiveStock } from '#domain/catalog/inventory/index.ts'
import {
  onServer,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../databases/replicated-postgres.ts'
import { eventually } from '../helpers/eventually.ts'
import {
  type Acknowledged,
  endLeases,
  expectConsistent,
  ordersMailedWrongly,
  type Request,
  requestsFor,
  rowsOf,
  send,
} from '../helpers/order-stream.ts'
import { type ShopProcess, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/*
 * The primary dies under orders and its standby takes over, while the shop runs on.
 * `KROK_FAILOVER_ROUNDS=10 npm run test:all` does so ten times and prints what each round took.
 */

const ROUNDS = Number(process.env['KROK_FAILOVER_ROUNDS'] ?? 1)
const CLIENTS = 4
/** Orders of a round: those confirmed by the first primary, and all. */
const [BEFORE, ALL] = [20, 50]

async function withDatabase<T>(
  { url }: ReplicatedPostgres,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, dataDir: '' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Each request is sent until it is answered, with the same key, as a careful client does. */
async function sendAll(
  shop: ShopProcess,
  requests: Request[],
  onAcknowledged: (order: Acknowledged) => void,
): Promise<void> {
  const waiting = [...requests]
  async function client(): Promise<void> {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const sent = request
      const order = await eventually(
        () => send(shop, sent).catch(() => undefined),
        (order) => order !== undefined,
      )
      if (order) onAcknowledged(order)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

test('the primary dies under orders: the standby has every confirmed order, and the shop sells on it without a restart', async () => {
  const servers = await startReplicatedPostgres()
  onTestFinished(() => servers.remove())
  const dataDir = mkdtempSync(join(tmpdir(), 'krok-home-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const shop = await startShop(
    { DATABASE_URL: servers.url, DATA_DIR: dataDir, TRUST_PROXY: '1' },
    { args: ['--no-year'] },
  )
  await withDatabase(servers, async (database) => {
    const products = await rowsOf<{ id: string }>(database, `select id from products where not is_set`)
    const lines = products.map(({ id }) => ({ productId: id, quantity: ROUNDS * ALL }))
    await receiveStock(asShop(testCtx(database)), { lines })
  })

  const sent: Request[] = []
  const acknowledged = new Map<string, string>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const requests = await requestsFor(shop, ALL)
    sent.push(...requests)
    let confirmed = 0
    let promoted: Promise<void> | undefined
    let promotedAt = 0
    let firstAfter = 0
    await sendAll(shop, requests, ({ key, number }) => {
      acknowledged.set(key, number)
      confirmed += 1
      if (confirmed === BEFORE) {
        servers.killPrimary()
        promoted = servers.promote().then(() => {
          promotedAt = performance.now()
        })
      } else if (promotedAt > 0 && firstAfter === 0) firstAfter = performance.now()
    })
    await promoted
    const stored = await withDatabase(servers, async (database) => {
      await endLeases(database)
      expect(await ordersMailedWrongly(database)).toEqual([])
      await expectConsistent(database)
      return rowsOf<{ number: string }>(database, 'select number from orders')
    })
    // Neither lost nor placed twice: also those whose first request had got no answer.
    expect(new Set(stored.map(({ number }) => number))).toEqual(new Set(acknowledged.values()))
    expect(stored).toHaveLength(round * ALL)
    if (ROUNDS > 1) {
      console.log(
        `round ${round}: ${acknowledged.size} confirmed, ${stored.length} stored, first order ` +
          `${((firstAfter - promotedAt) / 1_000).toFixed(2)} s after the promotion`,
      )
    }
    // The shop hears of changes again: what it kept of the page is dropped.
    const price = 10_000 + round
    await onServer(
      servers.primary,
      `update products set price_cents = ${price} where slug = 'pad-thai-sauce'`,
    )
    await eventually(
      async () => (await fetch(`${shop.url}/api/products/pad-thai-sauce`)).text(),
      (product) => product.includes(`"priceCents":${price}`),
    )
    if (round < ROUNDS) await servers.rejoin()
  }

  // A client that repeats an answered request gets the same order.
  for (const request of sent) {
    expect((await send(shop, request)).number).toBe(acknowledged.get(request.key))
  }
  expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
})
