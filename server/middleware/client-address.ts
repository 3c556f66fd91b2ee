import type { IncomingMessage } from 'node:http'

/**
 * The client's address: the socket's, or with `trustedProxies` in front the one that the outermost of them saw.
 * Anybody can write X-Forwarded-For, so only as many entries from its end are believed as there are proxies.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socketAddress = incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socketAddress
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress
}
