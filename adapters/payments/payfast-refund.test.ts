import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { startPayFastStandIn } from '#tests/stand-ins/payfast.ts'
import { refundByPayfast } from './payfast-refund.ts'
import { payfast } from './payfast.ts'
import type { RefundRequest } from './payment-provider.ts'

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7 NOE+43' }
const settingsOf = (provider: { url: string; apiUrl: string }) => ({
  ...merchant,
  ...provider,
  checksSource: false,
  sourceHosts: [],
})

/** A payment of R100.00 made on the stand-in, and a function that refunds it. */
async function paid() {
  const provider = await startPayFastStandIn(merchant)
  onTestFinished(() => provider.close())
  provider.notifies = 'by_hand'
  const adapter = payfast(settingsOf(provider))
  const page = await adapter.start({
    orderNumber: 'KROK-26-000123',
    amountCents: 10_000,
    locale: 'th',
    email: 'somchai@example.com',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    returnUrl: 'http://127.0.0.1:9/',
    cancelUrl: 'http://127.0.0.1:9/',
    notifyUrl: 'http://127.0.0.1:9/',
  })
  await fetch(page.url, { method: 'POST', body: new URLSearchParams(page.fields) })
  const reference = provider.payments[0]?.id ?? ''
  await fetch(`${page.url}/${reference}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  })
  const refund = (request: Partial<RefundRequest>) =>
    adapter.refund?.({ ...whole, paymentReference: reference, ...request })
  return { provider, reference, refund }
}

const whole: RefundRequest = {
  paymentReference: '',
  paidCents: 10_000,
  amountCents: 10_000,
  refundedBeforeCents: 0,
  refundId: '3f0c7a52-9f0e-4c58-a3a4-0a4c8e2ff001',
  reason: 'โหลแตก — jar broken & leaking',
}

test('refunds the full amount once', async () => {
  const { provider, reference, refund } = await paid()
  expect(await refund({})).toEqual({ ok: true, reference })
  expect(await refund({})).toEqual({ ok: true, reference })
  expect(provider.refunds).toEqual([{ paymentId: reference, amountCents: 10_000, reason: whole.reason }])
})

test('refunds one part, then another', async () => {
  const { provider, reference, refund } = await paid()
  expect(await refund({ amountCents: 2_500 })).toEqual({ ok: true, reference })
  expect(await refund({ amountCents: 2_500, refundedBeforeCents: 2_500 })).toEqual({ ok: true, reference })
  expect(await refund({ amountCents: 5_000, refundedBeforeCents: 5_000 })).toEqual({ ok: true, reference })
  expect(provider.refunds.map((each) => each.amountCents)).toEqual([2_500, 2_500, 5_000])
})

test('does not pay twice when the answer is lost', async () => {
  const { provider, reference, refund } = await paid()
  provider.losesNextRefundAnswer = true
  await expect(refund({ amountCents: 2_500 })).rejects.toThrow()
  expect(await refund({ amountCents: 2_500 })).toEqual({ ok: true, reference })
  expect(provider.refunds).toHaveLength(1)
})

test.each(['', 'ok', '   '])('sends a reason that PayFast accepts for %j', async (reason) => {
  const { provider, refund } = await paid()
  await refund({ reason })
  expect(provider.refunds[0]?.reason).toBe('Refund')
})

test.each<[string, Partial<RefundRequest>, RegExp]>([
  ['more than was paid', { amountCents: 10_001 }, /cannot refund|more than/],
  [
    'of another payment than the shop knows',
    { paidCents: 9_000, amountCents: 1_000 },
    /received 10000 cents/,
  ],
  [
    'after a refund that PayFast does not know',
    { amountCents: 1_000, refundedBeforeCents: 500 },
    /has refunded 0 cents/,
  ],
  ['of a payment that does not exist', { paymentReference: '../refunds/1' }, /not found|404/],
])('gives nothing back that is %s', async (_what, request, explanation) => {
  const { provider, refund } = await paid()
  expect(await refund(request)).toEqual({ ok: false, explanation: expect.stringMatching(explanation) })
  expect(provider.refunds).toEqual([])
})

test('leaves it to staff when somebody has refunded by hand', async () => {
  const { provider, refund } = await paid()
  await refund({ amountCents: 1_000 })
  const explanation = 'PayFast has refunded 1000 cents of this payment, the shop 0'
  expect(await refund({ amountCents: 2_000 })).toEqual({ ok: false, explanation })
  expect(provider.refunds).toHaveLength(1)
})

test.each([
  ['BANK_PAYOUT', /bank account/],
  ['NOT_AVAILABLE', /too old/],
] as const)('leaves it to a person when the way is %s', async (method, explanation) => {
  const { provider, refund } = await paid()
  provider.refundMethod = method
  expect(await refund({})).toEqual({ ok: false, explanation: expect.stringMatching(explanation) })
  expect(provider.refunds).toEqual([])
})

test('is refused with another passphrase', async () => {
  const { provider, reference } = await paid()
  const settings = { ...settingsOf(provider), passphrase: 'other' }
  const result = await refundByPayfast(settings, { ...whole, paymentReference: reference })
  expect(result).toEqual({ ok: false, explanation: 'Merchant authorisation failed' })
})

/** An API that answers the query and the refund as given. */
async function apiThat(query: RequestListener, refund: RequestListener = query) {
  const asked: string[] = []
  const { url, close } = await listening((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    return request.method === 'GET' ? query(request, response) : refund(request, response)
  })
  onTestFinished(close)
  return { asked, settings: settingsOf({ url, apiUrl: url }) }
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

const refundable = {
  amount_original: 10_000,
  amount_available_for_refund: 10_000,
  status: 'REFUNDABLE',
  errors: [],
  refund_full: { method: 'PAYMENT_SOURCE' },
  refund_partial: { method: 'PAYMENT_SOURCE' },
}
const done = { code: 200, status: 'success', data: { response: true, message: 'Success' } }
const request = { ...whole, paymentReference: '1579137' }

test('reads an answer in an envelope, and numbers given as strings', async () => {
  const state = { ...refundable, amount_original: '10000', errors: null }
  const { settings, asked } = await apiThat(
    json({ code: 200, status: 'success', data: { response: state } }),
    json(done),
  )
  expect(await refundByPayfast(settings, request)).toEqual({ ok: true, reference: '1579137' })
  expect(asked).toEqual(['GET /refunds/query/1579137', 'POST /refunds/1579137'])
})

test('tells the API when it means the sandbox', async () => {
  const { settings, asked } = await apiThat(json(refundable), json(done))
  await refundByPayfast({ ...settings, url: 'https://sandbox.payfast.co.za' }, request)
  expect(asked).toEqual(['GET /refunds/query/1579137?testing=true', 'POST /refunds/1579137?testing=true'])
})

test('does not mistake an unavailable payment for a refunded one', async () => {
  const state = { ...refundable, amount_available_for_refund: 0, status: 'NOT_AVAILABLE', errors: [] }
  const { settings } = await apiThat(json(state))
  const explanation = 'PayFast cannot refund this payment'
  expect(await refundByPayfast(settings, request)).toEqual({ ok: false, explanation })
})

test.each([
  [
    '400',
    json({ code: 400, status: 'failed', data: { response: false, message: 'Insufficient funds' } }, 400),
  ],
  ['200', json({ code: 400, status: 'failed', data: { response: false, message: 'Insufficient funds' } })],
])('hands on what PayFast says when it refuses with %s', async (_status, refusal) => {
  const { settings } = await apiThat(json(refundable), refusal)
  expect(await refundByPayfast(settings, request)).toEqual({ ok: false, explanation: 'Insufficient funds' })
})

test.each<[string, RequestListener, RequestListener?]>([
  ['an error to the question', json({}, 500)],
  ['no JSON to the question', (_request, response) => response.end('<html>')],
  ['another shape to the question', json({ amount_original: 10_000 })],
  ['an invalid amount', json({ ...refundable, amount_available_for_refund: 99.5 })],
  ['an error to the refund', json(refundable), json({}, 503)],
  ['"later" to the refund', json(refundable), json({}, 429)],
  ['no JSON to the refund', json(refundable), (_request, response) => response.end('<html>')],
  ['neither yes nor no to the refund', json(refundable), json({ status: 'success', data: {} })],
])('throws when PayFast gives %s', async (_what, query, refund) => {
  const { settings } = await apiThat(query, refund)
  await expect(refundByPayfast(settings, request)).rejects.toThrow()
})
