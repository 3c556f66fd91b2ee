import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderItems } from '#database/schema/index.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { type TestProduct } from '#tests/data/products.ts'
import { pay, refundsOf } from '#tests/data/refunds.ts'
import { addSet } from '#tests/data/sets.ts'
import { addBatched, packedOf, stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeOrder, previewOrderChange } from '../order-changes/index.ts'
import { changeOrderInput, previewOrderChangeInput } from '../order-changes/schemas.ts'
import { requestRefund, settleRefund } from '../refunds/index.ts'
import { requestRefundInput } from '../refunds/schemas.ts'
import { changeOrderStatus } from './index.ts'

/*
 * Lets anything happen to orders of sets and jars that share their parts: they are paid, changed, packed, refunded by
 * part, and called off. After each step stock, batches and money agree.
 */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)

const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const) }),
  fc.record({ kind: fc.constant('pack' as const) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({
    kind: fc.constant('change' as const),
    box: fc.nat({ max: 3 }),
    pair: fc.nat({ max: 2 }),
    jar: fc.nat({ max: 3 }),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    item: fc.nat({ max: 5 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    restocks: fc.boolean(),
    settles: fc.boolean(),
  }),
)
const story = fc.record({
  box: fc.integer({ min: 1, max: 3 }),
  jar: fc.nat({ max: 2 }),
  steps: fc.array(step, { minLength: 2, maxLength: 7 }),
})

test('whatever happens to sets and jars, stock, batches and money agree', { timeout: 60_000 }, async () => {
  const jars: TestProduct[] = []
  for (const batchCode of ['A', 'B', 'C']) {
    const lots = [
      { quantity: 150, batchCode: `${batchCode}1`, bestBefore: '2099-01-31' },
      { quantity: 850, batchCode: `${batchCode}2`, bestBefore: '2099-03-31' },
    ]
    jars.push(await addBatched(admin(), lots))
  }
  const [a, b, c] = jars as [TestProduct, TestProduct, TestProduct]
  const box = await addSet(
    ctx(),
    [a, b, c].map((product, i) => ({ product, quantity: i + 1 })),
    {
      priceCents: 49_999,
    },
  )
  const pair = await addSet(ctx(), [{ product: c, quantity: 2 }], { priceCents: 16_001 })
  await fc.assert(
    fc.asyncProperty(story, async ({ box: boxes, jar, steps }) => {
      const lines = [
        { product: box, quantity: boxes },
        { product: a, quantity: jar },
      ].filter(({ quantity }) => quantity > 0)
      const { id: orderId } = await mustPlaceRow(ctx(), orderOf(lines, { contact: newContact() }))
      for (const one of steps) {
        await take(orderId, one, { box, pair, a })
        expect(
          await stockFaults(
            ctx(),
            jars.map(({ id }) => id),
          ),
        ).toEqual([])
        for (const quantity of Object.values(await packedOf(ctx(), orderId)))
          expect(quantity).toBeGreaterThan(0)
      }
      expect(await checkBooks(admin())).toBe(0)
    }),
    { numRuns: 25, seed: 31, endOnFailure: true },
  )
})

/** Takes a step, if the order is in a state in which it may be taken. */
async function take(
  orderId: string,
  one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  { box, pair, a }: Record<'box' | 'pair' | 'a', TestProduct>,
): Promise<void> {
  switch (one.kind) {
    case 'pay': {
      const preview = await previewOrderChange(admin(), previewOrderChangeInput.parse({ orderId, note: 'x' }))
      if (preview.ok && preview.balanceCents > 0) await pay(ctx(), { id: orderId }, preview.balanceCents)
      return
    }
    case 'pack':
      await changeOrderStatus(admin(), { orderId, to: 'processing' })
      return
    case 'cancel':
      await changeOrderStatus(admin(), { orderId, to: 'cancelled' })
      return
    case 'change': {
      const lines = [
        { productId: box.id, quantity: one.box },
        { productId: pair.id, quantity: one.pair },
        { productId: a.id, quantity: one.jar },
      ].filter(({ quantity }) => quantity > 0)
      if (lines.length === 0) return
      const wanted = previewOrderChangeInput.parse({ orderId, lines })
      const shown = await previewOrderChange(admin(), wanted)
      if (!shown.ok) return
      const agreed = { version: shown.version, agreedBalanceCents: shown.balanceCents, reason: 'x' }
      const changed = await changeOrder(admin(), changeOrderInput.parse({ ...wanted, ...agreed }))
      expect(changed).toMatchObject({ ok: true, balanceCents: shown.balanceCents })
      return
    }
    case 'refund': {
      const items = await inTransaction(asShop(ctx()), ({ db }) =>
        db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position)),
      )
      const item = items[one.item % items.length]
      const lines = [{ itemId: item?.id, quantity: one.quantity, restocks: one.restocks }]
      const input = requestRefundInput.parse({ kind: 'goods', orderId, reason: 'x', lines })
      const asked = await requestRefund(admin(), input)
      if (!asked.ok || !one.settles) return
      const pending = (await refundsOf(ctx(), orderId)).filter(({ status }) => status === 'pending')
      for (const { id } of pending) await settleRefund(admin(), { refundId: id, reference: id })
    }
  }
}
