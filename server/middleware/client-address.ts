import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ServerEnv } from '../server-env.ts'
import { forwarded } from './forwarded.ts'

/** The client's IP address: the socket's, or behind trusted proxies the one that the outermost of them saw. */
export function clientAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const entry = withoutPort(forwarded(c.req.header('x-forwarded-for'), trustedProxies) ?? '')
  const address = isIP(entry) ? entry : (c.env.incoming.socket.remoteAddress ?? 'unknown')
  return asIPv4(address) ?? address
}

/** Some proxies write the port too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry.replaceAll('"', '')) ?? []
  return ipv6 ?? ipv4 ?? entry
}

/**
 * Returns the part of an address that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address,
 * which a household shares.
 */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** The first 48 bits of an IPv6 address, which homes share part of and servers have to themselves. */
export function networkOf(address: string): string | undefined {
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : undefined
}

/** The IPv4 address that an IPv6 address stands for, however it is written: `::ffff:192.0.2.1`, `::ffff:c000:201`. */
function asIPv4(address: string): string | undefined {
  if (!isIPv6(address)) return undefined
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%')
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const split = (part: string | undefined) => (part ? part.split(':') : [])
  const missing = 8 - split(head).length - split(tail).length
  const zeros = tail === undefined ? [] : Array.from({ length: missing }, () => '0')
  return [...split(head), ...zeros, ...split(tail)]
}
