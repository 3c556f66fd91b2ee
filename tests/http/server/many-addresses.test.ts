import { expect, test } from 'vitest'
import { LIMITS, NETWORK_TIMES } from '#adapters/rate-limits/rate-limits.ts'
import { testApp } from '#tests/helpers/test-app.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Somebody who has a whole network of IPv6 addresses, and uses each of them once. */

const shop = useTestDatabase()

test('a network has more tries than an address, and no more; another network has its own', async () => {
  const app = await testApp(shop())
  let sent = 0
  const subscribe = async (network: string) => {
    sent += 1
    const { status } = await app.fetch('/api/newsletter/subscriptions', {
      method: 'POST',
      address: `${network}:${sent.toString(16)}::1`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `reader${sent}@example.com`, language: 'en' }),
    })
    return status
  }
  for (let i = 0; i < LIMITS.newsletter.points * NETWORK_TIMES; i += 1)
    expect(await subscribe('2001:db8:1')).toBe(200)
  expect(await subscribe('2001:db8:1')).toBe(429)
  expect(await subscribe('2001:db8:2')).toBe(200)
})
