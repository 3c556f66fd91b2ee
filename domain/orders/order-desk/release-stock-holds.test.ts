import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, changesOf } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { recordTransfer } from '../payments/index.ts'
import { listOrders, releaseStockHolds } from './index.ts'
import { listOrdersInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
async function moderator() {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  return { moe, staff: { ...ctx(), actor: asStaff(moe) } }
}
const place = (product: TestProduct, address: string, email = `${randomUUID()}@example.com`) =>
  mustPlaceRow(
    testCtx(shop(), { client: clientAt(address) }),
    orderOf([{ product, quantity: 3 }], {
      contact: { ...newContact(), email },
    }),
  )

test('releases one order: it is cancelled, its stock is back, the buyer gets a mail, and the audit log has it', async () => {
  const product = await addProduct(ctx())
  const { id, number } = await place(product, '10.4.0.1')
  const { moe, staff } = await moderator()
  expect(await releaseStockHolds(staff, { orderId: id, scope: 'order' })).toEqual({ ok: true, released: 1 })
  const { order, history, jobs } = await traceOf(ctx(), id)
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' })
  expect(history.at(-2)).toMatchObject({ actorId: moe.id, reason: 'Not paid: stock released' })
  expect(jobs).toContain('send-order-cancelled')
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 10, ledger: 10 })
  expect(await auditOf(ctx(), id)).toMatchObject([
    { action: 'hold.released', actorId: moe.id, details: { number } },
  ])
  expect(await changesOf(ctx(), id)).toMatchObject([{ status: { before: 'pending', after: 'cancelled' } }])
  expect(await releaseStockHolds(staff, { orderId: id, scope: 'order' })).toEqual({
    ok: false,
    reason: 'not_held',
  })
  expect(await auditOf(ctx(), id)).toHaveLength(1)
})

test('leaves what others of the same network hold', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const [mine, theirs] = await Promise.all(
    [1, 2].map((household) => {
      const address = `2001:db8:1:${household}::/64`
      const client = { address, network: '2001:db8:1::/48', host: 'shop.test', userAgent: '' }
      return mustPlaceRow(
        testCtx(shop(), { client }),
        orderOf([{ product, quantity: 3 }], { contact: newContact() }),
      )
    }),
  )
  if (!mine || !theirs) throw new Error('too few orders')
  const { staff } = await moderator()
  expect(await releaseStockHolds(staff, { orderId: mine.id, scope: 'buyer' })).toEqual({
    ok: true,
    released: 1,
  })
  expect((await traceOf(ctx(), theirs.id)).order).toMatchObject({ status: 'pending' })
  expect(await releaseStockHolds(staff, { orderId: theirs.id, scope: 'order' })).toMatchObject({ ok: true })
})

test('releases all that one buyer has not paid, by network address or contact, and nothing else', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const email = `${randomUUID()}@example.com`
  const first = await place(product, '10.4.1.1', email)
  const [sameAddress, sameEmail] = [await place(product, '10.4.1.1'), await place(product, '10.4.1.2', email)]
  const [paid, other] = [await place(product, '10.4.1.1'), await place(product, '10.4.1.3')]
  const { staff } = await moderator()
  await recordTransfer(staff, { orderId: paid.id, reference: paid.id, amountCents: paid.totalCents })

  const { items, held } = await listOrders(staff, listOrdersInput.parse({ status: 'unpaid' }))
  expect(items.map(({ number }) => number)).toEqual(
    [other, sameEmail, sameAddress, first].map(({ number }) => number),
  )
  expect(items.map(({ hold }) => hold?.ofBuyer)).toEqual([1, 2, 2, 3])
  expect(items.at(0)?.hold?.payBy).toEqual(other.payBy)
  expect(held).toEqual({ orders: 4, items: 12, cents: 4 * other.totalCents })

  expect(await releaseStockHolds(staff, { orderId: first.id, scope: 'buyer' })).toEqual({
    ok: true,
    released: 3,
  })
  const statuses = []
  for (const { id } of [first, sameAddress, sameEmail, paid, other]) {
    statuses.push((await traceOf(ctx(), id)).order.status)
  }
  expect(statuses).toEqual(['cancelled', 'cancelled', 'cancelled', 'confirmed', 'pending'])
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 94, ledger: 94 })
})

test('refuses a stranger, its buyer, staff who buy, and the shop itself', async () => {
  const { id, accessKey } = await place(await addProduct(ctx()), '10.4.2.1')
  const [ann, ada] = [await addPerson(ctx()), await addPerson(ctx(), { roles: ['admin'] })]
  for (const actor of [
    ctx().actor,
    { role: 'visitor', orderKey: accessKey },
    ann.actor,
    ada.actor,
    { role: 'shop' },
  ] as const) {
    for (const scope of ['order', 'buyer'] as const) {
      await expect(releaseStockHolds({ ...ctx(), actor }, { orderId: id, scope })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
  }
  expect((await traceOf(ctx(), id)).order.status).toBe('pending')
})
