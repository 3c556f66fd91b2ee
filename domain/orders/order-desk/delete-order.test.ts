import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { bringTo, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, changesOf, type TestPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { pay } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getOrder, getOrderByLink, listMyOrders } from '../orders/index.ts'
import { deleteOrder, getStaffOrder, listOrders } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
let ann: TestPerson
const { ada, moe, admin } = useStaff(ctx)
beforeAll(async () => {
  ann = await addPerson(ctx())
})
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const place = async () => {
  const product = await addProduct(ctx())
  return { ...(await mustPlaceRow(as(ann), orderOf([{ product, quantity: 2 }]))), product }
}
const notFound = { code: 'not_found', what: 'order' }

test('hides an order from everybody, staff included', async () => {
  const [kept, { id, accessKey }] = [await place(), await place()]
  await deleteOrder(admin(), { orderId: id })

  await expect(getOrder(as(ann), { id })).rejects.toMatchObject(notFound)
  await expect(getOrderByLink(ctx(), { accessKey: accessKey, language: 'en' })).rejects.toMatchObject(
    notFound,
  )
  const bearer: Ctx = { ...ctx(), actor: { ...ann.actor, orderKey: accessKey } }
  await expect(getOrder(bearer, { id })).rejects.toMatchObject(notFound)
  await expect(getOrder(admin(), { id })).rejects.toMatchObject(notFound)
  await expect(getStaffOrder(admin(), { id })).rejects.toMatchObject(notFound)
  for (const { items } of [
    await listMyOrders(as(ann), { page: 1, language: 'en' }),
    await listOrders(admin(), { language: 'en', sort: 'newest' }),
  ]) {
    expect(items.map(({ number }) => number)).toEqual([kept.number])
  }
})

test('keeps its row unchanged, and records who did it', async () => {
  const { id, number } = await place()
  await bringTo(admin(), id, 'delivered')
  const before = await traceOf(ctx(), id)
  await deleteOrder(admin(), { orderId: id })
  expect(await traceOf(ctx(), id)).toEqual({ ...before, order: { ...before.order, hiddenAt: NOW } })
  expect(await auditOf(ctx(), id)).toEqual([
    { actorId: ada.id, action: 'order.deleted', details: { number } },
  ])
  expect(await changesOf(ctx(), id)).toEqual([{ hiddenAt: { before: null, after: NOW.toISOString() } }])
})

test('an unfinished order is cancelled: its jars can be bought again, and its payment is no longer awaited', async () => {
  const { id, product } = await place()
  await deleteOrder(admin(), { orderId: id })
  const { order } = await traceOf(ctx(), id)
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled', hiddenAt: NOW })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 10, ledger: 10 })
})

test('neither a deleted nor an unknown order can be deleted', async () => {
  const { id } = await place()
  await deleteOrder(admin(), { orderId: id })
  await expect(deleteOrder(admin(), { orderId: id })).rejects.toMatchObject(notFound)
  await expect(deleteOrder(admin(), { orderId: randomUUID() })).rejects.toMatchObject(notFound)
  expect(await auditOf(ctx(), id)).toHaveLength(1)
})

test('while a refund is owed, the order is neither hidden nor changed', async () => {
  const conflict = { code: 'conflict', what: 'refund' }
  const [paid, tooLittle, late, tooMuch] = [await place(), await place(), await place(), await place()]
  await pay(ctx(), paid, paid.totalCents)
  await pay(ctx(), tooLittle, 1)
  await bringTo(admin(), late.id, 'expired')
  await pay(ctx(), late, late.totalCents)
  await bringTo(admin(), tooMuch.id, 'delivered')
  await pay(ctx(), tooMuch, tooMuch.totalCents)
  await pay(ctx(), tooMuch, 1)
  for (const { id } of [paid, tooLittle, late, tooMuch]) {
    const before = await traceOf(ctx(), id)
    await expect(deleteOrder(admin(), { orderId: id })).rejects.toMatchObject(conflict)
    expect(await traceOf(ctx(), id)).toEqual(before)
  }
})

test('a paid and delivered order owes nothing, so it can be hidden', async () => {
  const { id, totalCents } = await place()
  await bringTo(admin(), id, 'delivered')
  await pay(ctx(), { id }, totalCents)
  await deleteOrder(admin(), { orderId: id })
  expect((await traceOf(ctx(), id)).order).toMatchObject({ paymentStatus: 'paid', hiddenAt: NOW })
})

test('refuses a stranger, its owner, a moderator, an admin who buys, and the shop itself', async () => {
  const { id, accessKey } = await place()
  for (const actor of [
    ctx().actor,
    { role: 'visitor', orderKey: accessKey },
    ann.actor,
    { ...ann.actor, orderKey: accessKey },
    ada.actor,
    asStaff(moe),
    { role: 'shop' },
  ] as const) {
    await expect(deleteOrder({ ...ctx(), actor }, { orderId: id })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  expect((await traceOf(ctx(), id)).order.hiddenAt).toBeNull()
  expect(await auditOf(ctx(), id)).toEqual([])
})
