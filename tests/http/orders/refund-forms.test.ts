import { beforeAll, describe, expect, test } from 'vitest'
import { pageOf } from '../../helpers/html.ts'
import { mustCancel, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { everythingOf, mustRequest, pay, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

/* The forms of an order's page as a browser without scripts sends them, and the matching API. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada } = useStaff(ctx)
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  cookie = await cookieOf(ctx(), ada)
})
const staff = () => ({ ...ctx(), actor: asStaff(ada, true) })

async function send(orderId: string, fields: Record<string, string>) {
  const response = await app.fetch(`/admin/orders/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  })
  const page = await pageOf(response)
  return {
    status: response.status,
    page,
    wrong: page.wrongFields(),
    location: response.headers.get('location'),
  }
}
type Placed = Awaited<ReturnType<typeof placePaid>>
const all = async (orderId: string) => [await traceOf(ctx(), orderId), await refundsOf(ctx(), orderId)]

const two = ({ itemA }: Placed, more: Record<string, string> = {}) => ({
  intent: 'refund',
  [`refund.quantity.${itemA.id}`]: '2',
  [`refund.restocks.${itemA.id}`]: 'on',
  'refund.reason': 'Broken',
  ...more,
})

describe('a refund of a part of an order', () => {
  test('has to be confirmed with its sum before it is requested', async () => {
    const order = await placePaid(ctx())
    const before = await all(order.id)
    const asked = await send(order.id, two(order))
    expect(asked).toMatchObject({ status: 409, wrong: [] })
    expect(asked.page.valueOf('refund.agreed')).toBe('6666')
    expect(asked.page.valueOf(`refund.quantity.${order.itemA.id}`)).toBe('2')
    expect(await all(order.id)).toEqual(before)
    const agreed = await send(order.id, two(order, { 'refund.agreed': '6666' }))
    expect(agreed).toMatchObject({ status: 303, location: `/admin/orders/${order.id}#refunds` })
    expect(await refundsOf(ctx(), order.id)).toMatchObject([
      { amountCents: 6_666, reason: 'Broken', lines: [{ quantity: 2, restocks: true }] },
    ])
  })

  test('has to be confirmed again if the sum has changed', async () => {
    const order = await placePaid(ctx())
    const more = { 'refund.agreed': '6666', 'refund.delivery': 'R 1,50' }
    const asked = await send(order.id, two(order, more))
    expect(asked.status).toBe(409)
    expect(asked.page.valueOf('refund.agreed')).toBe('6816')
  })

  test('may only lower the price', async () => {
    const order = await placePaid(ctx())
    const { itemB } = order
    const form = {
      intent: 'refund',
      [`refund.quantity.${itemB.id}`]: '0',
      [`refund.amount.${itemB.id}`]: '10',
    }
    const sent = await send(order.id, { ...form, 'refund.reason': 'Late', 'refund.agreed': '1000' })
    expect(sent.status).toBe(303)
    expect(await refundsOf(ctx(), order.id)).toMatchObject([{ amountCents: 1_000, lines: [{ quantity: 0 }] }])
  })

  test.each([
    ['no reason', { 'refund.reason': ' ' }, () => 'refund.reason', 422],
    ['half a jar', { quantity: '1.5' }, (id: string) => `refund.quantity.${id}`, 422],
    ['minus a jar', { quantity: '-1' }, (id: string) => `refund.quantity.${id}`, 422],
    ['words for an amount', { amount: 'a lot' }, (id: string) => `refund.amount.${id}`, 422],
    ['words for the delivery', { 'refund.delivery': 'all' }, () => 'refund.delivery', 422],
    ['more jars than there are', { quantity: '4' }, (id: string) => `refund.quantity.${id}`, 409],
    ['more money than there is', { amount: '99.99.' }, (id: string) => `refund.amount.${id}`, 422],
    ['more than the jars cost', { amount: '100' }, (id: string) => `refund.amount.${id}`, 409],
    ['more than the delivery cost', { 'refund.delivery': '75.01' }, () => 'refund.delivery', 409],
  ])('%s gets an error at its field', async (_what, change, field, status) => {
    const order = await placePaid(ctx())
    const before = await all(order.id)
    const { id } = order.itemA
    const more = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [
        name.includes('.') ? name : `refund.${name}.${id}`,
        value,
      ]),
    )
    const answer = await send(order.id, two(order, more))
    expect(answer).toMatchObject({ status, wrong: [field(id)] })
    expect(await all(order.id)).toEqual(before)
  })
})

test('everything is refunded with one press, as the page has prepared it', async () => {
  const order = await placePaid(ctx())
  const page = await pageOf(await app.fetch(`/admin/orders/${order.id}`, { headers: { cookie } }))
  const fields = page.hiddenFields('form:has([name="refund-all.agreed"])')
  expect(fields['refund-all.agreed']).toBe(String(order.totalCents))
  const more = { intent: 'refund-all', 'refund-all.reason': 'Returned', 'refund-all.restocks': 'on' }
  expect(await send(order.id, { ...fields, ...more })).toMatchObject({ status: 303 })
  expect(await refundsOf(ctx(), order.id)).toMatchObject([
    { amountCents: order.totalCents, vatCents: order.vatCents },
  ])
  // An outdated page says so.
  expect((await send(order.id, { ...fields, ...more })).status).toBe(409)
  expect(await refundsOf(ctx(), order.id)).toHaveLength(1)
})

test('a surplus is refunded from its payment', async () => {
  const order = await placePaid(ctx())
  await pay(ctx(), order, 5_000)
  const extra = (await traceOf(ctx(), order.id)).payments.find(({ problem }) => problem === 'paid_twice')
  const intent = `surplus-${extra?.id}`
  const form = { intent, [`${intent}.reason`]: 'Twice' }
  expect(await send(order.id, { ...form, [`${intent}.amount`]: '50.01' })).toMatchObject({
    status: 409,
    wrong: [`${intent}.amount`],
  })
  expect(await send(order.id, { ...form, [`${intent}.amount`]: '' })).toMatchObject({ status: 422 })
  expect((await send(order.id, { ...form, [`${intent}.amount`]: '50.00' })).status).toBe(303)
  expect(await refundsOf(ctx(), order.id)).toMatchObject([{ kind: 'surplus', amountCents: 5_000 }])
})

test('a transfer that was made is recorded once; one that was not can be withdrawn', async () => {
  const order = await placePaid(ctx())
  const input = { ...everythingOf(order), lines: [] }
  const [made, dropped] = [
    await mustRequest(staff(), { ...input, deliveryCents: 1_000 }),
    await mustRequest(staff(), { ...input, deliveryCents: 2_000 }),
  ]
  const settle = (reference: string) =>
    send(order.id, { intent: `settle-${made}`, [`settle-${made}.reference`]: reference })
  expect(await settle(' ')).toMatchObject({ status: 422, wrong: [`settle-${made}.reference`] })
  expect((await settle('FNB 1')).status).toBe(303)
  expect((await settle('FNB 2')).status).toBe(409)
  expect((await send(order.id, { intent: `withdraw-${dropped}` })).status).toBe(303)
  expect((await send(order.id, { intent: `withdraw-${made}` })).status).toBe(409)
  const statuses = (await refundsOf(ctx(), order.id)).map(({ id, status }) => [id, status])
  expect(Object.fromEntries(statuses)).toEqual({ [made]: 'settled', [dropped]: 'failed' })
})

test.each(['refund-nothing', 'settle-', 'surplus', 'give'])('a form %j is refused', async (intent) => {
  const order = await placePaid(ctx())
  expect((await send(order.id, { intent })).status).toBe(400)
})

test('the API refunds money, and says why it does not', async () => {
  const order = await placePaid(ctx())
  const post = async (path: string, body: object) => {
    const response = await app.fetch(`/api/staff${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const { orderId: _inPath, ...input } = everythingOf(order)
  const path = `/orders/${order.id}/refunds`
  expect(await post(path, { ...input, agreedTotalCents: 1 })).toMatchObject({
    status: 409,
    body: { code: 'sum_differs', amountCents: order.totalCents },
  })
  const created = await post(path, input)
  expect(created.status).toBe(201)
  expect(await post(path, input)).toMatchObject({ status: 409, body: { code: 'too_many', left: 0 } })
  expect(await post(`/orders/${crypto.randomUUID()}/refunds`, input)).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  })
  const refund = `/refunds/${String(created.body['id'])}`
  expect((await post(`${refund}/settle`, {})).status).toBe(400)
  expect((await post(`${refund}/settle`, { reference: 'FNB 9' })).status).toBe(200)
  expect(await post(`${refund}/withdraw`, {})).toMatchObject({ status: 409, body: { code: 'not_pending' } })
  expect(await post(`/refunds/${crypto.randomUUID()}/settle`, { reference: 'x' })).toMatchObject({
    status: 404,
    body: { code: 'refund_not_found' },
  })
  const seen = await app.fetch(`/api/staff/orders/${order.id}`, { headers: { cookie } })
  expect(await seen.json()).toMatchObject({
    order: { paymentStatus: 'refunded', refunds: [{ status: 'settled' }] },
    refunds: [{ reference: 'FNB 9', requestedBy: 'Ada Owner' }],
    refundable: { totalCents: 0 },
  })
})

test('a moderator sees the refunds of an order, and is refused what admins do with them', async () => {
  const order = await placePaid(ctx())
  const refundId = await mustRequest(staff(), everythingOf(order))
  const before = await all(order.id)
  const asModerator = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const address = `/admin/orders/${order.id}`
  const page = await pageOf(await app.fetch(address, { headers: { cookie: asModerator } }))
  expect(page.all('#refunds > ul > li')).toHaveLength(1)
  expect(page.all('#refunds button, #refunds input')).toEqual([])
  const forms = [
    two(order, { 'refund.agreed': '6666' }),
    { intent: `settle-${refundId}`, [`settle-${refundId}.reference`]: 'FNB 1' },
    { intent: `withdraw-${refundId}` },
  ]
  for (const fields of forms) {
    const response = await app.fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: asModerator },
    })
    expect(response.status).toBe(403)
  }
  expect(await all(order.id)).toEqual(before)
})

test('an order that was paid and cancelled can be refunded from its page, but not returned to stock again', async () => {
  const order = await placePaid(ctx())
  await mustCancel(staff(), order.id)
  const page = await pageOf(await app.fetch(`/admin/orders/${order.id}`, { headers: { cookie } }))
  expect(page.all('[name="refund-all.reason"]')).toHaveLength(1)
  expect(page.all('[name^="refund"][name*="restocks"]')).toEqual([])
  const sent = await send(order.id, two(order, { 'refund.agreed': '6666' }))
  expect(sent.status).toBe(409)
  expect(await refundsOf(ctx(), order.id)).toEqual([])
})
