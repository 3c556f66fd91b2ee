import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { traceOf } from '#tests/data/orders.ts'
import { everythingOf, mustRequest, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { createDiscount } from '../discounts/index.ts'
import { createDiscountInput } from '../discounts/schemas.ts'
import { getStaffOrder } from '../order-desk/index.ts'
import { cancelRefund, requestRefund, settleRefund } from './index.ts'
import { requestRefundInput } from './schemas.ts'
import { useStaff } from '#tests/data/people.ts'

const shop = useTestDatabase()
let seconds = Date.parse('2026-12-01T08:30:00Z') / 1_000
/** Each call is a second later. */
const ctx = () => testCtx(shop(), { now: () => new Date((seconds += 1) * 1_000) })
const { admin: staff } = useStaff(ctx)
const ask = (input: unknown) => requestRefund(staff(), requestRefundInput.parse(input))
const ofPayments = async (orderId: string) =>
  (await traceOf(ctx(), orderId)).payments.map(({ refundedCents }) => refundedCents)

/** A small seeded random generator, so that a failing walk can be repeated. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test('no sequence refunds more than was paid, and in the end everything is refunded, with its VAT', async () => {
  const throwDice = dice(20_261_121)
  for (let round = 0; round < 4; round += 1) {
    const order = round < 2 ? await placePaid(ctx()) : await placeDiscounted()
    const pending: string[] = []
    for (let step = 0; step < 25; step += 1) {
      const items = [order.itemA, order.itemB]
      const lines = items.flatMap(({ id }) => {
        const kind = throwDice(4)
        if (kind === 0) return [{ itemId: id, quantity: throwDice(2) + 1 }]
        if (kind === 1) return [{ itemId: id, quantity: throwDice(2), amountCents: throwDice(4_000) + 1 }]
        return []
      })
      const deliveryCents = throwDice(3) === 0 ? throwDice(3_000) : 0
      const asked = await ask({ ...everythingOf(order), lines, deliveryCents })
      if (asked.ok) pending.push(asked.refundId)
      const refundId = pending.splice(throwDice(pending.length), 1)[0]
      if (refundId && throwDice(2) === 0) await cancelRefund(staff(), { refundId })
      else if (refundId) await settleRefund(staff(), { refundId, reference: 'FNB' })
      await expectSound(order)
    }
    for (const refundId of pending) await settleRefund(staff(), { refundId, reference: 'FNB' })
    const { refundable } = await getStaffOrder(staff(), { id: order.id })
    if (refundable.totalCents > 0) {
      const lines = refundable.items.map(({ itemId, quantity, amountCents }) => ({
        itemId,
        quantity,
        amountCents,
      }))
      const rest = { ...everythingOf(order), lines, deliveryCents: refundable.deliveryCents }
      await settleRefund(staff(), { refundId: await mustRequest(staff(), rest), reference: 'FNB' })
    }
    const settled = (await refundsOf(ctx(), order.id)).filter(({ status }) => status === 'settled')
    const sum = (of: 'amountCents' | 'vatCents') => settled.reduce((cents, refund) => cents + refund[of], 0)
    expect([sum('amountCents'), sum('vatCents')]).toEqual([order.totalCents, order.vatCents])
    const vatOfA = settled
      .flatMap(({ lines }) => lines)
      .filter(({ orderItemId }) => orderItemId === order.itemA.id)
    expect(vatOfA.reduce((cents, line) => cents + line.vatCents, 0)).toBe(order.itemA.vatCents)
    expect((await traceOf(ctx(), order.id)).order.paymentStatus).toBe('refunded')
    expect(await ofPayments(order.id)).toEqual([order.totalCents])
  }
})

/** Places an order with R11.11 off the goods, split over its lines. */
async function placeDiscounted() {
  const code = `OFF-${randomUUID().slice(0, 8)}`
  const input = createDiscountInput.parse({ code, kind: 'amount', amountCents: 1_111 })
  expect(await createDiscount(staff(), input)).toMatchObject({ ok: true })
  const order = await placePaid(ctx(), 'bank_transfer', {
    discountCode: input.code,
    agreedTotalCents: 19_900 - 1_111 + 7_500,
  })
  expect(order.itemA.discountCents).toBeGreaterThan(0)
  return order
}

/** Expects that the payment's reserved amount is what was refunded and what is pending. */
async function expectSound({ id, totalCents }: { id: string; totalCents: number }) {
  const standing = (await refundsOf(ctx(), id)).filter(({ status }) => status !== 'failed')
  const cents = standing.reduce((sum, refund) => sum + refund.amountCents, 0)
  expect(await ofPayments(id)).toEqual([cents])
  expect(cents).toBeLessThanOrEqual(totalCents)
}
