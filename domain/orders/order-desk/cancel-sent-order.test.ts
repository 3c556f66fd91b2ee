import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tracking, traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { stockOf } from '#tests/data/products.ts'
import { mustRequest, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { cancelSent, endMinute, placeSent } from '#tests/data/sent-orders.ts'
import { stockFaults } from '#tests/data/stock.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { settleRefund } from '../refunds/index.ts'
import { sendLostAgain } from '../parcels/index.ts'
import { cancelSentOrder, changeOrderStatus, deleteOrder, undoCancellation } from './index.ts'
import type { GoodsBack } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)

async function cancelled(goods: GoodsBack[], order: { id: string }) {
  const result = await cancelSent(admin(), order.id, goods)
  if (!result.ok) throw new Error(`it was refused: ${JSON.stringify(result)}`)
  await endMinute(admin(), order.id, goods, result.cancelsAt)
}

test('the goods that are back are on sale again, the others written off, and the money goes back', async () => {
  const order = await placeSent(admin())
  const before = await traceOf(ctx(), order.id)
  const goods = [{ itemId: order.itemA.id, fit: 1, damaged: 1 }]
  expect(await cancelSent(admin(), order.id, goods, false)).toMatchObject({ ok: false, reason: 'is_paid' })
  await cancelled(goods, order)

  const after = await traceOf(ctx(), order.id)
  expect(after.order).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', cancelsAt: null })
  expect(after.history.slice(before.history.length)).toMatchObject([
    { fromStatus: 'shipped', toStatus: 'cancelled', actorId: ada.id, reason: 'Nobody at home' },
  ])
  expect(after.jobs.slice(before.jobs.length)).toEqual(['cancel-order', 'send-order-cancelled'])
  // One of three is on the shelf; the ledger has each jar come back, and what was written off leave again.
  expect(await stockOf(ctx(), order.a.id)).toMatchObject({ stock: 8, ledger: 8 })
  expect(await stockOf(ctx(), order.b.id)).toMatchObject({ stock: 9, ledger: 9 })
  expect(after.returned).toMatchObject([{ quantity: 1 }, { quantity: 3 }])
  expect(await stockFaults(ctx(), [order.a.id, order.b.id])).toEqual([])

  const [refund] = await refundsOf(ctx(), order.id)
  expect(refund).toMatchObject({ status: 'pending', amountCents: order.totalCents, requestedBy: ada.id })
  await settleRefund(admin(), { refundId: refund?.id ?? '', reference: 'FNB 1' })
  const end = await traceOf(ctx(), order.id)
  expect(end.order.paymentStatus).toBe('refunded')
  expect(end.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }])
  // The goods come back once.
  expect(end.returned).toEqual(after.returned)
})

test('its buyer reads that it is cancelled, and not that it will not be sent', async () => {
  const order = await placeSent(admin())
  await cancelled([], order)
  const [mail] = await mailsTo(ctx(), order.email)
  expect(mail?.subject).toBe(`Your order ${order.number} has been cancelled`)
  expect(mail?.text).toContain(`We’ve cancelled order ${order.number}.`)
  expect(mail?.text).toContain('We’ll refund you within 7 days')
  expect(mail?.text).not.toContain('won’t send')
})

test('a delivered order can be cancelled, too; one that is to be packed is cancelled as before', async () => {
  const order = await placeSent(admin())
  await changeOrderStatus(admin(), { orderId: order.id, to: 'delivered' })
  await cancelled([{ itemId: order.itemB.id, fit: 1, damaged: 0 }], order)
  expect((await traceOf(ctx(), order.id)).order.status).toBe('cancelled')
  const unsent = await placePaid(ctx())
  expect(await cancelSent(admin(), unsent.id, [])).toMatchObject({
    reason: 'illegal_step',
    from: 'confirmed',
  })
})

test('no more is back than was sent, and what a refund took back is not back twice', async () => {
  const order = await placeSent(admin())
  const { itemA } = order
  const lines = [{ itemId: itemA.id, quantity: 2, restocks: true }]
  const refundId = await mustRequest(admin(), { kind: 'goods', orderId: order.id, lines, reason: 'Returned' })
  await settleRefund(admin(), { refundId, reference: 'FNB 2' })
  const goods = [{ itemId: itemA.id, fit: 1, damaged: 1 }]
  expect(await cancelSent(admin(), order.id, goods)).toEqual({
    ok: false,
    reason: 'too_many_back',
    itemId: itemA.id,
    sent: 1,
  })
  const other = randomUUID()
  expect(await cancelSent(admin(), order.id, [{ itemId: other, fit: 1, damaged: 0 }])).toMatchObject({
    sent: 0,
  })
  await cancelled([{ itemId: itemA.id, fit: 1, damaged: 0 }], order)
  expect(await stockOf(ctx(), order.a.id)).toMatchObject({ stock: 10, ledger: 10 })
  const cents = (await refundsOf(ctx(), order.id)).reduce((sum, refund) => sum + refund.amountCents, 0)
  expect(cents).toBe(order.totalCents)
})

test('what several payments brought goes back on each of them', async () => {
  const order = await placeSent(admin(), [12_000, 14_400, 1_000])
  await cancelled([], order)
  const refunds = await refundsOf(ctx(), order.id)
  expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(27_400)
  expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(3)
  for (const { id } of refunds) await settleRefund(admin(), { refundId: id, reference: randomUUID() })
  const { order: row, payments } = await traceOf(ctx(), order.id)
  expect(row.paymentStatus).toBe('refunded')
  for (const payment of payments) expect(payment.refundedCents).toBe(payment.amountCents)
})

test('of two who cancel it one is told; until the minute is over it can be kept, and nothing else be done with it', async () => {
  const order = await placeSent(admin())
  const results = await Promise.all([cancelSent(admin(), order.id, []), cancelSent(admin(), order.id, [])])
  expect(results).toContainEqual({ ok: false, reason: 'being_cancelled' })
  const cancelsAt = results.flatMap((result) => (result.ok ? result.cancelsAt : []))[0] ?? new Date()
  const lines = [{ itemId: order.itemA.id, quantity: 1 }]
  expect(
    await sendLostAgain(admin(), {
      orderId: order.id,
      lostNumber: tracking.number,
      lines,
      tracking: { carrier: 'X', number: 'X 1' },
      costCents: 0,
    }),
  ).toEqual({ ok: false, reason: 'being_cancelled' })
  await expect(deleteOrder(admin(), { orderId: order.id })).rejects.toMatchObject({ code: 'conflict' })
  expect(await undoCancellation(admin(), { orderId: order.id })).toEqual({ ok: true })
  await endMinute(admin(), order.id, [], cancelsAt)
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({ status: 'shipped', cancelsAt: null })
  expect(await refundsOf(ctx(), order.id)).toEqual([])
})

test('refuses a stranger', async () => {
  const order = await placeSent(admin())
  for (const actor of BELOW_ADMIN) {
    const input = { orderId: order.id, reason: 'x', goods: [], isSure: true }
    await expect(cancelSentOrder(testCtx(shop(), { actor }), input)).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
