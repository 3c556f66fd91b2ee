import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/test/free-port.ts'
import { eventually } from '../helpers/eventually.ts'
import { newContact } from '#tests/data/orders.ts'
import { opened } from '../helpers/opened.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'
import { startBalancer } from '../stand-ins/balancer.ts'

const CLIENTS = 4

test('processes behind a proxy are restarted one by one under load, and every request is answered', async () => {
  const home = await opened(await newHome())
  const settingsOf = (port: number) => ({
    ...home.settings,
    PORT: String(port),
    SITE_URL: 'https://krok.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'KROK <shop@krok.example>',
    SECRET: 'a secret of the tests, long enough',
    BANK_ACCOUNT: 'Test Bank 123',
    TRUST_PROXY: '1',
  })
  const shops = [await startShop(settingsOf(await freePort())), await startShop(settingsOf(await freePort()))]
  const balancer = await startBalancer(shops.map(({ url }) => url))
  const isReady = (url: string) => async () => balancer.isReady(url)
  for (const { url } of shops) await eventually(isReady(url), Boolean)

  const { product } = (await (await fetch(`${balancer.url}/api/products/pad-thai-sauce`)).json()) as {
    product: { id: string; priceCents: number }
  }
  const order = {
    lines: [{ productId: product.id, quantity: 1 }],
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: product.priceCents,
  }
  // Many visitors: what one may ask for in a minute is limited.
  const visitor = (i: number) => ({ 'x-forwarded-for': `10.0.0.${i % 256}` })
  const requests = [
    (i: number) => fetch(`${balancer.url}/api/products?page=${i}`, { headers: visitor(i) }),
    (i: number) => fetch(`${balancer.url}/product/pad-thai-sauce`, { headers: visitor(i) }),
    (i: number) =>
      fetch(`${balancer.url}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...visitor(i),
        },
        body: JSON.stringify({ ...order, contact: newContact() }),
      }),
  ]
  let isLoaded = true
  const statuses = new Map<number, number>()
  async function client(first: number): Promise<void> {
    for (let i = first; ; i += 1) {
      if (!isLoaded) return
      const response = await requests[i % requests.length]?.(i)
      await response?.arrayBuffer()
      statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, i) => client(i))
  for (const { url, kill } of shops) {
    const ended = kill('SIGTERM')
    const answer = await eventually(
      () => fetch(`${url}/healthz`),
      // Not /readyz, which says 503 too where a busy database is slow.
      ({ status }) => status === 503,
    )
    expect(answer.headers.get('connection')).toBe('close')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(balancer.isReady(url)).toBe(false)
    await startShop(settingsOf(Number(new URL(url).port)))
    await eventually(isReady(url), Boolean)
  }
  isLoaded = false
  await Promise.all(clients)
  expect(balancer.failures).toEqual([])
  // All is answered: what is sold out by then is a conflict.
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(0)
})
