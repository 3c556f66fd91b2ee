import { createHmac, randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { payfast } from '#adapters/payments/payfast.ts'
import { paystack } from '#adapters/payments/paystack.ts'
import { jobs, paymentNotifications } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { judgePaymentNotification, recordTransfer } from '#domain/orders/payments/index.ts'
import { jobLanes } from '#server/jobs/handlers.ts'
import { pay } from '#shared/messages/en/orders/pay.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { type PayFastStandIn, startPayFastStandIn } from '#tests/stand-ins/payfast.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const shop = useTestDatabase()
let payFast: PayFastStandIn
let app: TestApp
beforeAll(async () => {
  payFast = await startPayFastStandIn(merchant)
  const { url, apiUrl } = payFast
  const providers = providersOf(
    payfast({ ...merchant, url, apiUrl, checksSource: true, sourceHosts: ['127.0.0.1'] }),
    paystack({ secretKey: 'sk_test_1', url: 'http://127.0.0.1:9' }),
    bankTransfer,
  )
  app = await testApp(shop(), {
    change: (ctx) => ({ ...ctx, providers }),
    settings: { metricsToken: 'a token of the tests' },
  })
})
afterAll(() => payFast.close())

const ctx = () => testCtx(shop(), { providers: app.services.newCtx(testCtx(shop()).log).providers })
async function place(method: 'payfast' | 'bank_transfer' = 'payfast') {
  const product = await addProduct(ctx())
  return mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }], { payment: { method } }))
}
const newest = () =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(paymentNotifications)
      .orderBy(desc(paymentNotifications.id))
      .limit(1)
    return row
  })
const post = (path: string, body: BodyInit, init: Parameters<TestApp['fetch']>[1] = {}) =>
  app.fetch(path, { ...init, method: 'POST', body })

test('what a provider signed is stored unchanged and answered immediately', async () => {
  const body = `a=1&b=%E0%B8%81+&c=${randomUUID()}`
  const signature = createHmac('sha512', 'sk_test_1').update(body).digest('hex')
  const headers = { 'x-paystack-signature': signature, cookie: 'secret=1', authorization: 'Bearer 1' }
  const response = await post('/webhooks/paystack', body, { headers, address: '203.0.113.9' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(await newest()).toMatchObject({
    method: 'paystack',
    body,
    headers: { 'x-paystack-signature': signature },
    address: '203.0.113.9',
    verdict: 'waiting',
  })
})

test('the exact address that it came from is stored, which for IPv6 is not the one that is counted', async () => {
  await post('/webhooks/payfast', 'x=1', { address: '2001:db8:1:2::7' })
  expect((await newest())?.address).toBe('2001:db8:1:2::7')
})

test.each(['https://www.payfast.co.za', 'null', 'nonsense'])(
  'accepts a provider’s origin: %s',
  async (origin) => {
    expect((await post('/webhooks/payfast', 'x=1', { headers: { origin } })).status).toBe(200)
  },
)

test('bytes that are not text do not break it', async () => {
  expect((await post('/webhooks/payfast', new Uint8Array([120, 61, 0, 255, 254]))).status).toBe(200)
  expect((await newest())?.body).toBe('x=\ufffd\ufffd\ufffd')
})

test.each(['/webhooks/bank_transfer', '/webhooks/demo_card', '/webhooks/stripe', '/webhooks/%E0%A4%A'])(
  '%s is not found',
  async (path) => {
    const before = await newest()
    expect([400, 404]).toContain((await post(path, 'x=1')).status)
    expect(await newest()).toEqual(before)
  },
)

test('a body that is far too long is refused', async () => {
  expect((await post('/webhooks/payfast', 'x'.repeat(17_000))).status).toBe(413)
})

test('an address that posts too often is refused', async () => {
  const address = '203.0.113.66'
  const limits = app.services.newCtx(testCtx(shop()).log).limits
  for (let i = 0; i < 600; i += 1) await limits.take('webhooks', address)
  const response = await post('/webhooks/payfast', 'x=1', { address })
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('the payment page posts what PayFast accepts, and may post nowhere else', async () => {
  const order = await place()
  const response = await app.fetch(`/th/order/${order.accessKey}/pay`)
  const page = await pageOf(response)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain(
    `form-action 'self' ${payFast.url} https://checkout.paystack.com`,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const fields = page.hiddenFields(`form[action="${payFast.url}/eng/process"]`)
  const opened = await fetch(`${payFast.url}/eng/process`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('PayFast')])
  expect(payFast.payments.at(-1)?.fields).toMatchObject({
    m_payment_id: order.number,
    return_url: `https://shop.test/th/order/${order.accessKey}/paid`,
    notify_url: 'https://shop.test/webhooks/payfast',
  })

  expect((await post('/webhooks/payfast', payFast.write())).status).toBe(200)
  await judgePaymentNotification(asShop(ctx()), { notificationId: (await newest())?.id ?? 0 })
  expect((await traceOf(ctx(), order.id)).order.paymentStatus).toBe('paid')
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const send = (path: string, body: object) =>
    app.fetch(path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const replay = (id: number) => send(`/api/staff/payment-notifications/${id}/replays`, {})
  const replayAsBefore = (id: number) => send(`/api/staff/notifications/${id}/replays`, {})
  const replayAsLongBefore = (id: number) => send('/api/staff/notifications/replays', { notificationId: id })
  for (const ask of [replay, replayAsBefore, replayAsLongBefore]) {
    expect((await ask((await newest())?.id ?? 0)).status).toBe(409)
    expect((await ask(2 ** 40)).status).toBe(404)
  }
  const again = await app.fetch(`/order/${order.accessKey}/pay`)
  expect([again.status, again.headers.get('location')]).toEqual([303, `/order/${order.accessKey}`])
})

test('an order by transfer has no page to pay on', async () => {
  const order = await place('bank_transfer')
  const page = await app.fetch(`/order/${order.accessKey}/pay`)
  expect([page.status, page.headers.get('location')]).toEqual([303, `/order/${order.accessKey}`])
})

test('a returning buyer is told that the payment is being confirmed: the address proves nothing', async () => {
  const order = await place()
  const back = await app.fetch(`/order/${order.accessKey}/paid?reference=made-up`)
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    `/order/${order.accessKey}?payment=returned`,
  ])
  const returned = await pageOf(await app.fetch(`/order/${order.accessKey}?payment=returned`))
  expect(returned.says(pay.waitingTitle)).toBe(true)
  const after = await traceOf(ctx(), order.id)
  expect([after.order.paymentStatus, after.payments]).toEqual(['pending', []])
  const stopped = await pageOf(await app.fetch(`/order/${order.accessKey}?payment=stopped`))
  expect(stopped.says(pay.stopped)).toBe(true)
})

test.each(['/pay', '/paid', '/documents/INV-000001.pdf'])(
  '%s of an unknown order is not found',
  async (path) => {
    for (const key of ['x', 'x'.repeat(43)]) {
      expect((await app.fetch(`/order/${key}${path}`)).status).toBe(404)
    }
  },
)

test('if a provider does not answer, the page says that it is unavailable for a moment', async () => {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], { payment: { method: 'paystack' } }),
  )
  expect((await app.fetch(`/order/${order.accessKey}/pay`)).status).toBe(503)
})

