import type { OpenShop } from '../bench.ts'
import { pageP99 } from '../load.ts'
import type { ServerProcess } from '../server-process.ts'
import { placeInvoiced } from './prepare-payments.ts'

/** The number that is requested at a time. */
const CLIENTS = 20
/** More than can be printed while pages are measured beside it. */
const INVOICES = 600

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
export async function benchPdfs({ server, place, shop }: OpenShop, seconds: number): Promise<PdfReport> {
  const documents = await placeInvoiced(place, shop, INVOICES)
  const alone: number[] = []
  for (const path of documents.slice(0, CLIENTS)) alone.push(await timeOf(server.url + path))
  await pageP99(server, 1)
  const quietP99Ms = await pageP99(server, seconds)
  // Each one once: a document that was printed is kept.
  const making = new AbortController()
  const started = performance.now()
  const made = makeAll(server, documents.slice(CLIENTS), making.signal)
  const busyP99Ms = await pageP99(server, seconds)
  making.abort()
  const { count, failed } = await made
  const duration = (performance.now() - started) / 1_000
  return {
    firstMs: alone[0] ?? Infinity,
    slowestMs: Math.max(...alone.slice(1)),
    quietP99Ms,
    busyP99Ms,
    pdfsPerSecond: count / duration,
    failed,
  }
}

/** Requests the documents, CLIENTS of them at a time, until `signal` is aborted. */
async function makeAll(server: ServerProcess, documents: string[], signal: AbortSignal) {
  const waiting = [...documents]
  let [count, failed] = [0, 0]
  async function client(): Promise<void> {
    for (let path = waiting.shift(); path && !signal.aborted; path = waiting.shift()) {
      await timeOf(server.url + path).then(
        () => (count += 1),
        () => (failed += 1),
      )
    }
    if (!signal.aborted) throw new Error('there were too few documents to measure with')
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { count, failed }
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  const bytes = await response.arrayBuffer()
  if (!response.ok || bytes.byteLength === 0) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - started
}
