import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { Bench, OpenShop } from '../bench.ts'
import { pageP99 } from '../load.ts'

/** Uploads at a time. */
const CLIENTS = 5
/** The rounds of which each figure is the median. */
const ROUNDS = 3
/** A photograph of nearly 10 MB: full of detail, so that it takes as long as one can. */
const WIDTH = 4_500
const HEIGHT = 3_200

/** Measures how much five uploads at a time slow down product pages, and how long one takes. */
export async function benchUploads({ report, seconds }: Bench, { server, shop }: OpenShop): Promise<void> {
  const file = await makePhotograph()
  const path = `/admin/products/${shop.product.id}/pictures`
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
      const workerData = { url: server.url + path, origin: server.url, cookie: shop.adminCookie, file }
      return new Worker(new URL('./upload-client.ts', import.meta.url), { workerData })
    })
    const answers = clients.map((client) => once(client, 'message') as Promise<[boolean[]]>)
    busy.push(await pageP99(server, seconds))
    for (const client of clients) client.postMessage('end')
    results.push(...(await Promise.all(answers)).flat(2))
    uploadMs += performance.now() - started
  }
  const [quietMs, busyMs] = [median(quiet), median(busy)]
  const failed = results.filter((isGood) => !isGood).length
  report.print(
    `\nPictures of ${(file.byteLength / 1024 / 1024).toFixed(1)} MB, five uploads at a time (${(uploadMs / 1_000 / results.length).toFixed(1)} s each, ${failed} failed): product page p99 ${busyMs.toFixed(1)} ms, ${quietMs.toFixed(1)} ms with nothing else to do, ratio ${(busyMs / quietMs).toFixed(1)}.`,
  )
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function makePhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise },
  })
  return new Uint8Array(await picture.blur(1).jpeg({ quality: 98 }).toBuffer())
}
