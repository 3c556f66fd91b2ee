import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { load, type Target, uncached } from '../load.ts'
import { MERCHANT } from '../merchant.ts'
import { type OrderBook, prepareOrders, postponeMails } from '../prepare-orders.ts'
import { orderOf, prepareShop, someLines } from '../prepare-shop.ts'
import { type PayFastProcess, startPayFast } from '../start-payfast.ts'
import { giveCores } from './cores.ts'
import { cpuMsOfTree, parentOf } from './cpu-time.ts'
import { runPgbench, writeScripts } from './pgbench.ts'
import { type ManyProcesses, startMany } from './start-many.ts'

const ALL = cpus().length
/** The processes of the shop, and the cores for everything: the database, the proxy and the visitors too. */
const SETUPS = [
  { cores: 1, count: 1 },
  { cores: ALL, count: 1 },
  { cores: ALL, count: 2 },
  { cores: ALL, count: 4 },
]
export const CLIENTS = 32
/** The notifications that are paid with each number of processes. */
const PAID = 400
const WARM_UP_SECONDS = 4

export type Figure = {
  perSecond: number
  /** CPU time of one: of the shop's processes, of PostgreSQL, of the proxy. */
  cpuMs: { shop: number; database: number; proxy: number }
  /** The cores that were busy with these and with making the requests. */
  busy: number
  failed: number
}
type Name = 'rendered list' | 'order' | 'notification'
export type ProcessesReport = {
  figures: { cores: number; count: number; of: Record<Name, Figure> }[]
  /** The statements of an order, sent by pgbench over as many connections. */
  pgbench: { perSecond: number }
}

/** Measures several processes on one PostgreSQL behind nginx, and pgbench with an order's statements beside them. */
export async function benchProcesses(
  postgres: string,
  folder: string,
  seconds: number,
): Promise<ProcessesReport> {
  const shopUrl = urlOf(postgres, await createDatabase(postgres))
  const shopData = await openDatabase({ url: shopUrl, dataDir: '', isPatient: true })
  const shop = await prepareShop(shopData, 1)
  await postponeMails(shopData)
  const scripts = await writeScripts(shopData, shop, folder)

  const bookUrl = urlOf(postgres, await createDatabase(postgres))
  const bookData = await openDatabase({ url: bookUrl, dataDir: '', isPatient: true })
  const book = await prepareOrders(bookData, 1_000, PAID * SETUPS.length)
  await bookData.close()

  const payfast = await startPayFast()
  const watch = new pg.Client(bookUrl)
  await watch.connect()
  const postmaster = await postmasterOf(watch)
  const figures: ProcessesReport['figures'] = []
  try {
    for (const [round, { cores, count }] of SETUPS.entries()) {
      giveCores(cores, [process.pid, postmaster])
      const list = { name: 'list', method: 'GET', path: uncached('/shop') } as const
      const order: Target = {
        name: 'order',
        method: 'POST',
        path: () => '/api/orders',
        body: () => JSON.stringify(orderOf(someLines(shop.plentiful))),
      }
      const env = { ...SETTINGS, DATA_DIR: folder, DATABASE_URL: shopUrl }
      const pages = await withShop(startMany(count, env, folder), async (many) => ({
        'rendered list': await measureLoad(many, { postmaster, database: shopData, target: list, seconds }),
        order: await measureLoad(many, { postmaster, database: shopData, target: order, seconds }),
      }))
      const paying = { ...env, DATABASE_URL: bookUrl, ...payFastAt(payfast) }
      const unpaid = book.unpaid.slice(round * PAID, (round + 1) * PAID)
      const notification = await withShop(startMany(count, paying, folder), (many) =>
        measurePayments(many, { postmaster, payfast, watch, unpaid }),
      )
      figures.push({ cores, count, of: { ...pages, notification } })
    }
    return {
      figures,
      pgbench: { perSecond: await runPgbench(shopUrl, scripts, { clients: CLIENTS, seconds }) },
    }
  } finally {
    await watch.end()
    await shopData.close()
    payfast.stop()
  }
}

