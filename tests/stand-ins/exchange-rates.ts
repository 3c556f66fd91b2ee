import { once } from 'node:events'
import { createServer } from 'node:http'
import { TEST_RATES } from '../helpers/test-ctx.ts'

/** A rate service on this machine, for servers under test: answers as open.er-api.com does. */
export async function startRatesStub(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const isKnown = request.url === '/latest/ZAR'
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { result: 'success', rates: TEST_RATES } : {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Does not keep the process running.
  server.unref()
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the rate stub has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
