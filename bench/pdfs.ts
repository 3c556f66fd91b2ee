import autocannon from 'autocannon'
import { pageP99, REQUEST_HEADERS } from './load.ts'
import type { OrderBook } from './prepare-orders.ts'
import type { ServerProcess } from './server-process.ts'

export type PdfReport = {
  /** The first PDF since the start, and the slowest of the 19 after it, one after another. */
  firstMs: number
  slowestMs: number
  /** 99th percentile of the product page: on an idle server, and while 20 PDFs at a time are made. */
  quietP99Ms: number
  busyP99Ms: number
  pdfsPerSecond: number
  failed: number
}

/** Measures how long an invoice takes, and how much 20 at once slow down product pages. */
export async function benchPdfs(
  server: ServerProcess,
  { documents }: OrderBook,
  seconds: number,
): Promise<PdfReport> {
  const alone: number[] = []
  for (const path of documents) alone.push(await timeOf(server.url + path))
  await pageP99(server, 1)
  const quietP99Ms = await pageP99(server, seconds)
  const [making, busyP99Ms] = await Promise.all([
    autocannon({
      url: server.url,
      connections: documents.length,
      duration: seconds,
      requests: documents.map((path) => ({ path, headers: REQUEST_HEADERS })),
    }),
    pageP99(server, seconds),
  ])
  return {
    firstMs: alone[0] ?? Infinity,
    slowestMs: Math.max(...alone.slice(1)),
    quietP99Ms,
    busyP99Ms,
    pdfsPerSecond: making['2xx'] / making.duration,
    failed: making.non2xx + making.errors,
  }
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  const bytes = await response.arrayBuffer()
  if (!response.ok || bytes.byteLength === 0) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - started
}
