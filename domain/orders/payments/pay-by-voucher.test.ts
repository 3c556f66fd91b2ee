import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'
import { orderItems, orders, payments, products } from '#database/schema/index.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import {
  demoCardPayment,
  mustCancel,
  mustPlaceRow,
  newContact,
  orderOf,
  tryToPlace,
} from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { pay, refundsOf } from '#tests/data/refunds.ts'
import { addVoucher, codeOf, entriesOf, mustPlaceVoucher, rowOf } from '#tests/data/vouchers.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { quoteCheckout } from '../checkout/index.ts'
import { makeCode } from '../vouchers/index.ts'
import { getOrder, expireOrders } from '../orders/index.ts'
import { changeOrder, previewOrderChange } from '../order-changes/index.ts'
import { cancelMyOrder } from '../my-orders/index.ts'
import { getTaxDocument } from '../invoices/index.ts'
import { requestRefund, returnVoucherMoney } from '../refunds/index.ts'
import { requestRefundInput } from '../refunds/schemas.ts'
import { capturePayment, payWithVoucher } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T09:00:00Z')
let time = NOW
const ctx = (): Ctx => testCtx(shop(), { now: () => time, client: clientAt() })
const byShop = () => asShop(ctx())
const { admin } = useStaff(ctx)
/** R199, and R75 for its delivery. */
let jar: TestProduct
const TOTAL = 27_400
beforeAll(async () => {
  jar = await addProduct(ctx(), { priceCents: 19_900, initialStock: 1_000 })
})

const one = (code: string | undefined, cents: number, more: Parameters<typeof orderOf>[1] = {}) =>
  orderOf([{ product: jar, quantity: 1 }], {
    contact: newContact(),
    ...(code !== undefined && { voucher: { code, cents } }),
    ...more,
  })
const balanceOf = async (id: string) => (await rowOf(ctx(), id)).balanceCents
const find = (orderId: string) => getOrder(byShop(), { id: orderId })
const paymentsOf = (orderId: string) =>
  inTransaction(byShop(), ({ db }) =>
    db
      .select({ method: payments.method, cents: payments.amountCents, problem: payments.problem })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(payments.createdAt, payments.method),
  )
/** The smallest first: they are all of one moment. */
const refundsByAmount = async (orderId: string) =>
  (await refundsOf(ctx(), orderId)).toSorted((a, b) => a.amountCents - b.amountCents)
const itemOf = (orderId: string) =>
  inTransaction(byShop(), async ({ db }) => {
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    return item?.id
  })
const findStock = () =>
  inTransaction(byShop(), async ({ db }) => {
    const [row] = await db.select().from(products).where(eq(products.id, jar.id))
    return row?.stockQuantity
  })
async function expectSoundBooks() {
  await checkBooks(admin())
  expect((await listCheckRuns(admin())).findings).toEqual([])
}

