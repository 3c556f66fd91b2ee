import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, products, taxDocuments } from '#database/schema/index.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { bringTo, mustPlaceRow, newContact, orderOf, traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { pay, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { addBatched, packedOf, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { UNPAID_LIMITS } from '#shared/orders/unpaid-limits.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeOrderStatus, getStaffOrder } from '../order-desk/index.ts'
import { getOrder } from '../orders/index.ts'
import {
  changeOrder,
  changeOwnOrder,
  getOrderToChange,
  previewOrderChange,
  previewOwnChange,
  readOrderChanges,
} from './index.ts'
import {
  changeOrderInput,
  changeOwnOrderInput,
  type PreviewOrderChangeInput,
  previewOrderChangeInput,
} from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator, moe } = useStaff(ctx)

type Wanted = Omit<PreviewOrderChangeInput, 'orderId'>

/** Changes an order as staff would: what is shown first is what is agreed to. */
async function mustChange(staff: Ctx, orderId: string, wanted: Wanted) {
  const shown = await previewOrderChange(staff, previewOrderChangeInput.parse({ orderId, ...wanted }))
  if (!shown.ok) throw new Error(`the change was refused: ${JSON.stringify(shown)}`)
  const agreed = { version: shown.version, agreedBalanceCents: shown.balanceCents }
  const input = changeOrderInput.parse({
    orderId,
    ...wanted,
    ...agreed,
    reason: 'As they asked on the phone',
  })
  const changed = await changeOrder(staff, input)
  if (!changed.ok) throw new Error(`the change was refused: ${JSON.stringify(changed)}`)
  return shown
}
const preview = (orderId: string, wanted: Wanted) =>
  previewOrderChange(moderator(), previewOrderChangeInput.parse({ orderId, ...wanted }))

async function documentsOf(orderId: string) {
  const rows = await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select({ kind: taxDocuments.kind, content: taxDocuments.content })
      .from(taxDocuments)
      .where(eq(taxDocuments.orderId, orderId))
      .orderBy(asc(taxDocuments.kind), asc(taxDocuments.serial)),
  )
  return rows.map(({ kind, content }) => [kind, Number(content['totalCents'])])
}
const itemsOf = (orderId: string) =>
  inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select({ quantity: orderItems.quantity, unitPriceCents: orderItems.unitPriceCents })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position)),
  )
const expectBooks = async () => expect(await checkBooks(admin())).toBe(0)

test('an unpaid order: its total, its stock and its payment follow, and nothing is invoiced', async () => {
  const [a, b] = [
    await addProduct(ctx(), { priceCents: 5_000 }),
    await addProduct(ctx(), { priceCents: 7_000 }),
  ]
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 2 }]))
  const before = await stockOf(ctx(), a.id)
  const shown = await mustChange(moderator(), id, {
    lines: [
      { productId: a.id, quantity: 1 },
      { productId: b.id, quantity: 3 },
    ],
    phone: '+27820000001',
    note: 'Ring twice',
  })
  expect(shown.after.subtotalCents).toBe(26_000)
  expect(shown.balanceCents).toBe(shown.after.totalCents)
  const { order, documents, jobs } = await traceOf(ctx(), id)
  expect(order).toMatchObject({
    totalCents: shown.after.totalCents,
    phone: '+27820000001',
    note: 'Ring twice',
  })
  expect((await stockOf(ctx(), a.id)).stock).toBe(before.stock + 1)
  expect(await stockFaults(ctx(), [a.id, b.id])).toEqual([])
  expect(documents).toEqual([])
  expect(jobs).toContain('send-order-changed')
  // A payment that was begun for the old total comes late: it is kept, what is missing is asked for, and pays.
  await pay(ctx(), { id }, 17_500)
  expect(await getOrder(moderator(), { id })).toMatchObject({
    paymentStatus: 'pending',
    dueCents: order.totalCents - 17_500,
  })
  await pay(ctx(), { id }, order.totalCents - 17_500)
  expect(await getOrder(moderator(), { id })).toMatchObject({ paymentStatus: 'paid', dueCents: 0 })
  expect(await documentsOf(id)).toEqual([['invoice', order.totalCents]])
  await expectBooks()
})

