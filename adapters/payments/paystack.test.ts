import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { startPaystackStandIn, type PaystackStandIn } from '#tests/stand-ins/paystack.ts'
import type { PaymentToStart, RefundRequest } from './payment-provider.ts'
import { paystack } from './paystack.ts'

const secretKey = 'sk_test_0123456789'

const order: PaymentToStart = {
  orderNumber: 'KROK-26-000123',
  amountCents: 35_905,
  locale: 'th',
  email: 'somchai@example.com',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  returnUrl: 'http://127.0.0.1:9/th/orders/KROK-26-000123',
  cancelUrl: 'http://127.0.0.1:9/cancelled',
  notifyUrl: 'http://127.0.0.1:9/webhooks/paystack',
}

async function started() {
  const provider = await startPaystackStandIn({ secretKey })
  onTestFinished(() => provider.close())
  const adapter = paystack({ secretKey, url: provider.url, checkoutOrigin: provider.url })
  const page = await adapter.start(order)
  const [transaction] = provider.transactions
  if (!transaction) throw new Error('no payment was started')
  const verify = ({ body, headers }: ReturnType<PaystackStandIn['write']>) =>
    adapter.verifyNotification({ body, headers, address: '127.0.0.1' })
  return { provider, adapter, page, transaction, verify, reference: transaction.reference }
}

const press = (url: string, choice: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })

const paidWith = (reference: string) => ({
  ok: true,
  event: { type: 'paid', orderNumber: order.orderNumber, reference, amountCents: 35_905 },
})

test('starts a payment at the address that Paystack gives, with a new reference each time', async () => {
  const { provider, adapter, page, transaction } = await started()
  await adapter.start(order)
  expect(page).toEqual({ url: `${provider.url}/pay/${transaction.reference}` })
  expect(transaction).toMatchObject({ amount: 35_905, currency: 'ZAR' })
  expect(transaction.reference).toMatch(/^KROK-26-000123-[0-9a-f]{8}$/)
  expect(new Set(provider.transactions.map(({ reference }) => reference)).size).toBe(2)
})

test('sends buyers to the real Paystack by default', () => {
  expect(paystack({ secretKey }).origin).toBe('https://checkout.paystack.com')
})

test('throws an error without the key when Paystack starts no payment', async () => {
  const { provider } = await started()
  const start = (key: string, payment = order) =>
    paystack({ secretKey: key, url: provider.url }).start(payment)
  await expect(start('sk_test_other')).rejects.toThrow(
    new Error('Paystack did not start a payment: Invalid key'),
  )
  await expect(start(secretKey, { ...order, amountCents: 0 })).rejects.toThrow('Invalid Amount')
  await expect(paystack({ secretKey, url: 'http://127.0.0.1:9' }).start(order)).rejects.toThrow()
})

test('is notified of a payment, and sees it when the buyer comes back', async () => {
  const { provider, adapter, page, verify, reference } = await started()
  const received: ReturnType<PaystackStandIn['write']>[] = []
  const shop = await listening((request, response) => {
    void text(request).then((body) => {
      received.push({ body, headers: request.headers as Record<string, string> })
      response.end()
    })
  })
  onTestFinished(() => shop.close())
  provider.webhookUrl = shop.url
  expect(await adapter.findPayment?.(reference)).toEqual({ ok: true, event: { type: 'none' } })
  const back = await press(page.url, 'success')
  expect(back.headers.get('location')).toBe(`${order.returnUrl}?trxref=${reference}&reference=${reference}`)
  expect(received).toHaveLength(1)
  for (const notification of [...received, ...received]) {
    expect(await verify(notification)).toEqual(paidWith(reference))
  }
  expect(await adapter.findPayment?.(reference)).toEqual(paidWith(reference))
})

test('is notified of a failed payment', async () => {
  const { provider, adapter, page, verify, reference } = await started()
  await press(page.url, 'failed')
  const event = { type: 'failed', orderNumber: order.orderNumber, reference }
  expect(await verify(provider.write('charge.failed'))).toEqual({ ok: true, event })
  expect(await adapter.findPayment?.(reference)).toEqual({ ok: true, event })
})