describe('a voucher in the checkout', () => {
  test('pays all: the order is paid, with its invoice, and the rest stays', async () => {
    const { id, code } = await addVoucher(ctx(), { amountCents: 50_000 })
    const quote = await quoteCheckout(ctx(), {
      ...one(code, 1),
      deliveryMethod: 'courier',
      province: 'WC',
      voucherCode: code,
    })
    expect(quote).toMatchObject({ totalCents: TOTAL, voucher: { paysCents: TOTAL, leftCents: 50_000 } })
    const row = await mustPlaceRow(ctx(), one(code, TOTAL))
    expect(row).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentMethod: 'voucher' })
    expect(await find(row.id)).toMatchObject({ voucherCents: TOTAL, dueCents: 0, totalCents: TOTAL })
    expect(await balanceOf(id)).toBe(50_000 - TOTAL)
    const [invoice] = (await find(row.id)).documents
    const document = await getTaxDocument(ctx(), { accessKey: row.accessKey, number: invoice?.number ?? '' })
    expect(document).toMatchObject({ totalCents: TOTAL, vatCents: row.vatCents, voucherCents: TOTAL })
    await expectSoundBooks()
  })

  test('pays a part: the rest is paid as chosen, and nobody has to look at it', async () => {
    const { id, code } = await addVoucher(ctx())
    const row = await mustPlaceRow(ctx(), one(code, 10_000))
    expect(row).toMatchObject({ status: 'pending', paymentMethod: 'bank_transfer', attention: null })
    expect(await find(row.id)).toMatchObject({ voucherCents: 10_000, dueCents: TOTAL - 10_000 })
    await pay(ctx(), row, TOTAL - 10_000)
    expect(await find(row.id)).toMatchObject({ status: 'confirmed', dueCents: 0 })
    expect(await paymentsOf(row.id)).toEqual([
      { method: 'bank_transfer', cents: TOTAL - 10_000, problem: null },
      { method: 'voucher', cents: 10_000, problem: null },
    ])
    expect(await entriesOf(ctx(), id)).toContainEqual(['order', 10_000])
    const [invoice] = (await find(row.id)).documents
    expect(
      await getTaxDocument(ctx(), { accessKey: row.accessKey, number: invoice?.number ?? '' }),
    ).toMatchObject({
      paymentMethod: 'bank_transfer',
      voucherCents: 10_000,
    })
    await expectSoundBooks()
  })

  test('leaves a card to charge the rest', async () => {
    const { code } = await addVoucher(ctx())
    const row = await mustPlaceRow(ctx(), one(code, 10_000, { payment: demoCardPayment }))
    await capturePayment(byShop(), { orderId: row.id })
    expect(await paymentsOf(row.id)).toMatchObject([
      { method: 'demo_card', cents: TOTAL - 10_000, problem: null },
      { method: 'voucher', cents: 10_000 },
    ])
    expect(await find(row.id)).toMatchObject({ paymentStatus: 'paid', dueCents: 0 })
  })

  test('whose whole order is transferred too is looked at by staff', async () => {
    const { code } = await addVoucher(ctx())
    const row = await mustPlaceRow(ctx(), one(code, 10_000))
    await pay(ctx(), row, TOTAL)
    expect(await paymentsOf(row.id)).toContainEqual({
      method: 'bank_transfer',
      cents: TOTAL,
      problem: 'wrong_amount',
    })
  })

  test('that pays two checkouts at once pays one: the other is told, and lost nothing', async () => {
    const { id, code } = await addVoucher(ctx())
    const before = (await findStock()) ?? 0
    const both = await Promise.all([
      tryToPlace(ctx(), one(code, 10_000)),
      tryToPlace(ctx(), one(code, 10_000)),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({
      ok: false,
      reason: 'voucher_refused',
      problem: { reason: 'voucher_too_little', leftCents: 0 },
    })
    expect(await balanceOf(id)).toBe(0)
    expect(await findStock()).toBe(before - 1)
    await expectSoundBooks()
  })

  test('that has become less since the quote is refused, and pays what is left when that was agreed to', async () => {
    const { id, code } = await addVoucher(ctx())
    await mustPlaceRow(ctx(), one(code, 6_000))
    expect(await tryToPlace(ctx(), one(code, 10_000))).toMatchObject({
      reason: 'voucher_refused',
      problem: { reason: 'voucher_too_little', leftCents: 4_000 },
    })
    await mustPlaceRow(ctx(), one(code, 4_000))
    expect(await balanceOf(id)).toBe(0)
  })

  test('repeated with the same key is one order, and the voucher pays once', async () => {
    const { id, code } = await addVoucher(ctx())
    const input = one(code, 3_000)
    const key = randomUUID()
    expect(await tryToPlace(ctx(), input, key)).toMatchObject({ ok: true, isReplay: false })
    expect(await tryToPlace(ctx(), input, key)).toMatchObject({ ok: true, isReplay: true })
    expect(await balanceOf(id)).toBe(7_000)
    const { voucher: _, ...without } = input
    expect(await tryToPlace(ctx(), without, key)).toMatchObject({ reason: 'key_reused' })
  })

  test('that is unknown, unpaid or refunded gets one answer; before its day and expired it is told', async () => {
    const unpaid = await mustPlaceVoucher(ctx())
    const later = await addVoucher(ctx(), { sendsOn: '2026-12-24' })
    const refunded = await mustPlaceVoucher(ctx())
    await pay(ctx(), refunded.order, 50_000)
    const lines = [{ itemId: await itemOf(refunded.order.id), quantity: 0, amountCents: 50_000 }]
    const asked = { orderId: refunded.order.id, kind: 'goods', reason: 'Changed their mind', lines }
    expect(await requestRefund(admin(), requestRefundInput.parse(asked))).toMatchObject({ ok: true })
    const unknown = { reason: 'unknown_voucher' }
    const tried = async (code: string) => {
      const placed = await tryToPlace(ctx(), one(code, 100))
      const quoted = await quoteCheckout(ctx(), {
        ...one(undefined, 0),
        deliveryMethod: 'pickup',
        province: undefined,
        voucherCode: code,
      })
      if (placed.ok || placed.reason !== 'voucher_refused') throw new Error('it paid')
      expect(quoted).toMatchObject({ voucher: null, voucherProblem: placed.problem })
      return placed.problem
    }
    expect(await tried(makeCode(ctx(), unpaid.voucher).code)).toEqual(unknown)
    expect(await tried((await codeOf(ctx(), refunded.voucher.id)) ?? '')).toEqual(unknown)
    expect(await tried(makeCode(ctx(), { id: randomUUID(), card: 1 }).code)).toEqual(unknown)
    expect(await tried(later.code)).toEqual({ reason: 'voucher_not_yet', sendsOn: '2026-12-24' })
    time = addTime(NOW, 4 * 366 * DAY)
    expect(await tried(later.code)).toEqual({ reason: 'voucher_expired', expiresOn: '2029-12-24' })
    time = NOW
  })

  test('is guessed only so often, however the guesses are made', async () => {
    const guesser = { ...ctx(), client: clientAt() }
    const guess = makeCode(ctx(), { id: randomUUID(), card: 1 }).code
    const quote = () =>
      quoteCheckout(guesser, {
        ...one(undefined, 0),
        deliveryMethod: 'pickup',
        province: undefined,
        voucherCode: guess,
      })
    for (let tries = 1; tries < LIMITS.voucher_codes.points; tries += 1) await quote()
    expect(await quote()).toMatchObject({ voucherProblem: { reason: 'unknown_voucher' } })
    expect(await quote()).toMatchObject({ voucherProblem: { reason: 'wait' } })
    expect(await tryToPlace(guesser, one(guess, 100))).toMatchObject({
      reason: 'voucher_refused',
      problem: { reason: 'wait' },
    })
  })
})

