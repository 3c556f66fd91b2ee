import type { RequestListener } from 'node:http'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * The demo for this machine's own names only. Another site can have its name lead to this machine, and its pages would
 * then read the demo's mailbox through a visitor's browser.
 */
export function loopbackOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (LOOPBACK.test(request.headers.host ?? '')) return listener(request, response)
    response.writeHead(421, { 'content-type': 'text/plain' })
    return response.end('The demo answers at http://localhost only.\n')
  }
}
