import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { changeOrderStatus, getStaffOrder } from '#domain/orders/order-desk/index.ts'
import { traceOf, tracking } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { placePaid, refundsOf } from '#tests/data/refunds.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The pages on which buyers change and cancel an order, and ask to return something, as a browser without scripts sends their forms. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, moe, admin } = useStaff(ctx)
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

type Placed = Awaited<ReturnType<typeof placePaid>>

async function placeSent(): Promise<Placed> {
  const order = await placePaid(ctx())
  for (const to of ['processing', 'shipped', 'delivered'] as const) {
    await changeOrderStatus(admin(), { orderId: order.id, to, tracking })
  }
  return order
}

async function send(path: string, fields: Record<string, string>, cookie = '') {
  const response = await app.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  })
  return { status: response.status, page: await pageOf(response), location: response.headers.get('location') }
}

async function askFor({ accessKey }: Placed, fields: Record<string, string>, files: File[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'ask', ...fields })) form.set(name, value)
  for (const file of files) form.append('files', file)
  const response = await app.fetch(`/order/${accessKey}/return`, { method: 'POST', body: form })
  return { status: response.status, page: await pageOf(response), location: response.headers.get('location') }
}

async function picture(name: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a03020' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

const returnsOf = async ({ id }: Placed) => (await getStaffOrder(admin(), { id, language: 'en' })).returns

test('an order’s page leads to cancelling it, and two presses cancel it', async () => {
  const order = await placePaid(ctx())
  const path = `/order/${order.accessKey}`
  expect((await pageOf(await app.fetch(path))).textOf('main')).toContain('Cancel the order')
  const asked = await app.fetch(`${path}/cancel`)
  expect([asked.headers.get('referrer-policy'), asked.headers.get('x-robots-tag')]).toEqual([
    'same-origin',
    'noindex',
  ])
  expect((await pageOf(asked)).textOf('main')).toMatch(/You get back R.*delivery included/)
  expect(await send(`${path}/cancel`, { intent: 'cancel' })).toMatchObject({ status: 303, location: path })
  const after = await pageOf(await app.fetch(path))
  expect(after.textOf('main')).toContain('Cancelled')
  expect(after.textOf('main')).not.toContain('Cancel the order')
  expect(await refundsOf(ctx(), order.id)).toMatchObject([{ amountCents: order.totalCents }])
})

test('once it is packed the page says so, and a press that comes late is told', async () => {
  const order = await placePaid(ctx())
  await changeOrderStatus(admin(), { orderId: order.id, to: 'processing' })
  const path = `/th/order/${order.accessKey}/cancel`
  expect((await pageOf(await app.fetch(path))).textOf('main')).toContain('เราเริ่มแพ็กคำสั่งซื้อนี้แล้ว')
  expect((await send(path, { intent: 'cancel' })).status).toBe(409)
})

test('a return with two pictures: each field that is wrong is named, then it is asked for, and staff see it', async () => {
  const order = await placeSent()
  const quantity = `quantity.${order.itemA.id}`
  const empty = await askFor(order, { [quantity]: '', [`quantity.${order.itemB.id}`]: '' })
  expect(empty.status).toBe(422)
  expect(empty.page.wrongFields()).toContain(quantity)
  const fields = { [quantity]: '2', reason: 'broken', wish: 'refund', words: 'Two lids.' }
  expect((await askFor(order, { ...fields, [quantity]: '4' })).page.textOf('main')).toContain(
    'Only 3 left to return.',
  )
  const noPicture = await askFor(order, fields, [new File(['x'], 'x.png', { type: 'image/png' })])
  expect([noPicture.status, noPicture.page.textOf('main')]).toEqual([
    409,
    expect.stringContaining('can’t read one of'),
  ])
  expect(noPicture.page.textOf('textarea')).toBe('Two lids.')
  expect(await returnsOf(order)).toEqual([])
  const files = [await picture('a.png'), await picture('b.png')]
  expect(await askFor(order, fields, files)).toMatchObject({
    status: 303,
    location: `/order/${order.accessKey}/return#asked`,
  })
  const [asked] = await returnsOf(order)
  expect(asked?.pictures).toHaveLength(2)
  // Sent twice, it is asked for once.
  expect((await askFor(order, fields)).page.textOf('main')).toContain('Only 1 left to return.')
  const mine = await pageOf(await app.fetch(`/order/${order.accessKey}/return`))
  expect(mine.textOf('main')).toContain('We’re looking at it')
  expect(mine.textOf('main')).toContain('2 pictures')
})

test('staff answer on the order’s page: a refund by its sum for admins, no for all', async () => {
  const order = await placeSent()
  const item = (id: string) => ({ [`quantity.${id}`]: '1', reason: 'quality', wish: 'refund' })
  await askFor(order, item(order.itemA.id))
  await askFor(order, item(order.itemB.id))
  const path = `/admin/orders/${order.id}`
  const [ofB, ofA] = await returnsOf(order)
  const [asAdmin, asModerator] = [await cookieOf(ctx(), ada), await cookieOf(ctx(), moe)]
  expect(
    (await pageOf(await app.fetch('/admin', { headers: { cookie: asModerator } }))).textOf('main'),
  ).toContain('Returns to answer')
  const shown = await pageOf(await app.fetch(path, { headers: { cookie: asModerator } }))
  expect(shown.textOf('main')).toContain('An admin refunds it.')
  const decline = `return_decline-${ofA?.id}`
  expect(
    (await send(path, { intent: decline, [`${decline}.answer`]: '' }, asModerator)).page.wrongFields(),
  ).toEqual([`${decline}.answer`])
  expect(
    await send(path, { intent: decline, [`${decline}.answer`]: 'It keeps.' }, asModerator),
  ).toMatchObject({
    status: 303,
    location: `${path}#returns`,
  })
  const refund = `return_refund-${ofB?.id}`
  const agreed = { [`${refund}.agreed`]: String(ofB?.refund?.totalCents) }
  expect((await send(path, { intent: refund, ...agreed }, asModerator)).status).toBe(403)
  expect((await send(path, { intent: refund, ...agreed }, asAdmin)).status).toBe(303)
  expect((await send(path, { intent: refund, ...agreed }, asAdmin)).page.textOf('main')).toContain(
    'answered this already',
  )
  expect(await refundsOf(ctx(), order.id)).toMatchObject([{ amountCents: order.b.priceCents }])
  const mine = await pageOf(await app.fetch(`/order/${order.accessKey}/return`))
  expect(mine.textOf('main')).toContain('It keeps.')
  expect(mine.textOf('main')).toContain('We refund it')
})

test('a change is asked about with its money, and made once that is confirmed', async () => {
  const order = await placePaid(ctx())
  const path = `/order/${order.accessKey}/change`
  const shown = await pageOf(await app.fetch(path))
  const jar = await addProduct(ctx(), { priceCents: 4_000 })
  const fields = {
    intent: 'change',
    [`quantity.${order.a.id}`]: '2',
    [`quantity.${order.b.id}`]: '1',
    add: jar.id,
    'add.quantity': '1',
    'delivery.method': 'courier',
    'delivery.address.street': '2 Long Street',
    'delivery.address.suburb': '',
    'delivery.address.city': 'Cape Town',
    'delivery.address.province': 'WC',
    'delivery.address.postalCode': '8001',
    phone: shown.valueOf('phone'),
    note: '',
  }
  const wrong = await send(path, { ...fields, 'delivery.address.postalCode': '80', phone: 'x' })
  expect(wrong.page.wrongFields().toSorted()).toEqual(['delivery.address.postalCode', 'phone'])
  const asked = await send(path, fields)
  expect(asked.status).toBe(409)
  // R33.33 less, R40.00 more.
  expect(asked.page.textOf('main')).toContain('You pay R6.67 more.')
  const agreed = { version: asked.page.valueOf('version'), balance: asked.page.valueOf('balance') }
  const confirmed = { ...fields, ...agreed, intent: 'confirm' }
  const other = await send(path, { ...confirmed, 'add.quantity': '2' })
  expect(other.page.textOf('main')).toContain('You pay R46.67 more.')
  expect((await traceOf(ctx(), order.id)).order.totalCents).toBe(order.totalCents)
  expect(await send(path, confirmed)).toMatchObject({
    status: 303,
    location: `/order/${order.accessKey}`,
  })
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({
    totalCents: order.totalCents + 667,
    street: '2 Long Street',
  })
  // Sent again, it changes nothing more.
  expect((await send(path, confirmed)).status).toBe(409)
  expect((await traceOf(ctx(), order.id)).order.totalCents).toBe(order.totalCents + 667)
})

test('once it is packed, the page says that it cannot be changed, and a form that comes late is told', async () => {
  const order = await placePaid(ctx())
  const path = `/order/${order.accessKey}/change`
  await changeOrderStatus(admin(), { orderId: order.id, to: 'processing' })
  expect((await pageOf(await app.fetch(path))).textOf('main')).toContain('can’t be changed here any more')
  const late = { intent: 'change', [`quantity.${order.a.id}`]: '1', phone: '0821234567', note: '' }
  expect(await send(path, late)).toMatchObject({ status: 409 })
})

test('a wrong key opens neither page', async () => {
  const key = randomBytes(32).toString('base64url')
  for (const page of ['change', 'cancel', 'return']) {
    expect((await app.fetch(`/order/${key}/${page}`)).status).toBe(404)
  }
  expect((await send(`/order/${key}/cancel`, { intent: 'cancel' })).status).toBe(404)
})
