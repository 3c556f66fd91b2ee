import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/helpers/eventually.ts'
import { listening } from '#tests/helpers/listening.ts'
import { startPayFastStandIn, type PayFastStandIn } from '#tests/stand-ins/payfast.ts'
import { payfast } from './payfast.ts'
import type { PayfastSettings } from './payfast-settings.ts'
import type { PaymentPage, PaymentToStart } from './payment-provider.ts'

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }

const order: PaymentToStart = {
  orderNumber: 'KROK-26-000123',
  amountCents: 35_905,
  locale: 'en',
  email: 'somchai+shop@example.com',
  firstName: 'Somchai',
  lastName: `O'Brien-Jaidee & Co. (100%)~*!`,
  returnUrl: 'http://127.0.0.1:9/orders/KROK-26-000123?from=payfast',
  cancelUrl: 'http://127.0.0.1:9/cancelled',
  notifyUrl: 'http://127.0.0.1:9/webhooks/payfast',
}

async function standIn(): Promise<PayFastStandIn> {
  const started = await startPayFastStandIn(merchant)
  onTestFinished(() => started.close())
  return started
}

const adapterOf = (provider: { url: string; apiUrl?: string }, settings: Partial<PayfastSettings> = {}) =>
  payfast({ ...merchant, apiUrl: '', checksSource: false, sourceHosts: [], ...provider, ...settings })

/** Posts the page's fields as a browser does. */
async function post(page: PaymentPage): Promise<Response> {
  return fetch(page.url, { method: 'POST', body: new URLSearchParams(page.fields) })
}

