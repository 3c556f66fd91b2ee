import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { sentStatements } from '#tests/speed/sent-statements.ts'
import type { Bench, OpenShop } from '../bench.ts'
import { load, REQUEST_HEADERS, type Target, uncached } from '../load.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { benchCtx, fillShop, openShop, type Place, type Shop, SIZES } from '../shops/fill-shop.ts'
import { orderOf, placing } from '../shops/orders-of.ts'
import { recordAnswer } from './recorded-answer.ts'

const CLIENTS = [1, 32]
const WORDS = [
  'curry',
  'ยำ',
  'tamarind',
  'เผ็ด',
  'garlic',
  'ซอส',
  'basil',
  'มะขาม',
  'peanut',
  'ขิง',
  'masaman',
  'coconut',
]

/** Measures the small shop on both databases, each figure beside a bare server that sends the same bytes. */
export async function benchAnswers(bench: Bench): Promise<void> {
  await benchEngine(bench, 'PostgreSQL', await bench.small())
  const place = { dataDir: join(bench.folder, 'pglite') }
  await benchEngine(bench, 'PGlite', { place, shop: await fillShop(place, SIZES.small) })
}

async function benchEngine(bench: Bench, engine: string, shop: { place: Place; shop: Shop }): Promise<void> {
  const { report } = bench
  report.print(`\n## ${engine}`)
  const statements = await statementsOfOrder(shop.place, shop.shop)
  // The start after the first one.
  await bench.serving(shop, async () => {})
  await bench.serving(shop, async (open) => {
    const firstPageMb = open.server.residentMb()
    const { rows, bareStartMs } = await measureRows(bench, open, engine)
    report.print(
      `\nWarm start to the first page ${open.server.startMs.toFixed(0)} ms (a bare server: ${bareStartMs.toFixed(0)}); resident ${firstPageMb.toFixed(0)} MB after the first page, ${open.server.residentMb().toFixed(0)} MB after the load; ${statements} SQL statements for an order of three lines.`,
    )
    report.table(
      [
        'what',
        'clients',
        'requests/s',
        'p50 ms',
        'p99 ms',
        'CPU ms/request',
        'bare server/s',
        'ratio',
        'failed',
      ],
      rows,
    )
    if (engine !== 'PostgreSQL') return
    report.cost({
      what: 'warm start to the first page',
      cost: `${open.server.startMs.toFixed(0)} ms`,
      limit: `bare server, ${bareStartMs.toFixed(0)} ms`,
      ratio: (open.server.startMs / bareStartMs).toFixed(1),
    })
  })
}

async function measureRows(bench: Bench, open: OpenShop, engine: string) {
  const rows: (string | number)[][] = []
  let bareStartMs = Number.NaN
  for (const target of targetsOf(open.shop)) {
    const bare = await startBare(open.server, target, bench.folder)
    bareStartMs = bare.startMs
    try {
      for (const clients of CLIENTS) {
        const shop = await load(open.server, target, clients, bench.seconds)
        const least = await load(bare, target, clients, bench.seconds)
        const ratio = (shop.perSecond / least.perSecond).toFixed(2)
        rows.push([
          target.name,
          clients,
          shop.perSecond.toFixed(0),
          shop.p50Ms.toFixed(1),
          shop.p99Ms.toFixed(1),
          shop.cpuMsPerRequest.toFixed(3),
          least.perSecond.toFixed(0),
          ratio,
          shop.failed,
        ])
        if (engine !== 'PostgreSQL' || clients === 1 || target.path !== '/shop') continue
        bench.report.cost({
          what: `${target.name}, at once by ${clients}`,
          cost: `${shop.perSecond.toFixed(0)}/s`,
          limit: `bare server, the same bytes, ${least.perSecond.toFixed(0)}/s`,
          ratio,
        })
      }
    } finally {
      await bare.stop()
    }
  }
  return { rows, bareStartMs }
}

async function statementsOfOrder(place: Place, { plentiful }: Shop): Promise<number> {
  const database = await openShop(place)
  const order = placeOrderInput.parse(orderOf(plentiful.slice(0, 3)))
  const sent = await sentStatements(database, () =>
    placeOrder(benchCtx(database), { ...order, idempotencyKey: 'bench-statements-1' }),
  )
  await database.close()
  return sent.length
}

function targetsOf({ plentiful, product }: Shop): Target[] {
  const get = (name: string, path: Target['path']): Target => ({ name, method: 'GET', path })
  const word = () => encodeURIComponent(WORDS[Math.floor(Math.random() * WORDS.length)] ?? '')
  return [
    get('product list, rendered', uncached('/shop')),
    get('product list, as served', '/shop'),
    get('product page, as served', `/product/${product.slug}`),
    get('GET /api/products, as served', '/api/products'),
    get('GET /api/products/{id}', `/api/products/${product.id}`),
    get('search, not kept', () => uncached(`/api/products?search=${word()}`)()),
    placing(plentiful),
  ]
}

/** Starts the bare server with the answer that the shop gives to this target. */
export async function startBare(
  server: ServerProcess,
  { method, path, headers, body }: Target,
  folder: string,
): Promise<ServerProcess> {
  const answer = await recordAnswer(server.url + (typeof path === 'string' ? path : path()), {
    method,
    headers: { ...REQUEST_HEADERS, ...headers?.() },
    ...(body ? { body: body() } : {}),
  })
  const file = join(folder, 'answer.json')
  await writeFile(file, JSON.stringify(answer))
  return startServer('bench/answers/bare-server.ts', { BENCH_ANSWER: file })
}
