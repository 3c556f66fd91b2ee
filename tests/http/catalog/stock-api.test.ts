import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addBatched, packedOf } from '#tests/data/stock.ts'
import { bringTo, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Batches, recalls and stocktakes by the API; who may call it is in tests/http/access/access.test.ts. */

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

/** The parts of the answers that the tests look at. */
type Answer = { id?: string; items?: { id: string; code: string }[]; lines?: { orderItemId: string }[] }

async function ask(path: string, body?: object) {
  const response = await app.fetch(`/api/staff/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

test('goods are received, packed, recalled and packed again', async () => {
  const product = await addBatched(staff(), [])
  const line = { productId: product.id, quantity: 3 }
  const lines = ['A', 'B'].map((code, i) => ({
    ...line,
    batchCode: `${code} ${product.slug}`,
    bestBefore: `2090-0${i + 1}-28`,
  }))
  expect((await ask('inventory/receipts', { key: randomUUID(), lines })).status).toBe(200)
  const { items = [] } = (await ask(`batches?search=${product.slug}&filter=left`)).body
  const [a, b] = ['A', 'B'].map((code) => items.find((one) => one.code.startsWith(code))?.id)
  const { id: orderId } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }]))
  await bringTo(staff(), orderId, 'processing')

  const told = { reason: { en: 'Glass', th: 'แก้ว' }, advice: { en: 'Bring it', th: 'นำมาคืน' } }
  const preview = await ask(`batches/${a}/recall-previews`, told)
  expect(preview.body).toMatchObject({ en: { text: expect.stringContaining('Glass') } })
  const recall = () => ask(`batches/${a}/recalls`, told)
  expect(await recall()).toMatchObject({ status: 200, body: { mails: 0, missing: 0 } })
  expect(await recall()).toMatchObject({ status: 409, body: { code: 'already_recalled' } })
  expect((await ask(`batches?search=${product.slug}&filter=recalled`)).body).toMatchObject({
    items: [{ id: a, remaining: 0 }],
  })
  expect((await ask(`batches/${a}`)).body).toMatchObject({
    orders: [{ orderId, quantity: 2 }],
    totals: { toRepack: 1 },
  })

  const packed = (await ask(`orders/${orderId}/packed-jars`)).body.lines?.[0]
  expect(packed).toMatchObject({
    packed: [{ batchId: a, quantity: 2, fault: 'recalled' }],
    others: [{ batchId: b, left: 3 }],
  })
  const repack = (quantity: number) =>
    ask(`order-items/${packed?.orderItemId}/repacks`, { fromBatchId: a, toBatchId: b, quantity })
  expect(await repack(3)).toMatchObject({ status: 409, body: { code: 'not_packed_from_it' } })
  expect((await repack(2)).status).toBe(200)
  expect(await packedOf(ctx(), orderId)).toEqual({ [`B ${product.slug}`]: 2 })
})

test('a stocktake is started, counted, found changed, booked and closed', async () => {
  const product = await addBatched(staff(), [{ quantity: 5, batchCode: 'A', bestBefore: '2090-01-31' }])
  const { status, body } = await ask('stocktakes', {})
  expect(status).toBe(201)
  const path = `stocktakes/${body.id}`
  expect(await ask('stocktakes', {})).toMatchObject({ status: 409, body: { code: 'already_counting' } })
  expect((await ask('stocktakes')).body.items).toMatchObject([{ id: body.id, outcome: null }])
  const count = (counted: number, version: number) =>
    ask(`${path}/counts`, { productId: product.id, counted, version })
  expect(await count(4, 0)).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await count(3, 0)).toMatchObject({
    status: 409,
    body: { code: 'changed', current: { counted: 4, version: 1 } },
  })
  expect((await ask(`${path}?show=different`)).body).toMatchObject({
    totals: { counted: 1, different: 1 },
    lines: [{ productId: product.id, difference: -1 }],
  })
  expect((await ask(`${path}?all=true`)).status).toBe(400)
  expect(await ask(`${path}/bookings`, { notes: 'Broken' })).toMatchObject({
    status: 200,
    body: { corrected: 1 },
  })
  for (const end of ['bookings', 'abandonments']) {
    expect(await ask(`${path}/${end}`, {})).toMatchObject({ status: 409, body: { code: 'closed' } })
  }
  expect((await ask(`inventory/${product.id}`)).body).toMatchObject({ stock: 4, onHand: 4 })
})
