import { startBare } from '../answers/answers.ts'
import { recordAnswer } from '../answers/recorded-answer.ts'
import type { Bench } from '../bench.ts'
import { median } from '../median.ts'
import { load, REQUEST_HEADERS, type Target, uncached } from '../load.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Shop } from '../shops/fill-shop.ts'
import { startNext } from './next-peer.ts'

type Render = {
  name: string
  /** The answer's bytes: as HTML, and compressed as it is sent. */
  bytes: { html: number; sent: number }
  cpuMs: number
  failed: number
}

/** The list is to take this part of what the peer takes for it. */
const GOAL = 1 / 3
const CLIENTS = 4
/** Other work of the machine meets all pages alike, and the median of them is told. */
const ROUNDS = 5

type Measuring = { server: ServerProcess; target: Target }

const PAGES = [
  ['shop list', '/shop'],
  ['product', '/product/red-curry-paste'],
  ['recipe', '/recipes/green-curry-chicken'],
  ['home', '/'],
  ['menu', '/menu'],
] as const

/** Measures on PostgreSQL what it costs to render a page: the CPU time of the server's process, without the database's. */
export async function benchRenders(bench: Bench): Promise<void> {
  const { report, folder, seconds } = bench
  await bench.serving(await bench.small(), async ({ server, shop }) => {
    const peers: ServerProcess[] = []
    try {
      const next = await startNext(server, folder)
      peers.push(next)
      const bare = await startBare(server, { name: 'list', method: 'GET', path: '/shop?bench' }, folder)
      peers.push(bare)
      const renders = await measure(
        [
          { server: bare, target: { name: 'the same bytes from a bare server', method: 'GET', path: '/' } },
          { server: next, target: { name: 'the same cards from Next.js', method: 'GET', path: '/' } },
          ...targetsOf(shop).map((target) => ({ server, target })),
        ],
        seconds / ROUNDS,
      )
      const [, peer, list] = renders as [Render, Render, Render]
      report.print('\n## What a page costs to render')
      report.table(
        ['rendered', 'HTML', 'sent', 'CPU ms', 'of Next.js', 'failed'],
        renders.map(({ name, bytes, cpuMs, failed }) => [
          name,
          ...[bytes.html, bytes.sent].map((size) => `${(size / 1000).toFixed(1)} kB`),
          cpuMs.toFixed(2),
          (cpuMs / peer.cpuMs).toFixed(2),
          failed,
        ]),
      )
      const share = list.cpuMs / peer.cpuMs
      report.print(
        `\nThe goal for the list is a third of what Next.js takes: ${share.toFixed(2)}, ${share <= GOAL ? 'met' : 'MISSED'}.`,
      )
      report.cost({
        what: 'rendering the product list, CPU of the server',
        cost: `${list.cpuMs.toFixed(1)} ms`,
        limit: `Next.js, the same cards, ${peer.cpuMs.toFixed(1)} ms`,
        ratio: share.toFixed(2),
      })
    } finally {
      for (const peer of peers) await peer.stop()
    }
  })
}

function targetsOf({ customerCookie, adminCookie }: Shop): Target[] {
  const get = { method: 'GET' } as const
  return [
    ...PAGES.map(([name, path]): Target => ({ ...get, name, path: uncached(path) })),
    ...PAGES.map(([name, path]): Target => ({
      ...get,
      name: `${name}, signed in`,
      path: uncached(path),
      cookie: customerCookie,
    })),
    { ...get, name: 'staff: orders', path: uncached('/admin/orders'), cookie: adminCookie },
  ]
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
      const cpuMs = median(rounds.map((one) => one.cpuMs))
      const failed = rounds.reduce((sum, one) => sum + one.failed, 0)
      return { name: target.name, bytes: await bytesOf(server, target), cpuMs, failed }
    }),
  )
}

/** The size of an answer, as HTML and compressed as it is sent. */
export async function bytesOf(server: ServerProcess, { path, cookie }: Target): Promise<Render['bytes']> {
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
