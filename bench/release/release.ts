import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { type Bench, envOf } from '../bench.ts'
import { load, randomAddress, type Target, uncached } from '../load.ts'
import { median } from '../median.ts'
import { cpuMsOfTree, postmasterOf } from '../processes/cpu-time.ts'
import { bytesOf } from '../renders/renders.ts'
import { inheritedEnv, type ServerProcess, startRelease, untilQuiet } from '../server-process.ts'
import { SIZES } from '../shops/fill-shop.ts'
import { orderOf, type Plentiful } from '../shops/orders-of.ts'

const CLIENTS = 4
/** The first one warms up; of the others the median is shown. */
const ROUNDS = 6
const ORDERS = 100
const LINES = 3
const LIST: Target = { name: 'list', method: 'GET', path: uncached('/shop') }

/** The CPU time of one list and of one order, in milliseconds, of the server and the database together. */
type Round = { list: number; order: number }
type Product = Plentiful[number] & { stock: { state: string } }

/**
 * Measures today's shop and an older release by turns. Each installs, fills, builds and starts itself, by its own
 * commands, on its own database in the same PostgreSQL.
 */
export async function benchRelease({ report, release, folder, postgres, seconds }: Bench): Promise<void> {
  if (!release) return
  const old = join(folder, 'release')
  unpack(release, old)
  const postmaster = await postmasterOf(postgres)
  const shops: ServerProcess[] = []
  try {
    for (const home of [resolve('.'), old]) {
      const server = await open(home, postgres, join(folder, `data-${shops.length}`))
      shops.push({ ...server, cpuMs: () => server.cpuMs() + cpuMsOfTree(postmaster) })
    }
    const memory = shops.map((shop) => shop.residentMb())
    const rounds: Round[][] = shops.map(() => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, shop] of shops.entries()) rounds[at]?.push(await measureRound(shop, seconds))
    }
    const html = await Promise.all(shops.map(async (shop) => (await bytesOf(shop, LIST)).html / 1000))
    const cpuMs = (name: keyof Round) =>
      rounds.map((ofShop) => median(ofShop.slice(1).map((round) => round[name])))
    const figures: [what: string, unit: string, ofShops: number[]][] = [
      ['product list past the page cache, CPU', 'ms', cpuMs('list')],
      ['its HTML', 'kB', html],
      [`order of ${LINES} products with quote and mails, CPU`, 'ms', cpuMs('order')],
      ['memory after the first page', 'MB', memory],
    ]
    for (const [what, unit, [today = Number.NaN, then = Number.NaN]] of figures) {
      const said = (figure: number) => `${figure.toFixed(1)} ${unit}`
      const limit = `release ${release}, ${said(then)}`
      report.cost({ what, cost: said(today), limit, ratio: (today / then).toFixed(2) })
    }
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

/** Takes a release out of the history of this repository. */
function unpack(release: string, folder: string): void {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', release], { maxBuffer: 1e9 })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
}

/** Fills and starts the shop of a folder, the second time as it is measured. The first commands install and build it. */
async function open(home: string, postgres: string, dataDir: string): Promise<ServerProcess> {
  const env = envOf({ url: urlOf(postgres, await createDatabase(postgres)), dataDir })
  const seed = ['run', 'seed', '--', '--products', String(SIZES.small.products)]
  execFileSync('npm', seed, {
    cwd: home,
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await (await startRelease(home, env)).stop()
  return startRelease(home, env)
}

async function measureRound(shop: ServerProcess, seconds: number): Promise<Round> {
  const { cpuMsPerRequest, failed } = await load(shop, LIST, CLIENTS, seconds)
  if (failed > 0) throw new Error(`${failed} lists failed`)
  const products = await inStock(shop)
  await untilQuiet(shop)
  const before = shop.cpuMs()
  for (let i = 0; i < ORDERS; i += 1) {
    await order(shop, products.slice((i * LINES) % (products.length - LINES)).slice(0, LINES))
  }
  await untilQuiet(shop)
  return { list: cpuMsPerRequest, order: (shop.cpuMs() - before) / ORDERS }
}

async function inStock(shop: ServerProcess): Promise<Plentiful> {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const { items } = await send<{ items: Product[] }>(`${shop.url}/api/products?page=${page}`)
    if (items.length === 0) return products.filter(({ stock }) => stock.state === 'in_stock')
    products.push(...items)
  }
}

/** Quotes a cart and places its order; the mails follow. */
async function order({ url }: ServerProcess, products: Plentiful): Promise<void> {
  const placed = orderOf(products)
  const quote = await send<{ subtotalCents: number }>(`${url}/api/cart/quote`, { lines: placed.lines })
  await send(`${url}/api/orders`, { ...placed, agreedTotalCents: quote.subtotalCents })
}

async function send<Answer>(url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': randomAddress(),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
