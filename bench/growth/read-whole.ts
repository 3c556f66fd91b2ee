import { type OpenShop } from '../bench.ts'
import { CSV_OF_ORDERS } from './targets.ts'

/** Reads the file of all orders to its end, and looks at the memory of the server meanwhile. */
export async function readWhole({ server, shop }: OpenShop) {
  const residentMb = server.residentMb()
  let peakMb = residentMb
  let bytes = 0
  const started = performance.now()
  const { path, method, headers, body } = CSV_OF_ORDERS
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers(), cookie: shop.adminCookie },
    body: body(),
  })
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`)
  for await (const chunk of response.body) {
    bytes += (chunk as Uint8Array).length
    peakMb = Math.max(peakMb, server.residentMb())
  }
  return { megabytes: bytes / 1e6, took: (performance.now() - started) / 1_000, residentMb, peakMb }
}