test('jars that it has keep their price, added ones cost what they cost today, and go first', async () => {
  const a = await addProduct(ctx(), { priceCents: 5_000 })
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 2 }]))
  await inTransaction(asShop(ctx()), async ({ db }) => {
    await db.update(products).set({ priceCents: 6_000 }).where(eq(products.id, a.id))
  })
  await mustChange(moderator(), id, { lines: [{ productId: a.id, quantity: 3 }] })
  expect(await itemsOf(id)).toEqual([
    { quantity: 2, unitPriceCents: 5_000 },
    { quantity: 1, unitPriceCents: 6_000 },
  ])
  await mustChange(moderator(), id, { lines: [{ productId: a.id, quantity: 1 }] })
  expect(await itemsOf(id)).toEqual([{ quantity: 1, unitPriceCents: 5_000 }])
  await expectBooks()
})

test('a paid order made dearer owes the difference: it is invoiced anew, and not packed before it is paid', async () => {
  const order = await placePaid(ctx())
  const { id, totalCents } = order
  const shown = await mustChange(moderator(), id, {
    lines: [
      { productId: order.a.id, quantity: 3 },
      { productId: order.b.id, quantity: 2 },
    ],
  })
  expect(shown.balanceCents).toBe(9_901)
  expect(await getOrder(moderator(), { id })).toMatchObject({ paymentStatus: 'paid', dueCents: 9_901 })
  expect(await documentsOf(id)).toEqual([
    ['credit_note', totalCents],
    ['invoice', totalCents],
    ['invoice', totalCents + 9_901],
  ])
  expect((await traceOf(ctx(), id)).order.attention).toBe('wrong_amount')
  await expectBooks()
  const packed = () => changeOrderStatus(moderator(), { orderId: id, to: 'processing' })
  expect(await packed()).toEqual({ ok: false, reason: 'owes', owedCents: 9_901 })
  await pay(ctx(), order, 4_000)
  expect(await packed()).toEqual({ ok: false, reason: 'owes', owedCents: 5_901 })
  await pay(ctx(), order, 5_901)
  expect((await traceOf(ctx(), id)).order.attention).toBeNull()
  expect(await packed()).toEqual({ ok: true })
  await expectBooks()
})

test('a paid order made cheaper gives the difference back by the way it was paid', async () => {
  const order = await placePaid(ctx())
  const { id, totalCents } = order
  const lines = [{ productId: order.a.id, quantity: 3 }]
  const shown = await mustChange(admin(), id, { lines })
  expect(shown.balanceCents).toBe(-9_901)
  expect(await refundsOf(ctx(), id)).toMatchObject([
    { kind: 'surplus', amountCents: 9_901, status: 'pending' },
  ])
  expect(await documentsOf(id)).toEqual([
    ['credit_note', totalCents],
    ['invoice', totalCents],
    ['invoice', totalCents - 9_901],
  ])
  expect(await getOrder(moderator(), { id })).toMatchObject({ paymentStatus: 'paid', dueCents: 0 })
  await expectBooks()
  // Back as it was: what is on its way back is owed again.
  const again = await mustChange(admin(), id, { lines: [...lines, { productId: order.b.id, quantity: 1 }] })
  expect(again.balanceCents).toBe(9_901)
  await expectBooks()
})

