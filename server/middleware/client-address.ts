import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The client's address: the socket's, or behind `trustedProxies` the one that the outermost of them saw. Anybody can
 * write X-Forwarded-For, so only its last entries are trusted, as many as there are proxies.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socketAddress = incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return toHousehold(socketAddress)
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return toHousehold(forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress)
}

/** The first 64 bits of an IPv6 address: a household can use any address that starts with them. */
function toHousehold(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const zeros = tail === undefined ? [] : Array.from({ length: missing }, () => '0')
  const all = [...groups(head), ...zeros, ...groups(tail)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
