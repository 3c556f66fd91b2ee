import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { pageP99 } from './load.ts'
import type { ServerProcess } from './server-process.ts'

/** Uploads at a time. */
const CLIENTS = 5
/** The rounds of which each figure is the median. */
const ROUNDS = 3
/** A photograph of nearly 10 MB: full of detail, so that it takes as long as one can. */
const WIDTH = 4_500
const HEIGHT = 3_200

export type UploadReport = {
  megabytes: number
  /** 99th percentile of the product page: with nothing else to do, and while five pictures at a time are uploaded. */
  quietP99Ms: number
  busyP99Ms: number
  secondsPerPicture: number
  failed: number
}

/** Measures how much five uploads at a time slow down product pages, and how long one takes. */
export async function benchUploads(
  server: ServerProcess,
  staffCookie: string,
  seconds: number,
): Promise<UploadReport> {
  const file = await makePhotograph()
  const path = await pathOfPictures(server)
  await pageP99(server, 1)
  const quiet: number[] = []
  const busy: number[] = []
  const results: boolean[] = []
  let uploadMs = 0
  // By turns, so that what else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await pageP99(server, seconds))
    const started = performance.now()
    const clients = Array.from({ length: CLIENTS }, () => {
      const workerData = { url: server.url + path, origin: server.url, cookie: staffCookie, file }
      return new Worker(new URL('./upload-client.ts', import.meta.url), { workerData })
    })
    const answers = clients.map((client) => once(client, 'message') as Promise<[boolean[]]>)
    busy.push(await pageP99(server, seconds))
    for (const client of clients) client.postMessage('end')
    results.push(...(await Promise.all(answers)).flat(2))
    uploadMs += performance.now() - started
  }
  return {
    megabytes: file.byteLength / 1024 / 1024,
    quietP99Ms: median(quiet),
    busyP99Ms: median(busy),
    secondsPerPicture: uploadMs / 1_000 / results.length,
    failed: results.filter((isGood) => !isGood).length,
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function makePhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise },
  })
  return new Uint8Array(await picture.blur(1).jpeg({ quality: 98 }).toBuffer())
}

async function pathOfPictures(server: ServerProcess): Promise<string> {
  const response = await fetch(`${server.url}/api/products/green-curry-paste`)
  const { product } = (await response.json()) as { product: { id: string } }
  return `/admin/products/${product.id}/pictures`
}