test('money is given back, and a discount without a code given, by admins alone', async () => {
  const order = await placePaid(ctx())
  const input = { orderId: order.id, version: 0, reason: 'x' }
  const fewer = { ...input, lines: [{ productId: order.a.id, quantity: 1 }], agreedBalanceCents: -16_567 }
  await expect(changeOrder(moderator(), changeOrderInput.parse(fewer))).rejects.toMatchObject({
    code: 'forbidden',
  })
  const cheaper = { ...input, discount: { kind: 'amount', amountCents: 100 }, agreedBalanceCents: 0 }
  await expect(changeOrder(moderator(), changeOrderInput.parse(cheaper))).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('what is owed is waived by a discount of as much', async () => {
  const order = await placePaid(ctx())
  const lines = [
    { productId: order.a.id, quantity: 3 },
    { productId: order.b.id, quantity: 2 },
  ]
  await mustChange(moderator(), order.id, { lines })
  const shown = await mustChange(admin(), order.id, { discount: { kind: 'amount', amountCents: 9_901 } })
  expect(shown.balanceCents).toBe(0)
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({
    attention: null,
    discountCents: 9_901,
    discountCode: null,
  })
  expect(await changeOrderStatus(moderator(), { orderId: order.id, to: 'processing' })).toEqual({ ok: true })
  await expectBooks()
})

test('a code is taken off when the goods are no longer worth it, and the preview says so; another has to be in force', async () => {
  const a = await addProduct(ctx(), { priceCents: 10_000 })
  const { code } = await addDiscount(ctx(), { kind: 'percent', percent: 10, minimumCents: 20_000 })
  const agreedTotalCents = 30_000 - 3_000 + 7_500
  const { id } = await mustPlaceRow(
    ctx(),
    orderOf([{ product: a, quantity: 3 }], { discountCode: code, agreedTotalCents }),
  )
  const two = await preview(id, { lines: [{ productId: a.id, quantity: 2 }] })
  expect(two).toMatchObject({
    ok: true,
    droppedCode: null,
    after: { discountCode: code, discountCents: 2_000 },
  })
  const shown = await mustChange(moderator(), id, { lines: [{ productId: a.id, quantity: 1 }] })
  expect(shown).toMatchObject({
    droppedCode: { code, minimumCents: 20_000 },
    after: { discountCode: null, discountCents: 0 },
  })
  expect(await preview(id, { discount: { kind: 'code', code } })).toMatchObject({
    reason: 'discount_refused',
    refusal: { reason: 'minimum' },
  })
  expect(await preview(id, { discount: { kind: 'code', code: 'NO-SUCH' } })).toMatchObject({
    reason: 'discount_refused',
  })
  await expectBooks()
})

test('an order that is being packed: jars go back to their batches, and others are packed', async () => {
  const a = await addBatched(admin(), [
    { quantity: 2, batchCode: 'A', bestBefore: '2027-01-31' },
    { quantity: 5, batchCode: 'B', bestBefore: '2027-03-31' },
  ])
  const c = await addBatched(admin(), [{ quantity: 4, batchCode: 'C', bestBefore: '2027-02-28' }])
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 3 }]))
  await bringTo(moderator(), id, 'processing')
  expect(await packedOf(ctx(), id)).toEqual({ A: 2, B: 1 })
  await mustChange(moderator(), id, {
    lines: [
      { productId: a.id, quantity: 4 },
      { productId: c.id, quantity: 2 },
    ],
  })
  expect(await packedOf(ctx(), id)).toEqual({ A: 2, B: 2, C: 2 })
  await mustChange(moderator(), id, { lines: [{ productId: c.id, quantity: 1 }] })
  expect(await packedOf(ctx(), id)).toEqual({ C: 1 })
  expect(await shelfOf(ctx(), a.id)).toMatchObject({ onHand: 7, batches: { A: 2, B: 5 } })
  expect(await stockFaults(ctx(), [a.id, c.id])).toEqual([])
})

test('another address costs what it costs there; collecting it costs nothing', async () => {
  const a = await addProduct(ctx(), { priceCents: 5_000 })
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 1 }]))
  const street = { street: '9 Kloof Street', city: 'Cape Town', province: 'WC', postalCode: '8001' } as const
  const sameZone = await mustChange(moderator(), id, { delivery: { method: 'courier', address: street } })
  expect(sameZone.after).toMatchObject({
    address: { street: '9 Kloof Street' },
    deliveryCents: sameZone.before.deliveryCents,
  })
  const collected = await mustChange(moderator(), id, { delivery: { method: 'pickup' } })
  expect(collected.after).toMatchObject({ address: null, deliveryCents: 0, totalCents: 5_000 })
  expect(await getOrder(moderator(), { id })).toMatchObject({ deliveryMethod: 'pickup', address: null })
  const { changes } = await getStaffOrder(moderator(), { id })
  expect(changes.map(({ differenceCents }) => differenceCents)).toEqual([0, -7_500])
  expect(changes[0]).toMatchObject({ actorRole: 'staff', reason: 'As they asked on the phone' })
})