describe('an order that a voucher has paid in part', () => {
  const place = async (quantity = 2) => {
    const voucher = await addVoucher(ctx())
    const row = await mustPlaceRow(
      ctx(),
      orderOf([{ product: jar, quantity }], {
        contact: newContact(),
        voucher: { code: voucher.code, cents: 10_000 },
      }),
    )
    return { voucher, row }
  }
  const paid = async () => {
    const placed = await place()
    await pay(ctx(), placed.row, placed.row.totalCents - 10_000)
    return placed
  }
  test('that expires gives it back', async () => {
    const { voucher, row } = await place()
    time = addTime(NOW, 30 * DAY)
    await expireOrders(byShop())
    time = NOW
    await returnVoucherMoney(byShop(), { orderId: row.id })
    await returnVoucherMoney(byShop(), { orderId: row.id })
    expect(await balanceOf(voucher.id)).toBe(10_000)
    expect(await find(row.id)).toMatchObject({ status: 'expired', voucherCents: 0, dueCents: 0 })
    await expectSoundBooks()
  })

  test('that its buyer cancels gives it back right away, and the rest by its way', async () => {
    const { voucher, row } = await paid()
    expect(await cancelMyOrder(ctx(), { accessKey: row.accessKey })).toEqual({ ok: true })
    expect(await balanceOf(voucher.id)).toBe(10_000)
    expect(await refundsByAmount(row.id)).toMatchObject([
      { status: 'settled', amountCents: 10_000 },
      { status: 'pending', amountCents: row.totalCents - 10_000 },
    ])
    await expectSoundBooks()
  })

  test('that staff cancel unpaid gives it back by its job', async () => {
    const { voucher, row } = await place()
    await mustCancel(admin(), row.id)
    await returnVoucherMoney(byShop(), { orderId: row.id })
    expect(await balanceOf(voucher.id)).toBe(10_000)
  })

  test('gets back no more than it has paid, first, and the rest by its way', async () => {
    const { voucher, row } = await paid()
    const item = await itemOf(row.id)
    const ask = (quantity: number, amountCents?: number) =>
      requestRefund(
        admin(),
        requestRefundInput.parse({
          orderId: row.id,
          kind: 'goods',
          reason: 'Broken',
          lines: [{ itemId: item, quantity, ...(amountCents && { amountCents }) }],
        }),
      )
    expect(await ask(0, 4_000)).toMatchObject({ ok: true })
    expect(await balanceOf(voucher.id)).toBe(4_000)
    // A jar of R199: R60 to the voucher, R139 by transfer.
    expect(await ask(1, 19_900)).toMatchObject({ ok: true })
    expect(await balanceOf(voucher.id)).toBe(10_000)
    expect(await refundsByAmount(row.id)).toMatchObject([
      { status: 'settled', amountCents: 4_000, lines: [{ quantity: 0 }] },
      { status: 'settled', amountCents: 6_000, lines: [{ quantity: 0 }] },
      { status: 'pending', amountCents: 13_900, lines: [{ quantity: 1 }] },
    ])
    expect(await ask(1, 39_800)).toMatchObject({ ok: false, reason: 'too_much' })
    await expectSoundBooks()
  })

  test('that becomes cheaper gives the surplus back to it first', async () => {
    const { voucher, row } = await paid()
    const wanted = { orderId: row.id, lines: [{ productId: jar.id, quantity: 1 }] }
    const shown = await previewOrderChange(admin(), wanted)
    if (!shown.ok) throw new Error(shown.reason)
    expect(
      await changeOrder(admin(), {
        ...wanted,
        version: shown.version,
        agreedBalanceCents: shown.balanceCents,
        reason: 'One less',
      }),
    ).toMatchObject({ ok: true })
    expect(await balanceOf(voucher.id)).toBe(10_000)
    expect(await refundsByAmount(row.id)).toMatchObject([
      { kind: 'surplus', status: 'pending' },
      { kind: 'surplus', status: 'settled', amountCents: 10_000 },
    ])
    await expectSoundBooks()
  })

  test('that is changed before it is paid is no matter for staff', async () => {
    const { row } = await place()
    const wanted = { orderId: row.id, lines: [{ productId: jar.id, quantity: 3 }] }
    const shown = await previewOrderChange(admin(), wanted)
    if (!shown.ok) throw new Error(shown.reason)
    const agreed = { version: shown.version, agreedBalanceCents: shown.balanceCents, reason: 'One more' }
    expect(await changeOrder(admin(), { ...wanted, ...agreed })).toMatchObject({ ok: true })
    const [now] = await inTransaction(byShop(), ({ db }) =>
      db.select({ attention: orders.attention }).from(orders).where(eq(orders.id, row.id)),
    )
    expect(now).toEqual({ attention: null })
  })
})

