import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { isUpload } from './pages/upload-limits.ts'

/** The time that a request may take to arrive, and a connection may wait for the next one, in milliseconds. */
const TIMEOUTS = {
  /** From the first byte to the last; forms are a few kilobytes. */
  requestTimeout: 20 * SECOND,
  /** The same for files, which may come from a phone. */
  uploadTimeout: 10 * MINUTE,
  headersTimeout: 10 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  /** Longer than a proxy keeps its connections, so that it never sends into one that is being closed. */
  keepAliveTimeout: 65 * SECOND,
}
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** The server of the process. Who sends too slowly is answered with 408 and cut off. */
export function createHttpServer(timeouts: Partial<typeof TIMEOUTS> = {}): Server {
  const { requestTimeout, uploadTimeout, ...others } = { ...TIMEOUTS, ...timeouts }
  // Node has one limit for all requests: the longer one. The body of one that is no upload has its own.
  const server = createServer({ ...others, requestTimeout: uploadTimeout })
  server.on('request', (request, response) => {
    const hasBody = request.headers['content-length'] || request.headers['transfer-encoding']
    if (hasBody && !isUpload(request)) cutOffAfter(requestTimeout, request, response)
  })
  return server
}

function cutOffAfter(timeout: number, request: IncomingMessage, response: ServerResponse): void {
  const timer = setTimeout(() => {
    if (request.complete) return
    const { socket } = request
    if (!response.headersSent) socket.write(TIMED_OUT)
    socket.destroySoon()
  }, timeout)
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}
