import { expect, test } from 'vitest'
import { mailsTo, requestsFor } from '../helpers/order-stream.ts'
import { eventually } from '../helpers/eventually.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'

type Line = { msg: string; path?: string; status?: number; kind?: string; requestId?: string }

test('the id of a request is in its log line and in those of the mails that it caused', async () => {
  const { settings } = await newHome()
  const shop = await startShop({ ...settings, TRUST_PROXY: '1', LOG_LEVEL: 'info' })
  const [order] = await requestsFor(shop, 1)
  if (!order) throw new Error('there is one')
  const requestId = 'of-the-proxy-0123456789'
  const placed = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': order.key,
      'x-request-id': requestId,
    },
    body: order.body,
  })
  expect([placed.status, placed.headers.get('x-request-id')]).toEqual([201, requestId])
  await eventually(
    () => mailsTo(shop, order),
    ({ length }) => length > 0,
  )
  for (const unfit of ['short', 'with a space in it', `x${'y'.repeat(64)}`, 'a"quote-12']) {
    const response = await fetch(`${shop.url}/api/nowhere`, { headers: { 'x-request-id': unfit } })
    const own = response.headers.get('x-request-id')
    expect(own).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.json()).toMatchObject({ requestId: own })
  }

  const { stdout } = await shop.kill('SIGTERM')
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
  const of = lines.filter((line) => line.requestId === requestId)
  expect(of[0]).toMatchObject({ msg: 'request', path: '/api/orders', status: 201 })
  expect(of.slice(1).map(({ msg, kind }) => [msg, kind])).toContainEqual([
    'job done',
    'send-order-confirmation',
  ])
  expect(lines.filter(({ msg }) => msg === 'request').every(({ requestId }) => requestId)).toBe(true)
})
