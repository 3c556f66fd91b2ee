import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '#database/client.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { type Bench, envOf } from '../bench.ts'
import { load, type Target, uncached } from '../load.ts'
import { placeUnpaid, type Unpaid } from '../payments/prepare-payments.ts'
import { type PayFastProcess, startPayFast } from '../payments/start-payfast.ts'
import { openShop } from '../shops/fill-shop.ts'
import { placing } from '../shops/orders-of.ts'
import { giveCores } from './cores.ts'
import { cpuMsOfTree, postmasterOf } from './cpu-time.ts'
import { runPgbench, writeScripts } from './pgbench.ts'
import { hasNginx, type ManyProcesses, startMany } from './start-many.ts'

const ALL = cpus().length
/** The processes of the shop, and the cores for everything: the database, the proxy and the visitors too. */
const SETUPS = [
  { cores: 1, count: 1 },
  { cores: ALL, count: 1 },
  { cores: ALL, count: 2 },
  { cores: ALL, count: 4 },
]
const CLIENTS = 32
/** The share of pgbench's rate with the same statements. */
const GOAL = 0.6
/** The notifications that are paid with each number of processes. */
const PAID = 400
const WARM_UP_SECONDS = 4

type Figure = {
  perSecond: number
  /** CPU time of one: of the shop's processes, of PostgreSQL, of the proxy. */
  cpuMs: { shop: number; database: number; proxy: number }
  /** The cores that were busy with these and with making the requests. */
  busy: number
  failed: number
}
type Name = 'rendered list' | 'order' | 'notification'
/** The rates of pgbench on so many cores, per second. */
type Limit = { cores: number } & Record<'order' | 'rendered list', number>
type Figures = { cores: number; count: number; of: Record<Name, Figure> }[]

/** Measures several processes on one PostgreSQL behind nginx, beside pgbench that sends the same statements. */
export async function benchProcesses(bench: Bench): Promise<void> {
  if (!hasNginx()) {
    bench.report.print('\nSeveral processes are measured behind nginx, which is not installed.')
    return
  }
  const { folder, seconds } = bench
  const { place, shop } = await bench.small()
  const unpaid = await placeUnpaid(place, shop, PAID * SETUPS.length)
  const database = await openShop(place)
  const scripts = await writeScripts(database, shop.plentiful, folder)
  const payfast = await startPayFast()
  const watch = new pg.Client(place.url)
  await watch.connect()
  const postmaster = await postmasterOf(bench.postgres)
  const figures: Figures = []
  const measured = { postmaster, database, seconds }
  try {
    for (const [round, { cores, count }] of SETUPS.entries()) {
      giveCores(cores, [process.pid, postmaster])
      const list = { name: 'list', method: 'GET', path: uncached('/shop') } as const
      const env = { ...envOf(place), ...payfast.env }
      const of = await withShop(startMany(count, env, folder), async (many) => ({
        'rendered list': await measureLoad(many, { ...measured, target: list }),
        order: await measureLoad(many, { ...measured, target: placing(shop.plentiful) }),
        notification: await measurePayments(many, {
          postmaster,
          payfast,
          watch,
          unpaid: unpaid.slice(round * PAID, (round + 1) * PAID),
        }),
      }))
      figures.push({ cores, count, of })
    }
    const limits: Limit[] = []
    for (const cores of new Set(SETUPS.map((setup) => setup.cores))) {
      giveCores(cores, [process.pid, postmaster])
      const run = (files: string[]) => runPgbench(place.url ?? '', files, { clients: CLIENTS, seconds })
      limits.push({ cores, order: await run(scripts.orders), 'rendered list': await run(scripts.lists) })
    }
    printFigures(bench, figures, limits)
  } finally {
    giveCores(ALL, [process.pid, postmaster])
    await watch.end()
    await database.close()
    payfast.stop()
  }
}

function printFigures({ report }: Bench, figures: Figures, limits: Limit[]): void {
  const limitOf = (name: Name, cores: number) =>
    name === 'notification' ? undefined : limits.find((limit) => limit.cores === cores)?.[name]
  report.print('\n## Several processes')
  report.table(
    [
      'behind nginx',
      'cores',
      'processes',
      'per second',
      'of pgbench',
      'CPU ms: shop',
      'PostgreSQL',
      'nginx',
      'cores busy',
      'failed',
    ],
    (['rendered list', 'order', 'notification'] as const).flatMap((name) =>
      figures.map(({ cores, count, of }) => {
        const { perSecond, cpuMs, busy, failed } = of[name]
        const limit = limitOf(name, cores)
        return [
          name,
          cores,
          count,
          perSecond.toFixed(0),
          limit === undefined ? '' : (perSecond / limit).toFixed(2),
          ...[cpuMs.shop, cpuMs.database, cpuMs.proxy].map((ms) => ms.toFixed(2)),
          busy.toFixed(1),
          failed,
        ]
      }),
    ),
  )
  for (const name of ['order', 'rendered list'] as const) {
    const best = Math.max(...figures.map(({ of }) => of[name].perSecond))
    const limit = limitOf(name, ALL) ?? Number.NaN
    const share = best / limit
    report.print(
      `\npgbench, on the same cores and over as many connections, sends the statements of one ${name} ${limits.map((of) => `${of[name].toFixed(0)} times a second with ${of.cores === 1 ? 'one core' : `${of.cores} cores`}`).join(', ')}: at best the shop reaches ${share.toFixed(2)} of it. The goal is ${GOAL}: ${share >= GOAL ? 'met' : 'MISSED'}.`,
    )
    report.cost({
      what: `${name === 'order' ? 'placing orders' : 'rendering the product list'}, at once by ${CLIENTS}`,
      cost: `${best.toFixed(0)}/s`,
      limit: `pgbench, the same statements, ${limit.toFixed(0)}/s`,
      ratio: share.toFixed(2),
    })
  }
}

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
  unpaid: Unpaid[]
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
