import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load, type Measured, orderHeaders, REQUEST_HEADERS, type Target, uncached } from './load.ts'
import { type BenchShop, orderOf, someLines } from './prepare-shop.ts'
import { recordAnswer } from './recorded-answer.ts'
import { type ServerProcess, SHOP, startServer } from './server-process.ts'
import { benchSignIn, type SignInReport } from './sign-in.ts'

export type EngineReport = {
  startMs: number
  firstPageMb: number
  afterLoadMb: number
  statementsPerOrder: number
  rows: { name: string; clients: number; shop: Measured; bare: Measured }[]
  signIn: SignInReport
}

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

/** Measures the shop on one database, each figure beside the bare server's. */
export async function benchEngine(
  env: Record<string, string>,
  shop: BenchShop,
  folder: string,
  seconds: number,
): Promise<EngineReport> {
  const settings = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', EXCHANGE_RATE_URL: 'http://127.0.0.1:9', ...env }
  await (await startServer(SHOP, settings)).stop()
  const server = await startServer(SHOP, settings)
  try {
    const { startMs } = server
    const firstPageMb = server.residentMb()
    const rows: EngineReport['rows'] = []
    for (const target of targetsOf(shop)) {
      const bare = await startBare(server, target, folder)
      try {
        for (const clients of CLIENTS) {
          rows.push({
            name: target.name,
            clients,
            shop: await load(server, target, clients, seconds),
            bare: await load(bare, target, clients, seconds),
          })
        }
      } finally {
        await bare.stop()
      }
    }
    const afterLoadMb = server.residentMb()
    const signIn = await benchSignIn(server, shop.people, seconds)
    return {
      startMs,
      firstPageMb,
      afterLoadMb,
      statementsPerOrder: shop.statementsPerOrder,
      rows,
      signIn,
    }
  } finally {
    await server.stop()
  }
}

function targetsOf({ plentiful }: BenchShop): Target[] {
  const id = plentiful[0]?.id ?? ''
  const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T
  return [
    { name: 'product list, rendered', method: 'GET', path: uncached('/shop') },
    { name: 'product list, as served', method: 'GET', path: '/shop' },
    { name: 'product page, as served', method: 'GET', path: '/product/red-curry-paste' },
    { name: 'GET /api/products', method: 'GET', path: '/api/products' },
    { name: 'GET /api/products/{id}', method: 'GET', path: `/api/products/${id}` },
    {
      name: 'search, not kept',
      method: 'GET',
      path: () => uncached(`/api/products?search=${encodeURIComponent(pick(WORDS))}`)(),
    },
    {
      name: 'POST /api/orders',
      method: 'POST',
      path: '/api/orders',
      body: () => JSON.stringify(orderOf(someLines(plentiful))),
    },
  ]
}

/** Starts the bare server with the answer that the shop gives to this target. */
async function startBare(server: ServerProcess, target: Target, folder: string): Promise<ServerProcess> {
  const path = typeof target.path === 'string' ? target.path : target.path()
  const body = target.body?.()
  const answer = await recordAnswer(`${server.url}${path}`, {
    method: target.method,
    headers: { ...REQUEST_HEADERS, ...(body ? orderHeaders() : {}) },
    ...(body ? { body } : {}),
  })
  const file = join(folder, 'answer.json')
  await writeFile(file, JSON.stringify(answer))
  return startServer('bench/bare-server.ts', { BENCH_ANSWER: file })
}
