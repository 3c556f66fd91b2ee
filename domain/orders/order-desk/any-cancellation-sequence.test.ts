import fc from 'fast-check'
import { expect, test } from 'vitest'
import { traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { stockOf } from '#tests/data/products.ts'
import { refundsOf } from '#tests/data/refunds.ts'
import { cancelSent, endMinute, placeSent } from '#tests/data/sent-orders.ts'
import { packedOf, stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { requestRefund, settleRefund } from '../refunds/index.ts'
import { requestRefundInput } from '../refunds/schemas.ts'
import { sendLostAgain } from '../parcels/index.ts'

/*
 * Lets anything happen to an order that was sent before it is cancelled with some of its goods back: each jar is on the
 * shelf or written off, once, and the money that came is the money that went back, payment by payment.
 */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
const some = fc.nat({ max: 4 })
const STARTED_WITH = 10

test('whatever came before, each jar and each cent is accounted for once', { timeout: 60_000 }, async () => {
  const story = fc.record({
    split: fc.integer({ min: 0, max: 27_400 }),
    refunds: fc.array(fc.record({ jars: some, restocks: fc.boolean(), settles: fc.boolean() }), {
      maxLength: 3,
    }),
    again: fc.array(some, { maxLength: 2 }),
    fit: some,
    damaged: some,
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ split, refunds, again, fit, damaged }) => {
      const payments = [split, 27_400 - split].filter((cents) => cents > 0)
      const order = await placeSent(admin(), payments)
      const { id: orderId, itemA, a, b } = order
      for (const { jars, restocks, settles } of refunds) {
        const lines = [{ itemId: itemA.id, quantity: jars, restocks }]
        const input = requestRefundInput.safeParse({ kind: 'goods', orderId, reason: 'x', lines })
        const opened = input.success ? await requestRefund(admin(), input.data) : undefined
        if (opened?.ok && settles) {
          await settleRefund(admin(), { refundId: opened.refundId, reference: opened.refundId })
        }
      }
      let lostNumber = 'TCG 0042'
      for (const [at, quantity] of again.entries()) {
        const number = `AGAIN ${at}`
        const lines = [{ itemId: itemA.id, quantity }]
        const tracking = { carrier: 'X', number }
        const sent =
          quantity > 0
            ? await sendLostAgain(admin(), { orderId, lostNumber, lines, tracking, costCents: 1 })
            : { ok: false }
        if (sent.ok) lostNumber = number
      }
      const out = Object.values(await packedOf(ctx(), orderId)).reduce((sum, jars) => sum + jars, 0)
      const before = (await stockOf(ctx(), a.id)).stock
      const goods = [{ itemId: itemA.id, fit, damaged }]
      const result = await cancelSent(admin(), orderId, goods)
      // One jar is of the other product.
      if (!result.ok) {
        expect(result).toMatchObject({ reason: 'too_many_back', sent: out - 1 })
        expect(fit + damaged).toBeGreaterThan(out - 1)
        return
      }
      await endMinute(admin(), orderId, goods, result.cancelsAt)
      for (const { id, status } of await refundsOf(ctx(), orderId)) {
        if (status === 'pending') await settleRefund(admin(), { refundId: id, reference: id })
      }
      expect((await stockOf(ctx(), a.id)).stock).toBe(before + fit)
      expect((await stockOf(ctx(), b.id)).stock).toBe(STARTED_WITH - 1)
      expect(await packedOf(ctx(), orderId)).toEqual({})
      expect(await stockFaults(ctx(), [a.id, b.id])).toEqual([])
      const end = await traceOf(ctx(), orderId)
      expect(end.order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
      for (const payment of end.payments) expect(payment.refundedCents).toBe(payment.amountCents)
      const settled = await refundsOf(ctx(), orderId)
      expect(settled.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(order.vatCents)
      expect(end.documents.filter(({ kind }) => kind === 'credit_note')).toHaveLength(settled.length)
    }),
    { numRuns: 40 },
  )
})
