import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { taxDocuments } from '#database/schema/index.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { newContact, traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { cancelMyOrder } from '../my-orders/index.ts'
import { cancelPaidOrder, changeOrderStatus } from '../order-desk/index.ts'
import { getOrder } from '../orders/index.ts'
import { settleRefund } from '../refunds/index.ts'
import { changeOrder } from './index.ts'
import { changeOrderInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, ada } = useStaff(ctx)
const REST = 9_901

/** A paid order that owes for the jar that was added to it. */
async function placeOwing() {
  const order = await placePaid(ctx(), 'bank_transfer', { contact: newContact() })
  const lines = [
    { productId: order.a.id, quantity: 3 },
    { productId: order.b.id, quantity: 2 },
  ]
  const input = { orderId: order.id, lines, version: 0, agreedBalanceCents: REST, reason: 'One more' }
  expect(await changeOrder(admin(), changeOrderInput.parse(input))).toMatchObject({ ok: true })
  return order
}

/** Settles what goes back; then its papers add up to nothing. */
async function expectNothingSold(orderId: string) {
  for (const { id: refundId, status } of await refundsOf(ctx(), orderId)) {
    if (status === 'pending') await settleRefund(admin(), { refundId, reference: 'FNB' })
  }
  const { order } = await traceOf(ctx(), orderId)
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', attention: null })
  const documents = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId)),
  )
  const cents = documents.map(
    ({ kind, content }) => Number(content['totalCents']) * (kind === 'invoice' ? 1 : -1),
  )
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0)
  expect(await checkBooks(admin())).toBe(0)
}

test('its buyer cancels an order that still owes something: all that was paid goes back, and nothing stays sold', async () => {
  const { id, accessKey, totalCents } = await placeOwing()
  expect(await cancelMyOrder(ctx(), { accessKey })).toEqual({ ok: true })
  expect(await refundsOf(ctx(), id)).toMatchObject([{ kind: 'goods', amountCents: totalCents }])
  expect(await getOrder(admin(), { id })).toMatchObject({ totalCents, dueCents: 0 })
  await expectNothingSold(id)
})

test('so does staff, who then refund all of it', async () => {
  const order = await placeOwing()
  const { id: orderId } = order
  const scheduled = await changeOrderStatus(admin(), {
    orderId,
    to: 'cancelled',
    reason: 'Gone',
    isSure: true,
  })
  if (!scheduled.ok || !scheduled.cancelsAt) throw new Error('the order is not being cancelled')
  const job = { orderId, actorId: ada.id, reason: 'Gone', jobId: 0 }
  await cancelPaidOrder(asShop(ctx()), { ...job, cancelsAt: scheduled.cancelsAt.toISOString() })
  const { itemA, itemB, deliveryCents } = order
  await mustRequest(admin(), {
    ...everythingOf(order),
    lines: [
      { itemId: itemA.id, quantity: 3 },
      { itemId: itemB.id, quantity: 2 },
    ],
    deliveryCents,
  })
  await expectNothingSold(orderId)
})
