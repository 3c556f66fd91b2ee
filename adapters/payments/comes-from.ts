import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/**
 * True if `address` is one that the DNS has for `hosts` now. An IPv4 address written as IPv6
 * (`::ffff:127.0.0.1`) counts as the same address.
 * @throws when it is none of the addresses found and a host could not be looked up
 */
export async function comesFrom(address: string, hosts: readonly string[]): Promise<boolean> {
  if (isIP(address) === 0) return false
  const lookups = await Promise.allSettled(hosts.map((host) => lookup(host, { all: true })))
  const known = new BlockList()
  for (const found of lookups.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))) {
    known.addAddress(found.address, familyOf(found.address))
  }
  if (known.check(address, familyOf(address))) return true
  const failed = lookups.find((result) => result.status === 'rejected')
  if (failed) throw new Error('a host of the provider could not be looked up', { cause: failed.reason })
  return false
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