test('what cannot be is refused, and changes nothing', async () => {
  const a = await addProduct(ctx(), { priceCents: 5_000, initialStock: 3 })
  const order = await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 2 }]))
  const { id } = order
  expect(await preview(id, {})).toEqual({ ok: false, reason: 'nothing_changed' })
  expect(await preview(id, { lines: [{ productId: a.id, quantity: 4 }] })).toMatchObject({
    reason: 'out_of_stock',
    lines: [{ productId: a.id, left: 1 }],
  })
  const nowhere = randomUUID()
  expect(await preview(id, { lines: [{ productId: nowhere, quantity: 1 }] })).toMatchObject({
    reason: 'product_gone',
  })
  expect(await preview(id, { discount: { kind: 'amount', amountCents: 10_001 } })).toMatchObject({
    reason: 'discount_too_large',
  })
  const input = { orderId: id, reason: 'x', phone: '+27820000001' }
  const agree = (agreed: { version: number; agreedBalanceCents: number }) =>
    changeOrder(moderator(), changeOrderInput.parse({ ...input, ...agreed }))
  expect(await agree({ version: 1, agreedBalanceCents: order.totalCents })).toEqual({
    ok: false,
    reason: 'changed_meanwhile',
  })
  expect(await agree({ version: 0, agreedBalanceCents: 1 })).toEqual({
    ok: false,
    reason: 'balance_differs',
    balanceCents: order.totalCents,
  })
  await bringTo(moderator(), id, 'shipped')
  expect(await preview(id, { phone: '+27820000001' })).toMatchObject({
    reason: 'not_changeable',
    status: 'shipped',
  })
  expect((await traceOf(ctx(), id)).order).toMatchObject({ phone: order.phone, totalCents: order.totalCents })
})

test('its buyer changes it by its link until it is packed, and gets the difference back by the rule', async () => {
  const order = await placePaid(ctx())
  const { accessKey, id } = order
  const wanted = { accessKey, lines: [{ productId: order.a.id, quantity: 3 }] }
  const parsed = changeOwnOrderInput.parse({ ...wanted, version: 0, agreedBalanceCents: -9_901 })
  const { version: _v, agreedBalanceCents: _b, ...shown } = parsed
  expect(await previewOwnChange(ctx(), shown)).toMatchObject({ ok: true, balanceCents: -9_901 })
  expect(await changeOwnOrder(ctx(), parsed)).toMatchObject({ ok: true })
  expect(await refundsOf(ctx(), id)).toMatchObject([
    { kind: 'surplus', amountCents: 9_901, requestedBy: null },
  ])
  const stranger = { ...shown, accessKey: 'x'.repeat(43) }
  await expect(previewOwnChange(ctx(), stranger)).rejects.toMatchObject({ code: 'not_found' })
  await changeOrderStatus(moderator(), { orderId: id, to: 'processing' })
  expect(await previewOwnChange(ctx(), { ...shown, lines: undefined, phone: '+27820000001' })).toMatchObject({
    reason: 'not_changeable',
  })
  expect(await preview(id, { phone: '+27820000001' })).toMatchObject({ ok: true })
  await expectBooks()
})

test('a buyer’s unpaid order holds no more than the shop keeps from others; staff decide for themselves', async () => {
  const product = await addProduct(ctx(), { initialStock: 20 })
  const { id, accessKey } = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 2 }], { contact: newContact() }),
  )
  const wanted = (quantity: number) => ({ lines: [{ productId: product.id, quantity }] })
  const limited = { ...ctx(), unpaidLimits: UNPAID_LIMITS }
  const own = { accessKey, language: 'en' } as const
  expect(await previewOwnChange(limited, { ...own, ...wanted(13) })).toEqual({
    ok: false,
    reason: 'unpaid_limit',
  })
  expect(await previewOwnChange(limited, { ...own, ...wanted(12) })).toMatchObject({ ok: true })
  const tooMany = { ...own, ...wanted(13), version: 0, agreedBalanceCents: 0 }
  expect(await changeOwnOrder(limited, tooMany)).toMatchObject({ reason: 'unpaid_limit' })
  expect(await preview(id, wanted(13))).toMatchObject({ ok: true })
})

test('refuses a stranger', async () => {
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product: await addProduct(ctx()), quantity: 1 }]))
  const input = changeOrderInput.parse({
    orderId: id,
    version: 0,
    agreedBalanceCents: 0,
    reason: 'x',
    phone: '+27820000001',
  })
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    const other = { ...ctx(), actor }
    for (const call of [
      () => changeOrder(other, input),
      () => previewOrderChange(other, { orderId: id }),
      () => getOrderToChange(other, { orderId: id, language: 'en' }),
      () => readOrderChanges(other, { orderId: id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
})
