import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#database/open-database.ts'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { load, REQUEST_HEADERS, type Target, uncached } from '../load.ts'
import { type OrderBook, prepareOrders } from '../prepare-orders.ts'
import { recordAnswer } from '../recorded-answer.ts'
import { type ServerProcess, SHOP, startServer } from '../server-process.ts'
import { startNext } from './next-peer.ts'

export type Render = {
  name: string
  /** The answer's bytes: as HTML, and compressed as it is sent. */
  bytes: { html: number; sent: number }
  cpuMs: number
  failed: number
}

/** The list is what the peer renders too. */
export type RendersReport = { bare: Render; next: Render; list: Render; others: Render[] }

const ORDERS = 1_000
const CLIENTS = 4
/** Other work of the machine meets all pages alike, and the median of them is told. */
const ROUNDS = 5

const PAGES = [
  ['shop list', '/shop'],
  ['product', '/product/red-curry-paste'],
  ['recipe', '/recipes/green-curry-chicken'],
  ['home', '/'],
  ['menu', '/menu'],
] as const

type Measuring = { server: ServerProcess; target: Target }

/** Measures on PostgreSQL what it costs to render a page: the CPU time of the server's process, without the database's. */
export async function benchRenders(
  postgres: string,
  folder: string,
  seconds: number,
): Promise<RendersReport> {
  const servers: ServerProcess[] = []
  const started = async (server: Promise<ServerProcess>) => {
    servers.push(await server)
    return server
  }
  try {
    const { shop, book } = await openShop(postgres, folder, started)
    const next = await started(startNext(shop, folder))
    const bare = await started(startBare(shop, folder))
    const [list, ...others] = targetsOf(book).map((target) => ({ server: shop, target }))
    if (!list) throw new Error('there is no list')
    const measured = await measure(
      [
        { server: bare, target: { name: 'the same bytes from a bare server', method: 'GET', path: '/' } },
        { server: next, target: { name: 'the same cards from Next.js', method: 'GET', path: '/' } },
        list,
        ...others,
      ],
      seconds / ROUNDS,
    )
    const [bareRender, nextRender, listRender, ...otherRenders] = measured as [Render, Render, Render]
    return { bare: bareRender, next: nextRender, list: listRender, others: otherRenders }
  } finally {
    for (const server of servers) await server.stop()
  }
}

type Started = (server: Promise<ServerProcess>) => Promise<ServerProcess>

async function openShop(postgres: string, folder: string, started: Started) {
  const url = urlOf(postgres, await createDatabase(postgres))
  const database = await openDatabase({ url, dataDir: '', isPatient: true })
  const book = await prepareOrders(database, ORDERS, 0)
  await database.close()
  const shop = await started(
    startServer(SHOP, {
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
      DATA_DIR: join(folder, 'renders'),
      DATABASE_URL: url,
    }),
  )
  return { shop, book }
}

function targetsOf({ customerCookie, staffCookie }: OrderBook): Target[] {
  const get = { method: 'GET' } as const
  return [
    ...PAGES.map(([name, path]): Target => ({ ...get, name, path: uncached(path) })),
    ...PAGES.map(([name, path]): Target => ({
      ...get,
      name: `${name}, signed in`,
      path: uncached(path),
      cookie: customerCookie,
    })),
    { ...get, name: 'staff: orders', path: uncached('/admin/orders'), cookie: staffCookie },
  ]
}

async function startBare(shop: ServerProcess, folder: string): Promise<ServerProcess> {
  const answer = await recordAnswer(`${shop.url}/shop?bench`, { method: 'GET', headers: REQUEST_HEADERS })
  const file = join(folder, 'list.json')
  await writeFile(file, JSON.stringify(answer))
  return startServer('bench/bare-server.ts', { BENCH_ANSWER: file })
}

async function measure(all: Measuring[], seconds: number): Promise<Render[]> {
  const figures = all.map(() => [] as { cpuMs: number; failed: number }[])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { server, target }] of all.entries()) {
      const { cpuMsPerRequest, failed } = await load(server, target, CLIENTS, seconds)
      figures[at]?.push({ cpuMs: cpuMsPerRequest, failed })
    }
  }
  return Promise.all(
    all.map(async ({ server, target }, at) => {
      const rounds = figures[at] ?? []
      const cpuMs = rounds.map((one) => one.cpuMs).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
      const failed = rounds.reduce((sum, one) => sum + one.failed, 0)
      return { name: target.name, bytes: await bytesOf(server, target), cpuMs, failed }
    }),
  )
}

async function bytesOf(server: ServerProcess, { path, cookie }: Target): Promise<Render['bytes']> {
  const url = server.url + (typeof path === 'string' ? path : path())
  const headers = cookie ? { cookie } : {}
  const ask = (encoding: string) =>
    recordAnswer(url, { method: 'GET', headers: { ...headers, 'accept-encoding': encoding } })
  const sizeOf = ({ bodyBase64 }: { bodyBase64: string }) => Buffer.byteLength(bodyBase64, 'base64')
  return {
    html: sizeOf(await ask('identity')),
    sent: sizeOf(await ask(REQUEST_HEADERS['accept-encoding'])),
  }
}