test('trusts the API over the notification', async () => {
  const { provider, verify, transaction, reference } = await started()
  expect(await verify(provider.write('charge.success'))).toEqual({ ok: true, event: { type: 'none' } })
  transaction.status = 'success'
  const inflated = { ...transaction, amount: 1 }
  expect(await verify(provider.write('charge.success', inflated))).toEqual(paidWith(reference))
  const unknown = { ...transaction, reference: 'KROK-26-000999-00000000' }
  expect(await verify(provider.write('charge.success', unknown))).toEqual({
    ok: false,
    reason: 'not_confirmed',
  })
})

test('ignores other currencies, and payments that the shop did not start', async () => {
  const { adapter, transaction, reference } = await started()
  transaction.status = 'success'
  transaction.currency = 'NGN'
  expect(await adapter.findPayment?.(reference)).toEqual({ ok: false, reason: 'currency' })
  transaction.metadata = ''
  expect(await adapter.findPayment?.(reference)).toEqual({ ok: true, event: { type: 'none' } })
})

test('reads metadata that comes as a string', async () => {
  const { adapter, transaction, reference } = await started()
  transaction.status = 'success'
  transaction.metadata = JSON.stringify(transaction.metadata)
  expect(await adapter.findPayment?.(reference)).toEqual(paidWith(reference))
})

test.each([
  ['no signature', (body: string) => ({ body, headers: {} })],
  ['another signature', (body: string) => ({ body, headers: { 'x-paystack-signature': 'f'.repeat(128) } })],
  [
    'half a signature',
    (body: string, signature: string) => ({ body, headers: { 'x-paystack-signature': signature.slice(64) } }),
  ],
  [
    'an altered body',
    (body: string, signature: string) => ({
      body: `${body} `,
      headers: { 'x-paystack-signature': signature },
    }),
  ],
])('does not believe a notification with %s', async (_what, alter) => {
  const { provider, verify, transaction } = await started()
  transaction.status = 'success'
  const { body, headers } = provider.write('charge.success')
  expect(await verify(alter(body, headers['x-paystack-signature'] ?? ''))).toEqual({
    ok: false,
    reason: 'signature',
  })
})

test('tells unreadable notifications from those about something else', async () => {
  const { provider, verify } = await started()
  expect(await verify(provider.write('charge.success', 'KROK'))).toEqual({ ok: false, reason: 'unreadable' })
  expect(await verify(provider.write('charge.success', { id: 1 }))).toEqual({
    ok: false,
    reason: 'unreadable',
  })
  const none = { ok: true, event: { type: 'none' } }
  expect(await verify(provider.write('refund.processed'))).toEqual(none)
  expect(await verify(provider.write('transfer.success', null))).toEqual(none)
  expect(await verify(provider.write('charge.failed', { reference: 'T1', metadata: 0 }))).toEqual(none)
})

/** An API that answers each question with the given answer, by method and path. */
async function apiThat(answers: Record<string, unknown>) {
  const asked: string[] = []
  const { url, close } = await listening((request, response) => {
    const question = `${request.method} ${request.url}`
    asked.push(question)
    response.end(JSON.stringify({ status: true, message: '', data: answers[question] }))
  })
  onTestFinished(close)
  return { asked, adapter: paystack({ secretKey, url }) }
}

const T1 = {
  id: 1641,
  reference: 'T1',
  status: 'success',
  amount: 35_905,
  currency: 'ZAR',
  metadata: { order_number: order.orderNumber },
}

test('does not ask about a malformed reference', async () => {
  const { asked, adapter } = await apiThat({})
  for (const reference of ['', '..', '../refund', 'a/b', 'a b', 'ก', '?x', 'x'.repeat(101)]) {
    expect(await adapter.findPayment?.(reference)).toEqual({ ok: false, reason: 'not_confirmed' })
  }
  expect(asked).toEqual([])
})

