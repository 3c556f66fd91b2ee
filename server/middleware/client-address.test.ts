import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ServerEnv } from '../server-env.ts'
import { clientAddress, householdOf, networkOf } from './client-address.ts'

/** The address of a client whose proxy's socket is `socket` and whose X-Forwarded-For is `forwarded`. */
async function addressOf(forwarded: string | undefined, trustedProxies: number, socket = '10.0.0.1') {
  const app = new Hono<ServerEnv>()
  app.get('/', (c) => c.text(clientAddress(c, trustedProxies)))
  const incoming = { socket: { remoteAddress: socket } } as IncomingMessage
  const headers: HeadersInit = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['203.0.113.9, 192.0.2.1:50123', '192.0.2.1'],
  ['unknown', '10.0.0.1'],
  ['192.0.2.1:x', '10.0.0.1'],
  ['', '10.0.0.1'],
])('an entry %s of the trusted proxy is the client %s', async (forwarded, address) => {
  expect(await addressOf(forwarded, 1)).toBe(address)
})

test('of two proxies the outermost says who it is; without any, nobody does', async () => {
  expect(await addressOf('203.0.113.9, 192.0.2.1:4, 10.0.0.7', 2)).toBe('192.0.2.1')
  expect(await addressOf('203.0.113.9', 0)).toBe('10.0.0.1')
  expect(await addressOf(undefined, 0, '::ffff:192.0.2.1')).toBe('192.0.2.1')
})

test.each([
  ['192.0.2.1', '192.0.2.1', undefined],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', undefined],
])('%s counts as %s, in the network %s', (address, household, network) => {
  expect([householdOf(address), networkOf(address)]).toEqual([household, network])
})
