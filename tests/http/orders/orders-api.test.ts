import { beforeAll, expect, test } from 'vitest'
import { addDiscount } from '#tests/data/discounts.ts'
import { contact, courier, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { placePaid } from '#tests/data/refunds.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Orders and discount codes through the API, as the staff's programs use it. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), { priceCents: 9900, initialStock: 100 })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('does not hide an order that owes a refund', async () => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['admin'] }))
  const { id: orderId } = await placePaid(ctx())
  for (const answer of [
    await post(`/api/staff/orders/${orderId}/deletions`, {}, { cookie }),
    await post('/api/staff/orders/deletions', { orderId }, { cookie }),
  ]) {
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      'refund_conflict',
    ])
  }
})

test.each([
  ['with its id in the path', (id: string, what: string) => [`/api/staff/orders/${id}/${what}`, {}] as const],
  [
    'as before, with it in the body',
    (id: string, what: string) => [`/api/staff/orders/${what}`, { orderId: id }] as const,
  ],
])('pays an order and changes its status, %s', async (_how, addressOf) => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const send = async (what: string, body: object) => {
    const [path, ids] = addressOf(order.id, what)
    const answer = await post(path, { ...ids, ...body }, { cookie })
    return { status: answer.status, body: await answer.json() }
  }
  const transfer = { reference: `FNB ${order.number}`, amountCents: order.totalCents }
  expect(await send('transfers', transfer)).toMatchObject({
    status: 200,
    body: { order: { id: order.id, status: 'confirmed', paymentStatus: 'paid' } },
  })
  expect(await send('transfers', transfer)).toMatchObject({
    status: 409,
    body: { code: 'reference_taken' },
  })
  expect(await send('steps', { to: 'processing' })).toMatchObject({
    status: 200,
    body: { order: { id: order.id, status: 'processing' } },
  })
  expect(await send('steps', { to: 'confirmed' })).toMatchObject({
    status: 409,
    body: { code: 'illegal_step', from: 'processing' },
  })
})

test('records many transfers, then ships many parcels, each once', async () => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const send = async (path: string, body: object) => {
    const answer = await post(path, body, { cookie })
    return { status: answer.status, body: await answer.json() }
  }
  const placed = () =>
    mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: newContact(), delivery: courier }))
  const orders = [await placed(), await placed()]
  const verdicts = (verdict: string) => ({
    status: 200,
    body: { verdicts: orders.map(({ id, number }) => ({ orderId: id, number, verdict })) },
  })
  const transfers = orders.map(({ id, totalCents }) => ({ orderId: id, dueCents: totalCents }))
  expect(await send('/api/staff/transfers', { transfers })).toEqual(verdicts('done'))
  expect(await send('/api/staff/transfers', { transfers })).toEqual(verdicts('already'))
  await send('/api/staff/order-steps', { orderIds: orders.map(({ id }) => id), to: 'processing' })
  const waiting = (await (await app.fetch('/api/staff/parcels', { headers: { cookie } })).json()) as {
    parcels: { id: string; seen: string }[]
  }
  const parcels = orders.map(({ id, number }) => ({
    orderId: id,
    carrier: 'The Courier Guy',
    number: `TCG ${number}`,
    seen: waiting.parcels.find((parcel) => parcel.id === id)?.seen,
  }))
  expect(await send('/api/staff/parcels', { parcels })).toEqual(verdicts('done'))
  expect(await send('/api/staff/parcels', { parcels })).toEqual(verdicts('already'))
})

test('a transfer is not recorded as a payment at the counter', async () => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const answer = await post(`/api/staff/orders/${id}/counter-payments`, { method: 'cash' }, { cookie })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'nothing_to_pay'])
})

test('creates, lists, changes and ends codes for admins', async () => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['admin'] }))
  const body = { code: 'api-ten', kind: 'percent', percent: 10, endsAt: '2099-01-01T00:00:00Z' }
  const made = await post('/api/staff/discounts', body, { cookie })
  const { id } = (await made.json()) as { id: string }
  expect(made.status).toBe(201)
  const again = await post('/api/staff/discounts', { ...body, code: 'API-TEN' }, { cookie })
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'code_taken'])

  const list = async () => {
    const response = await app.fetch('/api/staff/discounts', { headers: { cookie } })
    return ((await response.json()) as { items: { id: string }[] }).items.find((each) => each.id === id)
  }
  expect(await list()).toMatchObject({
    code: 'API-TEN',
    terms: { kind: 'percent', percent: 10 },
    endsAt: '2099-01-01T00:00:00.000Z',
    state: 'running',
  })
  expect((await post(`/api/staff/discounts/${id}/end`, {}, { cookie })).status).toBe(200)
  expect(await list()).toMatchObject({ state: 'off' })
  expect((await post(`/api/staff/discounts/${id}/resume`, {}, { cookie })).status).toBe(200)
  const save = async (version: number) => {
    const changed = { version, kind: 'percent', percent: 20 }
    const response = await post(`/api/staff/discounts/${id}`, changed, { cookie })
    return [response.status, await response.json()]
  }
  expect(await save(3)).toMatchObject([200, { version: 4, terms: { percent: 20 }, endsAt: null }])
  expect(await save(3)).toMatchObject([409, { code: 'changed', current: { version: 4 } }])
})

test.each<[string, unknown, number, string]>([
  ['/api/staff/discounts', { code: 'X', kind: 'percent', percent: 10 }, 400, 'invalid_request'],
  ['/api/staff/discounts', { code: 'TEN', kind: 'percent', percent: 500 }, 400, 'invalid_request'],
  ['/api/staff/discounts', [], 400, 'invalid_request'],
  ['/api/staff/discounts', null, 400, 'invalid_request'],
  ['/api/staff/discounts/not-an-id/end', {}, 400, 'invalid_request'],
  ['/api/staff/discounts/00000000-0000-4000-8000-000000000000/end', {}, 404, 'discount_not_found'],
  ['/api/staff/discounts/00000000-0000-4000-8000-000000000000/end', { more: 1 }, 400, 'invalid_request'],
])('%s refuses %j', async (path, body, status, code) => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['admin'] }))
  const response = await post(path, body, { cookie })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
})

test('says why it refuses an order’s code', async () => {
  const { code: discountCode } = await addDiscount(ctx(), { minimumCents: 20_000 })
  const body = {
    lines: [{ productId: product.id, quantity: 1 }],
    contact,
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    discountCode,
    agreedTotalCents: 8910,
  }
  const response = await post('/api/orders', body, { 'idempotency-key': 'a-key-of-this-test' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    code: 'discount_refused',
    problem: 'minimum',
    minimumCents: 20_000,
  })
})

test('documents a path parameter separately from the body', async () => {
  type Operation = {
    parameters: object[]
    requestBody: { content: { 'application/json': { schema: object } } }
  }
  const response = await app.fetch('/api/openapi.json')
  const { paths } = (await response.json()) as { paths: Record<string, { post: Operation }> }
  const { parameters, requestBody } = paths['/api/staff/discounts/{id}/end']?.post ?? {}
  expect(parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  expect(requestBody?.content['application/json'].schema).toMatchObject({ properties: {}, required: [] })
})
