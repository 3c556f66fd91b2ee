import autocannon from 'autocannon'
import type { ServerProcess } from './server-process.ts'

/** A request to load the server with; `path` and `body` as functions make a new one for each request. */
export type Target = {
  name: string
  method: 'GET' | 'POST'
  path: string | (() => string)
  body?: () => string
  headers?: () => Record<string, string>
  /** The session of the browser that asks. */
  cookie?: string
  /** The bytes after which enough was read of a long answer. */
  most?: number
}

export type Measured = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  cpuMsPerRequest: number
  failed: number
}

export const REQUEST_HEADERS = { 'accept-encoding': 'br, gzip' }

/** An address of a page that the page cache never keeps, because of an unknown parameter: a new one each time. */
export const uncached = (path: string) => () =>
  `${path}${path.includes('?') ? '&' : '?'}bench=${Math.random()}`

export function randomAddress(): string {
  const byte = () => Math.floor(Math.random() * 256)
  return `10.${byte()}.${byte()}.${byte()}`
}

/** Requests a page 200 times a second, to see how long other work delays it. Milliseconds, 99th percentile. */
export async function pageP99(server: ServerProcess, seconds: number): Promise<number> {
  const { latency } = await autocannon({
    url: `${server.url}/product/green-curry-paste`,
    connections: 4,
    overallRate: 200,
    duration: seconds,
    headers: REQUEST_HEADERS,
  })
  return latency.p99
}

/** Loads a target for `seconds` over `clients` connections, after a short warm-up that is not counted. */
export async function load(
  server: ServerProcess,
  target: Target,
  clients: number,
  seconds: number,
): Promise<Measured> {
  await run(server, target, clients, Math.max(1, Math.round(seconds / 3)))
  const cpuBefore = server.cpuMs()
  const result = await run(server, target, clients, seconds)
  const answered = result['2xx'] + result.non2xx
  return {
    perSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: (server.cpuMs() - cpuBefore) / answered,
    failed: result.non2xx + result.errors,
  }
}

function run(server: ServerProcess, target: Target, clients: number, seconds: number) {
  const { path, cookie } = target
  const headers = { ...REQUEST_HEADERS, ...(cookie ? { cookie } : {}) }
  return autocannon({
    url: server.url,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: target.method,
        path: typeof path === 'string' ? path : path(),
        headers,
        setupRequest: (request) => ({
          ...request,
          // Each from a new address: visitors have limits.
          headers: { ...headers, 'x-forwarded-for': randomAddress(), ...target.headers?.() },
          ...(typeof path === 'function' ? { path: path() } : {}),
          ...(target.body ? { body: target.body() } : {}),
        }),
      },
    ],
  })
}
