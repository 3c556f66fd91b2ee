import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { paymentWaits, UNPAID_LIMITS as LIMITS } from '#shared/orders/unpaid-limits.ts'
import { judgeStockHold } from './judge-stock-hold.ts'
import type { OtherStockHold, StockHold } from './schemas.ts'

const WAITS = paymentWaits({ payOnlineMinutes: 30, payByTransferDays: 5, payLargeTransferHours: 4 })
const hold = (quantity: number, stock: number, change: Partial<StockHold> = {}): StockHold => ({
  isTransfer: true,
  totalCents: quantity * 100,
  lines: [{ productId: 'paste', quantity, stock }],
  ...change,
})
const other = (quantity: number, change: Partial<OtherStockHold> = {}): OtherStockHold => ({
  isByContact: true,
  isByAddress: true,
  isByNetwork: true,
  totalCents: quantity * 100,
  lines: [{ productId: 'paste', quantity }],
  ...change,
})
const judge = (order: StockHold, ...others: OtherStockHold[]) => judgeStockHold(order, others, LIMITS, WAITS)
const tooMany = (most: number) => ({
  ok: false,
  reason: 'unpaid_limit',
  limit: 'quantity',
  lines: [{ productId: 'paste', most }],
})

describe('of one product', () => {
  test.each([
    ['half of what there is, in whole sixes', 100, 48],
    ['the same, one less', 99, 48],
    ['the same, six more', 108, 54],
    ['a dozen where there are few', 14, 12],
    ['a dozen where there are fewer than that: the stock is checked elsewhere', 3, 12],
  ])('a buyer may hold %s', (_what, stock, most) => {
    expect(judge(hold(most, stock))).toMatchObject({ ok: true })
    expect(judge(hold(most + 1, stock))).toEqual(tooMany(most))
  })

  test('what the buyer holds already counts, by contact and by address', () => {
    for (const by of [{ isByAddress: false }, { isByContact: false }]) {
      const who = { ...by, isByNetwork: false }
      // 40 are held of 100, so 60 are left.
      expect(judge(hold(8, 60), other(40, who))).toMatchObject({ ok: true })
      expect(judge(hold(9, 60), other(40, who))).toEqual(tooMany(8))
      expect(judge(hold(1, 52), other(48, who))).toEqual(tooMany(0))
    }
  })

  test('what others of the same contact and of the same address hold is not added up', () => {
    const others = [
      other(40, { isByAddress: false, isByNetwork: false }),
      other(40, { isByContact: false, isByNetwork: false }),
    ]
    expect(judge(hold(12, 120), ...others)).toMatchObject({ ok: true })
  })

  test('what others of one network hold counts less', () => {
    const who = { isByContact: false, isByAddress: false }
    // 60 are held of 120: a network may hold 90 of them.
    expect(judge(hold(30, 60), other(60, who))).toMatchObject({ ok: true })
    expect(judge(hold(31, 60), other(60, who))).toEqual(tooMany(30))
    expect(judge(hold(12, 12), other(12, who))).toMatchObject({ ok: true })
    expect(judge(hold(13, 12), other(12, who))).toEqual(tooMany(12))
  })

  test('other products do not count', () => {
    expect(judge(hold(48, 100), other(48, { lines: [{ productId: 'sauce', quantity: 48 }] }))).toMatchObject({
      ok: true,
    })
  })
})

test.each([
  ['contact', { isByAddress: false, isByNetwork: false }],
  ['address', { isByContact: false, isByNetwork: false }],
  ['network', { isByContact: false, isByAddress: false }],
] as const)('the value that one %s may hold has a limit', (by, who) => {
  const { cents } = LIMITS[by]
  const order = hold(1, 100, { totalCents: 1_000 })
  const rest = cents - 1_000
  expect(judge(order, other(1, { ...who, totalCents: rest }))).toMatchObject({ ok: true })
  expect(judge(order, other(1, { ...who, totalCents: rest + 1 }))).toEqual({
    ok: false,
    reason: 'unpaid_limit',
    limit: 'value',
    // A single order is limited by contact first.
    maxCents: cents,
  })
})

test.each([
  ['contact', { isByAddress: false, isByNetwork: false }],
  ['address', { isByContact: false, isByNetwork: false }],
  ['network', { isByContact: false, isByAddress: false }],
] as const)('the orders that one %s may have open have a limit', (by, who) => {
  const others = Array.from({ length: LIMITS[by].orders }, () => other(1, { ...who, lines: [] }))
  expect(judge(hold(1, 100), ...others.slice(1))).toMatchObject({ ok: true })
  expect(judge(hold(1, 100), ...others)).toEqual({ ok: false, reason: 'unpaid_limit', limit: 'orders' })
})

describe('the wait for the payment', () => {
  const many = (quantity: number, isTransfer = true) => hold(quantity, 10_000, { isTransfer, totalCents: 1 })
  const cheap = (quantity: number, who: Partial<OtherStockHold>) => other(quantity, { ...who, totalCents: 1 })

  test('is five days for a transfer, four hours for a large one', () => {
    expect(judge(many(30))).toEqual({ ok: true, waitMs: 5 * DAY })
    expect(judge(many(31))).toEqual({ ok: true, waitMs: 4 * HOUR })
  })

  test('is short too where several orders are large together', () => {
    expect(judge(many(10), cheap(20, { isByAddress: false }))).toEqual({ ok: true, waitMs: 5 * DAY })
    expect(judge(many(10), cheap(21, { isByAddress: false }))).toEqual({ ok: true, waitMs: 4 * HOUR })
    expect(judge(many(10), cheap(110, { isByContact: false }))).toEqual({ ok: true, waitMs: 5 * DAY })
    expect(judge(many(10), cheap(111, { isByContact: false }))).toEqual({ ok: true, waitMs: 4 * HOUR })
  })

  test('is half an hour online', () => {
    for (const quantity of [1, 31]) {
      expect(judge(many(quantity, false))).toEqual({ ok: true, waitMs: 30 * MINUTE })
    }
  })
})