const SETTINGS = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', EXCHANGE_RATE_URL: 'http://127.0.0.1:9' }

const payFastAt = ({ url }: PayFastProcess) => ({
  PAYFAST_MERCHANT_ID: MERCHANT.merchantId,
  PAYFAST_MERCHANT_KEY: MERCHANT.merchantKey,
  PAYFAST_PASSPHRASE: MERCHANT.passphrase,
  PAYFAST_URL: url,
})

async function withShop<Result>(
  starting: Promise<ManyProcesses>,
  measure: (many: ManyProcesses) => Promise<Result>,
): Promise<Result> {
  const many = await starting
  try {
    return await measure(many)
  } finally {
    await many.stop()
  }
}

type Loaded = { postmaster: number; database: Database; target: Target; seconds: number }

async function measureLoad(
  many: ManyProcesses,
  { postmaster, database, target, seconds }: Loaded,
): Promise<Figure> {
  // Each process compiles for itself what is hot.
  await load(many, target, CLIENTS, WARM_UP_SECONDS * many.count)
  // As in any shop that has been open for some minutes.
  await asOwner(database, 'vacuum (analyze)')
  const spent = startSpending(many, postmaster)
  const { perSecond, failed } = await load(many, target, CLIENTS, seconds)
  const { cpuMs, elapsedMs } = spent()
  // The warm-up is among what was spent: the same work, so its share of the time is its share of the CPU.
  const done = (perSecond * elapsedMs) / 1000
  return figureOf({ perSecond, failed, done, cpuMs, elapsedMs })
}

type Spent = { shop: number; database: number; proxy: number; others: number }

function figureOf(measured: {
  perSecond: number
  failed: number
  done: number
  cpuMs: Spent
  elapsedMs: number
}): Figure {
  const { perSecond, failed, done, elapsedMs } = measured
  const { shop, database, proxy, others } = measured.cpuMs
  return {
    perSecond,
    failed,
    cpuMs: { shop: shop / done, database: database / done, proxy: proxy / done },
    busy: (shop + database + proxy + others) / elapsedMs,
  }
}

function startSpending(many: ManyProcesses, postmaster: number) {
  const now = (): Spent => ({
    shop: many.cpuMs(),
    database: cpuMsOfTree(postmaster),
    proxy: many.proxyCpuMs(),
    others: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  })
  const [before, started] = [now(), performance.now()]
  return () => {
    const after = now()
    const cpuMs: Spent = {
      shop: after.shop - before.shop,
      database: after.database - before.database,
      proxy: after.proxy - before.proxy,
      others: after.others - before.others,
    }
    return { cpuMs, elapsedMs: performance.now() - started }
  }
}

type Payments = {
  postmaster: number
  payfast: PayFastProcess
  watch: pg.Client
  unpaid: OrderBook['unpaid']
}

/** From the first press on "Pay" until every order is paid and has its invoice. */
async function measurePayments(
  many: ManyProcesses,
  { postmaster, payfast, watch, unpaid }: Payments,
): Promise<Figure> {
  const pressPay: (() => Promise<void>)[] = []
  for (const order of unpaid) pressPay.push(await payfast.begin(order, many.url))
  const ids = unpaid.map(({ id }) => id)
  const invoiced = async () => {
    const { rows } = await watch.query<{ count: number }>(
      `select count(*)::int from orders where id = any($1) and payment_status = 'paid'
         and exists (select from tax_documents where order_id = orders.id)`,
      [ids],
    )
    return rows[0]?.count ?? 0
  }
  const spent = startSpending(many, postmaster)
  const rest = pressPay.values()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const press of rest) await press()
    }),
  )
  const patience = performance.now() + 60_000
  let paid = await invoiced()
  while (paid < ids.length && performance.now() < patience) {
    await sleep(20)
    paid = await invoiced()
  }
  const { cpuMs, elapsedMs } = spent()
  const perSecond = (paid / elapsedMs) * 1000
  return figureOf({ perSecond, failed: ids.length - paid, done: paid, cpuMs, elapsedMs })
}

async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0)
}