const press = (provider: PayFastStandIn, choice: string) =>
  fetch(`${provider.url}/eng/process/${provider.payments.at(-1)?.id}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })

/** A payment on the stand-in's page, and a function that verifies a notification about it with the shop's adapter. */
async function started(settings: Partial<PayfastSettings> = {}, payment = order) {
  const provider = await standIn()
  const adapter = adapterOf(provider, settings)
  expect((await post(await adapter.start(payment))).status).toBe(200)
  const verify = (body: string, address = '127.0.0.1') =>
    adapter.verifyNotification({ body, headers: {}, address })
  return { provider, adapter, verify }
}

/** A server that takes notifications, as the shop does, and answers with each of `statuses` in turn. */
async function shop(...statuses: number[]) {
  const received: string[] = []
  const { url, close } = await listening((request, response) => {
    void text(request).then((body) => {
      received.push(body)
      response.writeHead(statuses[received.length - 1] ?? 200).end()
    })
  })
  onTestFinished(close)
  return { url, received }
}

const paid = {
  ok: true,
  event: {
    type: 'paid',
    orderNumber: order.orderNumber,
    reference: expect.stringMatching(/^\d+$/),
    amountCents: 35_905,
  },
}

test('sends the buyer to a page that names the order and the amount', async () => {
  const provider = await standIn()
  const adapter = adapterOf(provider)
  const page = await adapter.start(order)
  expect(adapter.origin).toBe(new URL(page.url).origin)
  const html = await (await post(page)).text()
  expect(html).toMatch(/<h1>KROK order KROK-26-000123<\/h1>\s*<p>R 359\.05<\/p>/)
})

test.each([
  [5, '0.05'],
  [50, '0.50'],
  [100, '1.00'],
  [123_456_789, '1234567.89'],
])('writes %i cents as %s', async (amountCents, amount) => {
  const page = await adapterOf({ url: 'http://127.0.0.1:9' }).start({ ...order, amountCents })
  expect(page.fields?.['amount']).toBe(amount)
})

test.each([
  ['Thai', { firstName: 'สมชาย', lastName: 'ใจดี' }],
  ['space around and inside', { firstName: ' \u00a0Som  chai\r\n', lastName: '\tJai\u2028dee ' }],
  ['nothing', { firstName: '  ', lastName: '' }],
  ['very long ones', { firstName: '🌶'.repeat(101), lastName: `${'x'.repeat(99)} yz` }],
  ['half a character', { firstName: '\ud83c', lastName: '\0' }],
  ['a very long address', { email: `${'x'.repeat(100)}@example.com` }],
])('signs what PayFast reads: names of %s', async (_what, names) => {
  const { provider, verify } = await started({}, { ...order, ...names })
  expect(await verify(provider.write())).toEqual(paid)
})

test('posts fields in the documented order, none empty, none too long', async () => {
  const page = await adapterOf({ url: 'http://127.0.0.1:9' }).start({
    ...order,
    firstName: ' ',
    lastName: 'x'.repeat(200),
    email: `${'x'.repeat(100)}@example.com`,
  })
  expect(Object.keys(page.fields ?? {}).join(' ')).toBe(
    'merchant_id merchant_key return_url cancel_url notify_url name_last m_payment_id amount item_name signature',
  )
  expect(page.fields?.['name_last']).toHaveLength(100)
})

test.each<[string, Partial<PayfastSettings>, Record<string, string>]>([
  ['passphrase', { passphrase: 'other' }, {}],
  ['key', { merchantKey: 'other' }, {}],
  ['merchant', { merchantId: '10000101' }, {}],
  ['amount', {}, { amount: '1.00' }],
])('is turned away with another %s', async (_what, settings, altered) => {
  const provider = await standIn()
  const page = await adapterOf(provider, settings).start(order)
  expect((await post({ ...page, fields: { ...page.fields, ...altered } })).status).toBe(400)
  expect(provider.payments).toEqual([])
})

test('signs without a passphrase when the merchant has none', async () => {
  const { passphrase: _none, ...bare } = merchant
  const provider = await startPayFastStandIn(bare)
  onTestFinished(() => provider.close())
  for (const passphrase of [undefined, '', ' ']) {
    const adapter = adapterOf(provider, { passphrase })
    expect(adapter.refund).toBeUndefined()
    expect((await post(await adapter.start(order))).status).toBe(200)
    const verdict = await adapter.verifyNotification({ body: provider.write(), headers: {}, address: '' })
    expect(verdict).toMatchObject({ ok: true })
  }
})

test('accepts a notification every time it is sent', async () => {
  const { provider, verify } = await started()
  const body = provider.write()
  expect(await verify(body)).toEqual(paid)
  expect(await verify(body)).toEqual(paid)
})

test.each([
  ['FAILED', { type: 'failed', orderNumber: order.orderNumber, reference: '1579137' }],
  ['CANCELLED', { type: 'failed', orderNumber: order.orderNumber, reference: '1579137' }],
  ['PENDING', { type: 'none' }],
  ['complete', { type: 'none' }],
])('reads the status %s', async (payment_status, event) => {
  const { provider, verify } = await started()
  expect(await verify(provider.write({ payment_status, pf_payment_id: '1579137' }))).toEqual({
    ok: true,
    event,
  })
})

test.each([
  ['another amount', (body: string) => body.replace('359.05', '1.00'), 'signature'],
  ['another order', (body: string) => body.replace('000123', '000124'), 'signature'],
  ['another status', (body: string) => body.replace('COMPLETE', 'FAILED'), 'signature'],
  ['a field taken out', (body: string) => body.replace('custom_str1=&', ''), 'signature'],
  ['a field put in', (body: string) => body.replace('&signature', '&extra=1&signature'), 'signature'],
  ['fields in another order', (body: string) => body.replace(/^(.*?)&(.*?)&/, '$2&$1&'), 'signature'],
  ['a signature cut short', (body: string) => body.slice(0, -1), 'signature'],
  ['a signature of another length', (body: string) => `${body}0`, 'signature'],
  ['the signature in front', (body: string) => body.replace(/^(.*)&(signature=.*)$/, '$2&$1'), 'unreadable'],
  ['no signature', (body: string) => body.replace(/&signature=.*/, ''), 'unreadable'],
  ['a blank signature', (body: string) => body.replace(/&signature=.*/, '&signature='), 'unreadable'],
  ['no merchant', (body: string) => body.replace('&merchant_id=10000100', ''), 'unreadable'],
  ['no order', (body: string) => body.replace(/^m_payment_id=[^&]*&/, ''), 'unreadable'],
  ['a field twice', (body: string) => `${body}&amount_gross=1.00`, 'unreadable'],
  ['a broken escape', (body: string) => body.replace('&signature', '&extra=%E0%B8&signature'), 'unreadable'],
  ['a cut escape', (body: string) => `${body}%`, 'unreadable'],
  ['no text', () => '\ud800\0', 'unreadable'],
  ['JSON', () => '{"m_payment_id":"KROK-26-000123"}', 'unreadable'],
  ['nothing', () => '', 'unreadable'],
])('does not believe a notification with %s', async (_what, alter, reason) => {
  const { provider, verify } = await started()
  expect(await verify(alter(provider.write()))).toEqual({ ok: false, reason })
})

test('ignores what follows the signature', async () => {
  const { provider, verify } = await started()
  expect(await verify(`${provider.write()}&extra=1`)).toEqual(paid)
  const moved = provider.write().replace(/&(merchant_id=10000100)&(signature=.*)$/, '&$2&$1')
  expect(await verify(moved)).toEqual({ ok: false, reason: 'unreadable' })
})

test('rejects a notification that names another merchant, signed or not', async () => {
  const { provider, verify } = await started()
  expect(await verify(provider.write({ merchant_id: '10000101' }))).toEqual({ ok: false, reason: 'merchant' })
})

test('rejects a notification that is signed with another passphrase', async () => {
  const { provider, adapter } = await started()
  const stranger = await startPayFastStandIn({ ...merchant, passphrase: 'guessed' })
  onTestFinished(() => stranger.close())
  await post(await adapterOf(stranger, { passphrase: 'guessed' }).start(order))
  const notification = { body: stranger.write(), headers: {}, address: '127.0.0.1' }
  expect(await adapter.verifyNotification(notification)).toEqual({ ok: false, reason: 'signature' })
  expect(provider.payments).toHaveLength(1)
})

test.each([
  '15',
  '15.0',
  '15.000',
  '-15.00',
  '+15.00',
  '1e3',
  '15,00',
  '1 5.00',
  ' 15.00',
  '.50',
  'R15.00',
  '๑๕.๐๐',
  '9999999999.00',
])('does not take %j for an amount', async (amount_gross) => {
  const { provider, verify } = await started()
  expect(await verify(provider.write({ amount_gross }))).toEqual({ ok: false, reason: 'amount' })
})

test('accepts notifications only from its hosts', async () => {
  const { provider, verify } = await started({ checksSource: true, sourceHosts: ['localhost', '127.0.0.1'] })
  const body = provider.write()
  expect(await verify(body, '::ffff:127.0.0.1')).toEqual(paid)
  expect(await verify(body, '127.0.0.2')).toEqual({ ok: false, reason: 'source' })
  expect(await verify(body, 'unknown')).toEqual({ ok: false, reason: 'source' })
})

test('rejects a correctly signed notification that PayFast did not send', async () => {
  const { provider, adapter } = await started()
  const another = await standIn()
  const body = provider.write()
  const elsewhere = adapterOf(another)
  expect(await elsewhere.verifyNotification({ body, headers: {}, address: '' })).toEqual({
    ok: false,
    reason: 'not_confirmed',
  })
  expect(await adapter.verifyNotification({ body, headers: {}, address: '' })).toEqual(paid)
})

test.each([
  ['an error', 500, 'VALID'],
  ['a refusal', 403, 'VALID'],
  ['something else', 200, '<html>VALID</html>'],
  ['nothing', 200, ''],
])('throws when PayFast answers %s to the question whether it was PayFast', async (_what, status, answer) => {
  const { provider } = await started()
  const { url, close } = await listening((_request, response) => response.writeHead(status).end(answer))
  onTestFinished(close)
  const asked = adapterOf({ url }).verifyNotification({ body: provider.write(), headers: {}, address: '' })
  await expect(asked).rejects.toThrow(String(status))
})

test('throws when PayFast cannot be asked', async () => {
  const { provider } = await started()
  const asked = adapterOf({ url: 'http://127.0.0.1:9' }).verifyNotification({
    body: provider.write(),
    headers: {},
    address: '',
  })
  await expect(asked).rejects.toThrow()
})

test('is notified before the buyer is back, and again until it confirms', async () => {
  const { url, received } = await shop(500, 200)
  const { provider, verify } = await started({}, { ...order, notifyUrl: `${url}/webhooks/payfast` })
  provider.retriesAfterMs = 10
  const back = await press(provider, 'pay')
  expect(back.headers.get('location')).toBe(order.returnUrl)
  expect(received.length).toBeGreaterThan(0)
  const answers = await eventually(
    async () => provider.notifications[0]?.answers ?? [],
    ({ length }) => length === 2,
  )
  expect(answers).toEqual([500, 200])
  expect(received[1]).toBe(received[0])
  expect(await verify(received[1] ?? '')).toEqual(paid)
})

test('is notified after the buyer is back, or by hand', async () => {
  const { url, received } = await shop()
  const { provider, verify } = await started({}, { ...order, notifyUrl: url })
  await press(provider, 'pay_later')
  expect(received).toEqual([])
  await eventually(
    async () => received.length,
    (length) => length === 1,
  )
  expect(await provider.notify({ amount_gross: '1.00' })).toBe(200)
  expect(await provider.resend(0)).toBe(200)
  expect(received[2]).toBe(received[0])
  expect(await verify(received[1] ?? '')).toMatchObject({ ok: true, event: { amountCents: 100 } })
})

test('is notified of a failed payment, but not of one that the buyer cancelled', async () => {
  const { url, received } = await shop()
  const { provider, adapter, verify } = await started({}, { ...order, notifyUrl: url })
  expect((await press(provider, 'fail')).headers.get('location')).toBe(order.cancelUrl)
  expect(await verify(received[0] ?? '')).toMatchObject({ ok: true, event: { type: 'failed' } })
  await post(await adapter.start({ ...order, notifyUrl: url }))
  expect((await press(provider, 'cancel')).headers.get('location')).toBe(order.cancelUrl)
  expect(received).toHaveLength(1)
})
