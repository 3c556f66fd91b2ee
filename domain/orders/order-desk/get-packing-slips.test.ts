import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { courier, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { mustRequest, pay } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { receiveGoods } from '#domain/catalog/stock-desk/index.ts'
import { addOrderNote, changeOrderStatus, deleteOrder, getPackingSlips, getStaffOrder } from './index.ts'
import { useStaff } from '#tests/data/people.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin: staff } = useStaff(ctx)
let product: TestProduct
beforeAll(async () => {
  product = await addProduct(ctx(), { sku: 'SLIP-1', name: { en: 'Red paste', th: 'พริกแกงเผ็ด' } })
})
const place = (quantity = 2, overrides: Parameters<typeof orderOf>[1] = {}) =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity }], overrides))

test('has what is packed and where it goes, in the order that was asked for, without what staff note', async () => {
  const parcel = await place(2, { note: 'Leave it with the neighbour' })
  const collected = await place(1, { delivery: { method: 'pickup' }, agreedTotalCents: product.priceCents })
  await addOrderNote(staff(), { orderId: parcel.id, text: 'A difficult customer' })
  const slips = await getPackingSlips(staff(), { orderIds: [collected.id, parcel.id] })
  expect(slips.map(({ number }) => number)).toEqual([collected.number, parcel.number])
  expect(slips[1]).toEqual({
    id: parcel.id,
    number: parcel.number,
    placedAt: parcel.createdAt,
    deliveryMethod: 'courier',
    hasIcePack: false,
    recipient: {
      name: 'Somchai Jaidee',
      company: null,
      phone: '+27215550142',
      address: { ...(courier.method === 'courier' && courier.address), suburb: null },
    },
    note: 'Leave it with the neighbour',
    isGift: false,
    hasCard: false,
    lines: [
      expect.objectContaining({
        name: { en: 'Red paste', th: 'พริกแกงเผ็ด' },
        sku: 'SLIP-1',
        quantity: 2,
        batches: [],
      }),
    ],
  })
  expect(slips[0]?.recipient.address).toBeNull()
  expect(JSON.stringify(slips)).not.toContain('difficult')
})

test('names the batches that an order was packed from', async () => {
  const goods = await addProduct(ctx(), { initialStock: 0 })
  const lines = [{ productId: goods.id, quantity: 5, batchCode: 'L-42', bestBefore: '2030-05-01' }]
  expect(await receiveGoods(staff(), { key: randomUUID(), lines })).toEqual({ ok: true })
  const order = await mustPlaceRow(ctx(), orderOf([{ product: goods, quantity: 3 }]))
  for (const to of ['confirmed', 'processing'] as const) {
    await changeOrderStatus(staff(), { orderId: order.id, to })
  }
  const [slip] = await getPackingSlips(staff(), { orderIds: [order.id] })
  expect(slip?.lines[0]?.batches).toEqual([{ code: 'L-42', bestBefore: '2030-05-01', quantity: 3 }])
})

test('does not pack what was refunded', async () => {
  const order = await place(2)
  await pay(staff(), order, order.totalCents)
  const [item] = (await getStaffOrder(staff(), { id: order.id })).refundable.items
  const lines = [{ itemId: item?.itemId ?? '', quantity: 1, restocks: false }]
  await mustRequest(staff(), { orderId: order.id, kind: 'goods', lines, reason: 'The lid was loose' })
  const [slip] = await getPackingSlips(staff(), { orderIds: [order.id] })
  expect(slip?.lines[0]?.quantity).toBe(1)
})

test('leaves out what is not there', async () => {
  const { id } = await place()
  await deleteOrder(staff(), { orderId: id })
  expect(await getPackingSlips(staff(), { orderIds: [id] })).toEqual([])
})

test('refuses a stranger, staff who buy, and the shop itself', async () => {
  const { id } = await place()
  for (const actor of [ctx().actor, ada.actor, { role: 'shop' }] as const) {
    await expect(getPackingSlips({ ...ctx(), actor }, { orderIds: [id] })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