test('rejects an answer about another payment', async () => {
  const { adapter } = await apiThat({ 'GET /transaction/verify/T1': T1, 'GET /transaction/verify/T2': T1 })
  expect(await adapter.findPayment?.('T1')).toEqual(paidWith('T1'))
  expect(await adapter.findPayment?.('T2')).toEqual({ ok: false, reason: 'not_confirmed' })
})

test.each<[string, RequestListener]>([
  ['an error', (_request, response) => response.writeHead(502).end()],
  ['no JSON', (_request, response) => response.end('<html>')],
  ['another shape', (_request, response) => response.end('{"status":true,"message":"","data":{}}')],
  [
    'no permission',
    (_request, response) => response.writeHead(401).end('{"status":false,"message":"Invalid key"}'),
  ],
])('throws when Paystack answers with %s', async (_what, answer) => {
  const { url, close } = await listening(answer)
  onTestFinished(close)
  await expect(paystack({ secretKey, url }).findPayment?.('T1')).rejects.toThrow()
})

const part: RefundRequest = {
  paymentReference: '',
  paidCents: 35_905,
  amountCents: 10_000,
  refundedBeforeCents: 0,
  refundId: '3f0c7a52-9f0e-4c58-a3a4-0a4c8e2ff001',
  reason: 'โหลแตก',
}

async function paid() {
  const { provider, adapter, transaction, reference } = await started()
  transaction.status = 'success'
  const refund = (request: Partial<RefundRequest> = {}) =>
    adapter.refund?.({ ...part, paymentReference: reference, ...request })
  return { provider, refund }
}

test('refunds one part once, then another', async () => {
  const { provider, refund } = await paid()
  const first = { ok: true, reference: '3018284' }
  expect(await refund()).toEqual(first)
  expect(await refund()).toEqual(first)
  expect(await refund({ refundId: 'another', refundedBeforeCents: 10_000 })).toEqual({
    ok: true,
    reference: '3018285',
  })
  expect(provider.refunds.map(({ amount, merchant_note }) => [amount, merchant_note])).toEqual([
    [10_000, `โหลแตก (${part.refundId})`],
    [10_000, 'โหลแตก (another)'],
  ])
})

test('does not pay twice when the answer is lost', async () => {
  const { provider, refund } = await paid()
  provider.losesNextRefundAnswer = true
  await expect(refund()).rejects.toThrow()
  expect(await refund()).toEqual({ ok: true, reference: '3018284' })
  expect(provider.refunds).toHaveLength(1)
})

test.each<[string, Partial<RefundRequest>, RegExp]>([
  ['more than was paid', { amountCents: 35_906 }, /cannot be more/],
  ['after a refund that Paystack does not know', { refundedBeforeCents: 1 }, /has refunded 0 cents/],
  ['of a payment that does not exist', { paymentReference: 'T1' }, /does not know/],
])('gives nothing back that is %s', async (_what, request, explanation) => {
  const { provider, refund } = await paid()
  expect(await refund(request)).toEqual({ ok: false, explanation: expect.stringMatching(explanation) })
  expect(provider.refunds).toEqual([])
})

test('leaves a failed refund to staff, and retries it under another id', async () => {
  const { provider, refund } = await paid()
  await refund()
  for (const made of provider.refunds) made.status = 'failed'
  expect(await refund()).toEqual({ ok: false, explanation: 'Paystack could not carry out this refund' })
  expect(await refund({ refundId: 'another' })).toEqual({ ok: true, reference: '3018285' })
})

test('does not count refunds of other payments', async () => {
  const { asked, adapter } = await apiThat({
    'GET /transaction/verify/T1': T1,
    'GET /refund?transaction=1641&perPage=100': [
      { id: 1, transaction: 1642, amount: 500, status: 'processed', merchant_note: null },
    ],
    'POST /refund': { id: 2 },
  })
  expect(await adapter.refund?.({ ...part, paymentReference: 'T1' })).toEqual({ ok: true, reference: '2' })
  expect(asked).toHaveLength(3)
})
