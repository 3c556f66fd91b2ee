import { once } from 'node:events'
import { type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

/**
 * A reverse proxy as it stands before a live shop: it ends TLS with a certificate of its own, passes on the host that
 * was asked for and the client's address, and sends each request to the next of the shop's processes.
 */
export async function startTlsProxy(
  port: number,
  processes: string[],
): Promise<{ certificate: string; close(): void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  let turn = 0

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    turn = (turn + 1) % processes.length
    const { method, url = '/', headers, socket } = request
    const passed = send(new URL(url, processes[turn]), {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
        'x-forwarded-host': headers.host,
        'x-forwarded-proto': 'https',
      },
    })
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      // Headers of an event stream arrive long before its first event.
      response.flushHeaders()
      pipeline(answer, response, () => {})
    })
    // The browser has gone, or the process has.
    pipeline(request, passed, (error) => {
      if (error && !response.headersSent) response.writeHead(502).end()
    })
    response.on('close', () => passed.destroy())
  }

  const server = createServer({ key, cert }, passOn).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    certificate: cert,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
