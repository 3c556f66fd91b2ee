import { expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf, traceOf } from '#tests/data/orders.ts'
import { auditOf, changesOf, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { everythingOf, mustRequest, pay, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { setPaymentStatus } from './index.ts'
import { setPaymentStatusInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)
const set = (orderId: string, step: object) =>
  setPaymentStatus(admin(), setPaymentStatusInput.parse({ orderId, reason: 'The bank says so', ...step }))
const REFUNDED = { to: 'refunded', reference: 'FNB 9', isSure: true }
const unpaid = async () =>
  mustPlaceRow(ctx(), orderOf([{ product: await addProduct(ctx()), quantity: 1 }], { contact: newContact() }))

test('a payment fails and is waited for again, with who, why, before and after', async () => {
  const { id, number } = await unpaid()
  expect(await set(id, { to: 'failed' })).toEqual({ ok: true })
  expect(await set(id, { to: 'pending' })).toEqual({ ok: true })
  const { order, history, payments } = await traceOf(ctx(), id)
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  expect(payments).toEqual([])
  expect(history.slice(-2)).toMatchObject([
    { fromStatus: 'pending', toStatus: 'failed', actorId: ada.id, reason: 'The bank says so' },
    { fromStatus: 'failed', toStatus: 'pending' },
  ])
  const details = { number, reason: 'The bank says so' }
  expect(await auditOf(ctx(), id)).toEqual(
    Array.from({ length: 2 }, () => ({ actorId: ada.id, action: 'payment.status-set', details })),
  )
  expect(await changesOf(ctx(), id)).toEqual([
    { paymentStatus: { before: 'pending', after: 'failed' } },
    { paymentStatus: { before: 'failed', after: 'pending' } },
  ])
  // The money may still come.
  await set(id, { to: 'failed' })
  await pay(ctx(), order, order.totalCents)
  expect((await traceOf(ctx(), id)).order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
})

test('refunded is what an admin has sent back: asked first, then all of it, with its credit note', async () => {
  const order = await placePaid(ctx())
  expect(await set(order.id, { ...REFUNDED, isSure: false })).toEqual({ ok: false, reason: 'is_money' })
  expect(await set(order.id, REFUNDED)).toEqual({ ok: true })
  const { order: row, documents, payments, jobs } = await traceOf(ctx(), order.id)
  expect(row).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
  expect(documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }])
  expect(payments[0]?.refundedCents).toBe(order.totalCents)
  expect(jobs).toContain('send-refunded')
  expect(jobs).not.toContain('send-refund')
  expect(await refundsOf(ctx(), order.id)).toMatchObject([
    { status: 'settled', isByHand: true, reference: 'FNB 9', amountCents: order.totalCents },
  ])
  expect((await changesOf(ctx(), order.id)).at(-1)).toEqual({
    paymentStatus: { before: 'paid', after: 'refunded' },
  })
})

test('only the steps that a payment may take, and no second refund of what is on its way', async () => {
  const order = await placePaid(ctx())
  expect(await set(order.id, { to: 'failed' })).toEqual({
    ok: false,
    reason: 'illegal_payment_step',
    from: 'paid',
  })
  expect(setPaymentStatusInput.safeParse({ orderId: order.id, reason: 'x', to: 'cancelled' }).success).toBe(
    false,
  )
  await mustRequest(admin(), everythingOf(order))
  expect(await set(order.id, REFUNDED)).toEqual({ ok: false, reason: 'refund_pending' })
  const { id } = await unpaid()
  expect(await set(id, REFUNDED)).toMatchObject({ reason: 'illegal_payment_step' })
})

test('of two who record the same refund one is told', async () => {
  const order = await placePaid(ctx())
  const results = await Promise.all([set(order.id, REFUNDED), set(order.id, REFUNDED)])
  expect(results).toContainEqual({ ok: false, reason: 'illegal_payment_step', from: 'refunded' })
  expect(await refundsOf(ctx(), order.id)).toHaveLength(1)
})

test('refuses a stranger', async () => {
  const { id } = await unpaid()
  for (const actor of BELOW_ADMIN) {
    const input = { orderId: id, to: 'failed', reason: 'x' } as const
    await expect(setPaymentStatus(testCtx(shop(), { actor }), input)).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