describe('the page of an order', () => {
  const payPage = (accessKey: string, code: string) =>
    payWithVoucher(ctx(), { accessKey, code, language: 'en' })

  test('takes vouchers, one after another, until it is paid', async () => {
    const [first, second] = [await addVoucher(ctx()), await addVoucher(ctx(), { amountCents: 20_000 })]
    const row = await mustPlaceRow(ctx(), one(undefined, 0))
    expect(await payPage(row.accessKey, first.code)).toEqual({
      ok: true,
      paidCents: 10_000,
      dueCents: TOTAL - 10_000,
      leftCents: 0,
    })
    expect(await payPage(row.accessKey, first.code)).toMatchObject({ reason: 'voucher_too_little' })
    expect(await payPage(row.accessKey, second.code)).toEqual({
      ok: true,
      paidCents: 17_400,
      dueCents: 0,
      leftCents: 2_600,
    })
    expect(await find(row.id)).toMatchObject({ status: 'confirmed', paymentMethod: 'voucher' })
    expect(await payPage(row.accessKey, second.code)).toEqual({ ok: false, reason: 'nothing_to_pay' })
    expect(await cancelMyOrder(ctx(), { accessKey: row.accessKey })).toEqual({ ok: true })
    expect(await balanceOf(first.id)).toBe(10_000)
    expect(await balanceOf(second.id)).toBe(20_000)
    expect(await find(row.id)).toMatchObject({ paymentStatus: 'refunded' })
    await expectSoundBooks()
  })

  test('of a voucher takes none', async () => {
    const { code } = await addVoucher(ctx())
    const { order, voucher } = await mustPlaceVoucher(ctx())
    expect(await payPage(order.accessKey, code)).toEqual({ ok: false, reason: 'not_for_vouchers' })
    expect(await codeOf(ctx(), voucher.id)).toBeUndefined()
  })

  test('of a reserved card takes none: all of the rest will be charged', async () => {
    const { code } = await addVoucher(ctx())
    const row = await mustPlaceRow(ctx(), one(undefined, 0, { payment: demoCardPayment }))
    expect(await payPage(row.accessKey, code)).toEqual({ ok: false, reason: 'nothing_to_pay' })
  })
})
