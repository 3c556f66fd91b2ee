import { expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf, tracking, traceOf } from '#tests/data/orders.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { stockOf } from '#tests/data/products.ts'
import { addBatched, packedOf, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeOrderStatus } from '../order-desk/index.ts'
import { recordTransfer } from '../payments/index.ts'
import { readParts } from '../refunds/index.ts'
import { inTransaction } from '#domain/kernel/context.ts'
import { readParcels, sendLostAgain } from './index.ts'
import type { SendLostAgainInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin: staff } = useStaff(ctx)

/** An order of three jars that a courier has, of a product with six in a batch that expires soon and four that last. */
async function shipped() {
  const product = await addBatched(staff(), [
    { quantity: 6, batchCode: 'SOON', bestBefore: '2027-06-30' },
    { quantity: 4, batchCode: 'LATE', bestBefore: '2028-06-30' },
  ])
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 3 }], { contact: newContact() }))
  const { id: orderId, number: reference, totalCents: amountCents } = order
  await recordTransfer(staff(), { orderId, reference, amountCents })
  for (const to of ['processing', 'shipped'] as const) {
    expect(await changeOrderStatus(staff(), { orderId, to, tracking })).toEqual({ ok: true })
  }
  const [item] = await inTransaction(staff(), (ctx) => readParts(ctx, { orderId }))
  return { order, product, itemId: item?.itemId ?? '' }
}
const NEXT = { carrier: 'The Courier Guy', number: 'TCG 0043' }
type Shipped = Awaited<ReturnType<typeof shipped>>
const send = ({ order, itemId }: Shipped, quantity = 3, change: Partial<SendLostAgainInput> = {}) =>
  sendLostAgain(staff(), {
    orderId: order.id,
    lostNumber: tracking.number,
    lines: [{ itemId, quantity }],
    tracking: NEXT,
    costCents: 9_500,
    ...change,
  })

test('the same jars leave the stock once more, the first to expire first, with a new number and a mail', async () => {
  const lost = await shipped()
  const { order, product } = lost
  const before = await traceOf(ctx(), order.id)
  const result = await send(lost)
  expect(result).toMatchObject({ ok: true })
  const after = await traceOf(ctx(), order.id)
  expect(after.order).toMatchObject({
    status: 'shipped',
    paymentStatus: 'paid',
    trackingNumber: NEXT.number,
    totalCents: order.totalCents,
  })
  expect(after.jobs.slice(before.jobs.length)).toEqual(['send-parcel-again'])
  // Nothing more is charged or invoiced.
  expect(after.documents).toEqual(before.documents)
  expect(after.payments).toEqual(before.payments)
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 4, ledger: 4 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 4, missing: 0, batches: { LATE: 4 } })
  expect(await packedOf(ctx(), order.id)).toEqual({ SOON: 6 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
  const { parcels } = await inTransaction(staff(), (ctx) =>
    readParcels(ctx, { orderId: order.id, language: 'en' }),
  )
  expect(parcels).toMatchObject([
    {
      reason: 'lost',
      lost: { carrier: tracking.carrier, number: tracking.number },
      tracking: { ...NEXT, url: null },
      costCents: 9_500,
      lines: [{ quantity: 3 }],
    },
  ])
  expect(await auditOf(ctx(), order.id)).toMatchObject([
    { actorId: ada.id, action: 'parcel.sent-again', details: { reference: NEXT.number, jars: '3' } },
  ])
})

test('its buyer reads what is in the new parcel, its number, and that nothing is to be paid', async () => {
  const lost = await shipped()
  await send(lost, 2)
  const mails = await mailsTo(ctx(), lost.order.email)
  const { subject, text } = mails[0] ?? {}
  expect(subject).toBe(`A new parcel for your order ${lost.order.number}`)
  expect(text).toContain('2 × ')
  expect(text).toContain(NEXT.number)
  expect(text).toContain('There’s nothing to pay.')
})

test('of two who send it again one is told; so is who gives the new parcel the number of the lost one', async () => {
  const lost = await shipped()
  expect(await send(lost, 3, { tracking: { ...NEXT, number: tracking.number } })).toEqual({
    ok: false,
    reason: 'same_number',
  })
  const results = await Promise.all([
    send(lost),
    send(lost, 3, { tracking: { ...NEXT, number: 'TCG 0044' } }),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results).toContainEqual({ ok: false, reason: 'overtaken' })
  expect(await stockOf(ctx(), lost.product.id)).toMatchObject({ stock: 4, ledger: 4 })
})

test('sends no more than was ordered, no more than there is, and nothing that was not sent', async () => {
  const lost = await shipped()
  const { itemId } = lost
  expect(await send(lost, 4)).toEqual({ ok: false, reason: 'too_many', itemId, left: 3 })
  const other = await shipped()
  expect(await send(lost, 3, { lines: [{ itemId: other.itemId, quantity: 1 }] })).toEqual({
    ok: false,
    reason: 'unknown_item',
    itemId: other.itemId,
  })
  await mustPlaceRow(ctx(), orderOf([{ product: lost.product, quantity: 5 }], { contact: newContact() }))
  expect(await send(lost)).toEqual({ ok: false, reason: 'out_of_stock', itemId, left: 2 })
  expect(await stockFaults(ctx(), [lost.product.id])).toEqual([])
  expect(await send(lost, 2)).toMatchObject({ ok: true })
  await changeOrderStatus(staff(), { orderId: other.order.id, to: 'returned' })
  expect(await send(other)).toEqual({ ok: false, reason: 'not_sent' })
})

test('refuses a stranger', async () => {
  const lost = await shipped()
  for (const actor of STRANGERS) {
    const input = { lines: [{ itemId: lost.itemId, quantity: 1 }], tracking: NEXT, costCents: 0 }
    await expect(
      sendLostAgain(testCtx(shop(), { actor }), {
        ...input,
        orderId: lost.order.id,
        lostNumber: tracking.number,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  }
})
