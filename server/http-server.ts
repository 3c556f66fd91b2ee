import { createServer, type Server } from 'node:http'

/** How long a request may take to arrive, and a connection may wait for the next one, in milliseconds. */
const TIMEOUTS = {
  /** From the first byte to the last; forms are a few kilobytes. */
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than a proxy keeps its connections, so that it never sends into one that is being closed. */
  keepAliveTimeout: 65_000,
}

/** The server of the process. Who sends too slowly is answered with 408 and cut off. */
export function createHttpServer(timeouts: Partial<typeof TIMEOUTS> = {}): Server {
  return createServer({ ...TIMEOUTS, ...timeouts })
}
