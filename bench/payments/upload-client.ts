import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * Uploads one picture after another until it is told to end. A thread of its own, because sending ten megabytes keeps
 * the thread busy that measures the pages; it stands for another machine, so it takes no core from the shop.
 */
type Upload = { url: string; origin: string; cookie: string; file: Uint8Array<ArrayBuffer> }

const { url, origin, cookie, file } = workerData as Upload
if (process.platform === 'linux') setPriority(19)
const results: boolean[] = []
const ending = new AbortController()
parentPort?.once('message', () => ending.abort())
do {
  const form = new FormData()
  form.append('intent', 'add')
  form.append('files', new File([file], 'photograph.jpg'))
  const response = await fetch(url, { method: 'POST', body: form, headers: { cookie, origin } })
  await response.arrayBuffer()
  // From the second time on the product has this picture, which is found when it is encoded.
  results.push(response.status === 200 || response.status === 422)
} while (!ending.signal.aborted)
parentPort?.postMessage(results)
