import sharp from 'sharp'
import { pageP99 } from './load.ts'
import type { ServerProcess } from './server-process.ts'

/** Uploads at a time. */
const CLIENTS = 5
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
  const quietP99Ms = await pageP99(server, seconds)
  const ending = new AbortController()
  const started = performance.now()
  const uploading = Promise.all(
    Array.from({ length: CLIENTS }, () => uploadUntil(ending.signal, server, { path, staffCookie, file })),
  )
  const busyP99Ms = await pageP99(server, seconds)
  ending.abort()
  const results = (await uploading).flat()
  return {
    megabytes: file.byteLength / 1024 / 1024,
    quietP99Ms,
    busyP99Ms,
    secondsPerPicture: (performance.now() - started) / 1_000 / results.length,
    failed: results.filter((isGood) => !isGood).length,
  }
}

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

type Upload = { path: string; staffCookie: string; file: Uint8Array<ArrayBuffer> }

/** Uploads one after another; the last one is finished. Says of each whether the picture was worked through. */
async function uploadUntil(
  ending: AbortSignal,
  server: ServerProcess,
  { path, staffCookie, file }: Upload,
): Promise<boolean[]> {
  const results: boolean[] = []
  do {
    const form = new FormData()
    form.append('intent', 'add')
    form.append('files', new File([file], 'photograph.jpg'))
    const response = await fetch(server.url + path, {
      method: 'POST',
      body: form,
      headers: { cookie: staffCookie, origin: server.url },
    })
    await response.arrayBuffer()
    // From the second time on the product has this picture, which is found when it is encoded.
    results.push(response.status === 200 || response.status === 422)
  } while (!ending.aborted)
  return results
}
