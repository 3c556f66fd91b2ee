import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, vouchers } from '#database/schema/index.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { mustCancel, newContact, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { pay, refundsOf } from '#tests/data/refunds.ts'
import { addBatched, stockFaults } from '#tests/data/stock.ts'
import { addVoucher } from '#tests/data/vouchers.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { cancelMyOrder } from '../my-orders/index.ts'
import { changeOrder, previewOrderChange } from '../order-changes/index.ts'
import { getOrderByLink } from '../orders/index.ts'
import { requestRefund, returnVoucherMoney, settleRefund } from '../refunds/index.ts'
import { requestRefundInput } from '../refunds/schemas.ts'
import { payWithVoucher } from './index.ts'

const STEPS = 250
const SEED = 20_261_142

const shop = useTestDatabase()
let seconds = Date.parse('2026-12-01T08:30:00Z') / 1_000
/** Each call is a second later, and of another sender. */
const ctx = () => testCtx(shop(), { now: () => new Date((seconds += 1) * 1_000), client: clientAt() })
const { admin } = useStaff(ctx)

/** A small seeded random generator, so that a failing walk can be repeated. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test(`after each of ${STEPS} steps vouchers, money and stock agree (seed ${SEED})`, async () => {
  const throwDice = dice(SEED)
  const pick = <T>(all: readonly T[]): T => all[throwDice(all.length)] as T
  const jar = await addBatched(admin(), [{ quantity: 2_000, batchCode: 'V1', bestBefore: '2027-03-31' }])
  const cards = await Promise.all(
    [9_000, 30_000, 90_000].map((amountCents) => addVoucher(ctx(), { amountCents })),
  )
  const placed: string[] = []
  const done = new Map<string, number>()
  const find = (accessKey: string) => getOrderByLink(ctx(), { accessKey, language: 'en' })

  const steps: Record<string, () => Promise<boolean>> = {
    async place() {
      const input = orderOf([{ product: jar, quantity: 1 + throwDice(4) }], {
        contact: newContact(),
        delivery: { method: 'pickup' },
      })
      const cents = 1 + throwDice(input.agreedTotalCents)
      const voucher =
        throwDice(4) > 0
          ? { code: pick(cards).code, cents: pick([cents, input.agreedTotalCents]) }
          : undefined
      const result = await tryToPlace(ctx(), { ...input, voucher })
      if (result.ok) placed.push(result.order.accessKey)
      return result.ok
    },
    async voucher() {
      const accessKey = pick(placed)
      return (await payWithVoucher(ctx(), { accessKey, code: pick(cards).code, language: 'en' })).ok
    },
    async money() {
      const { id, dueCents } = await find(pick(placed))
      if (dueCents > 0) await pay(ctx(), { id }, throwDice(4) === 0 ? 1 + throwDice(dueCents) : dueCents)
      return dueCents > 0
    },
    async refund() {
      const { id: orderId } = await find(pick(placed))
      const items = await inTransaction(asShop(ctx()), ({ db }) =>
        db.select().from(orderItems).where(eq(orderItems.orderId, orderId)),
      )
      const lines = items.map(({ id }) => ({
        itemId: id,
        quantity: throwDice(2),
        amountCents: 1 + throwDice(9_000),
      }))
      const input = requestRefundInput.parse({ orderId, kind: 'goods', reason: 'Any', lines })
      return (await requestRefund(admin(), input)).ok
    },
    async settle() {
      const { id } = await find(pick(placed))
      const pending = (await refundsOf(ctx(), id)).find(({ status }) => status === 'pending')
      return !!pending && (await settleRefund(admin(), { refundId: pending.id, reference: 'FNB' })).ok
    },
    async change() {
      const { id: orderId } = await find(pick(placed))
      const wanted = { orderId, lines: [{ productId: jar.id, quantity: 1 + throwDice(5) }] }
      const shown = await previewOrderChange(admin(), wanted)
      if (!shown.ok) return false
      const agreed = { version: shown.version, agreedBalanceCents: shown.balanceCents, reason: 'Any' }
      return (await changeOrder(admin(), { ...wanted, ...agreed })).ok
    },
    async cancel() {
      const accessKey = pick(placed)
      const { id, status } = await find(accessKey)
      if (throwDice(2) > 0) return (await cancelMyOrder(ctx(), { accessKey })).ok
      if (status !== 'pending') return false
      await mustCancel(admin(), id)
      await returnVoucherMoney(asShop(ctx()), { orderId: id })
      return true
    },
  }

  await steps['place']?.()
  for (let step = 0; step < STEPS; step += 1) {
    const name = placed.length === 0 ? 'place' : pick([...Object.keys(steps), 'place', 'money', 'voucher'])
    if (await steps[name]?.()) done.set(name, (done.get(name) ?? 0) + 1)
    const balances = await inTransaction(asShop(ctx()), ({ db }) =>
      db
        .select({ amount: vouchers.amountCents, left: vouchers.balanceCents })
        .from(vouchers)
        .where(
          inArray(
            vouchers.id,
            cards.map(({ id }) => id),
          ),
        ),
    )
    for (const { amount, left } of balances) {
      expect(left, `step ${step}: ${name}`).toBeGreaterThanOrEqual(0)
      expect(left, `step ${step}: ${name}`).toBeLessThanOrEqual(amount)
    }
    expect(await stockFaults(ctx(), [jar.id]), `step ${step}: ${name}`).toEqual([])
    if (step % 10 === 9) {
      await checkBooks(admin())
      expect((await listCheckRuns(admin())).findings, `step ${step}: ${name}`).toEqual([])
    }
  }
  // All of them were done, so that the walk says something.
  expect([...done.keys()].toSorted()).toEqual(Object.keys(steps).toSorted())
}, 120_000)