test('the invoice can be opened with the order’s key, byte for byte the same each time', async () => {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const [order, other] = [await place('bank_transfer'), await place('bank_transfer')]
  const transfer = { orderId: order.id, reference: randomUUID(), amountCents: order.totalCents }
  await recordTransfer({ ...ctx(), actor: asStaff(moe) }, transfer)
  const [invoice] = (await traceOf(ctx(), order.id)).documents
  const file = `INV-${String(invoice?.serial).padStart(6, '0')}.pdf`
  const response = await app.fetch(`/order/${order.accessKey}/documents/${file}`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${file}"`,
    'cache-control': 'private, no-store',
  })
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await app.fetch(`/order/${order.accessKey}/documents/${file}`)
  expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)
  expect((await app.fetch(`/order/${other.accessKey}/documents/${file}`)).status).toBe(404)
})

test('what is not signed is answered alike and counted; the first hundred of a day are kept as refused, none is judged', async () => {
  const counts = () =>
    inTransaction(asShop(ctx()), async (ctx) => ({
      kept: await ctx.db.$count(paymentNotifications, eq(paymentNotifications.verdict, 'refused')),
      waiting: await ctx.db.$count(jobs, eq(jobs.kind, 'judge-notification')),
    }))
  const order = await place()
  await app.fetch(`/order/${order.accessKey}/pay`)
  const { waiting } = await counts()
  const forged = `merchant_id=${merchant.merchantId}&m_payment_id=${order.number}&pf_payment_id=1&payment_status=COMPLETE&amount_gross=1.00&signature=0`
  for (let i = 0; i < 110; i += 1) {
    const response = await post('/webhooks/payfast', forged, { address: `198.51.100.${i}` })
    expect([response.status, await response.text()]).toEqual([200, ''])
  }
  expect((await post('/webhooks/paystack', '{}')).status).toBe(200)
  expect(await counts()).toEqual({ kept: 100, waiting })
  const figures = (await app.services.metrics?.read()) ?? ''
  const counted = (method: string, reason: string) =>
    `krok_payment_notifications_refused_total{method="${method}",reason="${reason}"}`
  expect(figures).toContain(`${counted('payfast', 'signature')} 110`)
  expect(figures).toContain(`${counted('paystack', 'signature')} 1`)
})

test('however many notifications wait to be judged, no refund and no charge waits behind them', () => {
  const laneOf = (kind: string) => jobLanes.find(({ handlers }) => kind in handlers)?.name
  expect(laneOf('judge-notification')).toBeDefined()
  for (const kind of ['send-refund', 'capture-payment', 'check-payment'])
    expect(laneOf(kind)).not.toBe(laneOf('judge-notification'))
})
