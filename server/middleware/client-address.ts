import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ServerEnv } from '../server-env.ts'
import { forwarded } from './forwarded.ts'

/** The client's address: the socket's, or behind trusted proxies the one that the outermost of them saw. */
export function clientAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const socketAddress = c.env.incoming.socket.remoteAddress ?? 'unknown'
  return toHousehold(forwarded(c.req.header('x-forwarded-for'), trustedProxies) ?? socketAddress)
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
