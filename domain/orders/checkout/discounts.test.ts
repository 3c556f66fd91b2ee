import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DECLINED_CARD } from '#adapters/payments/demo-card.ts'
import { inventoryMovements, jobs, orderItems, orders } from '#database/schema/index.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { vatInside } from '#shared/kernel/money.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import {
  bringTo,
  contact,
  courier,
  mustPlace,
  mustPlaceRow,
  orderOf,
  traceOf,
  tryToPlace,
} from '#tests/data/orders.ts'
import { addPerson, newAddress, type TestPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { switchDiscount } from '../discounts/index.ts'
import { deleteOrder } from '../order-desk/index.ts'
import { linkGuestOrders } from '../orders/index.ts'
import { quoteCheckout } from './quote-checkout.ts'
import type { PlaceOrderInput } from './schemas.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const { admin: staff } = useStaff(ctx)
let product: TestProduct
beforeAll(async () => {
  product = await addProduct(ctx(), { priceCents: 9900, initialStock: 1000 })
})

const pickup = { method: 'pickup' } as const
/** An order of `quantity` jars with a code, agreeing to a total in ZAR cents. */
const withCode = (
  discountCode: string,
  agreedTotalCents: number,
  overrides: Partial<PlaceOrderInput> = {},
  quantity = 1,
) => orderOf([{ product, quantity }], { delivery: pickup, discountCode, agreedTotalCents, ...overrides })
const place = (input: PlaceOrderInput, as = ctx()) => tryToPlace(as, input)
const refused = (reason: string, more: object = {}) => ({
  ok: false,
  reason: 'discount_refused',
  refusal: { reason, ...more },
})
const from = (email: string) => ({ contact: { ...contact, email } })

/** The quote of the same purchase, before it is placed. */
const quote = ({ lines, delivery, contact, discountCode }: PlaceOrderInput, as = ctx()) =>
  quoteCheckout(as, {
    lines,
    language: 'en',
    deliveryMethod: delivery.method,
    province: delivery.method === 'courier' ? delivery.address.province : undefined,
    discountCode,
    email: contact.email,
  })

/** Expects the same refusal from the quote and from placing the order, and that nothing is written. */
async function expectRefusal(input: PlaceOrderInput, reason: string, more: object = {}, as = ctx()) {
  const written = () =>
    inTransaction(asShop(ctx()), async (ctx) => {
      const counts: number[] = []
      for (const table of [orders, orderItems, inventoryMovements, jobs]) {
        counts.push(await ctx.db.$count(table))
      }
      return counts
    })
  const before = [await written(), await stockOf(ctx(), product.id)]
  expect(await place(input, as)).toEqual(refused(reason, more))
  expect([await written(), await stockOf(ctx(), product.id)]).toEqual(before)
  expect(await quote(input, as)).toMatchObject({ discount: null, discountRefusal: { reason, ...more } })
}

describe('a code takes off', () => {
  test('a percentage of the goods, shared among the lines, with the VAT on what is left', async () => {
    const rice = await addProduct(ctx(), { priceCents: 3333, vatClass: 'zero' })
    const { code, id } = await addDiscount(ctx(), { kind: 'percent', percent: 15 })
    const input = orderOf(
      [
        { product, quantity: 2 },
        { product: rice, quantity: 1 },
      ],
      { discountCode: code.toLowerCase(), agreedTotalCents: 23_133 - 3470 + 7500 },
    )
    const quoted = await quote(input)
    const order = await mustPlaceRow(ctx(), input)
    expect(order).toMatchObject({
      discountCodeId: id,
      discountCode: code,
      subtotalCents: 23_133,
      discountCents: 3470,
      deliveryCents: 7500,
      totalCents: 27_163,
      vatCents: vatInside(19_800 - 2970, 15) + vatInside(7500, 15),
    })
    const { totalCents, vatCents, deliveryCents } = order
    expect(quoted).toMatchObject({
      discount: { code, kind: 'percent', discountCents: 3470 },
      discountRefusal: null,
      goodsVatCents: vatInside(19_800 - 2970, 15),
      totalCents,
      vatCents,
      deliveryCents,
    })
    const items = await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.position),
    )
    expect(items.map((item) => [item.totalCents, item.discountCents, item.vatCents])).toEqual([
      [19_800, 2970, vatInside(16_830, 15)],
      [3333, 500, 0],
    ])
  })

  test('an amount, but never more than the goods: delivery is still charged', async () => {
    const { code } = await addDiscount(ctx(), { kind: 'amount', amountCents: 50_000 })
    const order = await mustPlaceRow(ctx(), withCode(code, 7500, { delivery: courier }))
    expect(order).toMatchObject({ discountCents: 9900, deliveryCents: 7500, totalCents: 7500 })
  })

  test('the delivery', async () => {
    const { code } = await addDiscount(ctx(), { kind: 'free_delivery' })
    const input = withCode(code, 9900, { delivery: courier })
    expect(await quote(input)).toMatchObject({ discount: { code, kind: 'free_delivery', discountCents: 0 } })
    expect(await mustPlaceRow(ctx(), input)).toMatchObject({
      discountCode: code,
      discountCents: 0,
      deliveryCents: 0,
      totalCents: 9900,
      vatCents: vatInside(9900, 15),
    })
  })

  test('nothing after it ended, but an earlier order keeps its discount', async () => {
    const { code, id } = await addDiscount(ctx())
    const [input, key] = [withCode(code, 8910), randomUUID()]
    const first = await mustPlace(ctx(), input, key)
    await switchDiscount(staff(), { id, isOn: false })
    expect(await mustPlace(ctx(), input, key)).toMatchObject({ number: first.number, isReplay: true })
    await expectRefusal(input, 'ended')
  })
})

describe('a code is refused', () => {
  test('that does not exist', () => expectRefusal(withCode('NO-SUCH-CODE', 9900), 'unknown'))

  test.each(['10%', 'ส่วนลด', "' or 1=1 --", 'TEST_', '%'])('that cannot exist: %s', (code) =>
    expectRefusal(withCode(code, 9900), 'unknown'),
  )

  test('before it starts and after it ends, to the millisecond', async () => {
    const [start, end] = [new Date(NOW.getTime() - HOUR), new Date(NOW.getTime() + HOUR)]
    const { code } = await addDiscount(ctx(), { startsAt: start, endsAt: end })
    const at = (time: number): Ctx => ({ ...ctx(), now: () => new Date(time) })
    const input = withCode(code, 8910)
    await expectRefusal(input, 'not_started', {}, at(start.getTime() - 1))
    await expectRefusal(input, 'ended', {}, at(end.getTime()))
    expect(await place(input, at(start.getTime()))).toMatchObject({ ok: true })
    expect(await place(input, at(end.getTime() - 1))).toMatchObject({ ok: true })
  })

  test('below its minimum, which applies before the discount', async () => {
    const { code } = await addDiscount(ctx(), { minimumCents: 19_800 })
    await expectRefusal(withCode(code, 8910), 'minimum', { minimumCents: 19_800 })
    expect(await place(withCode(code, 17_820, {}, 2))).toMatchObject({ ok: true })
  })

  test('for free delivery if delivery is free already: a use would be wasted', async () => {
    const { code } = await addDiscount(ctx(), { kind: 'free_delivery' })
    await expectRefusal(withCode(code, 9900), 'delivery_free')
    await expectRefusal(withCode(code, 69_300, { delivery: courier }, 7), 'delivery_free')
  })

  test('if the total agreed to is not the discounted one', async () => {
    const { code } = await addDiscount(ctx())
    expect(await place(withCode(code, 9900))).toEqual({
      ok: false,
      reason: 'total_changed',
      totalCents: 8910,
    })
  })
})

describe('a code with a limit', () => {
  test('is used up by that many orders', async () => {
    const { code } = await addDiscount(ctx(), { maxUses: 2 })
    const input = withCode(code, 8910)
    await mustPlace(ctx(), input)
    await mustPlace(ctx(), input)
    await expectRefusal(input, 'used_up')
  })

  test.each(['cancelled', 'expired'] as const)('gets its use back when an order is %s', async (off) => {
    const { code } = await addDiscount(ctx(), { maxUses: 1, maxUsesPerCustomer: 1 })
    const input = withCode(code, 8910)
    const { id } = await mustPlaceRow(ctx(), input)
    await expectRefusal(input, 'used_up')
    await bringTo(staff(), id, off)
    expect(await place(input)).toMatchObject({ ok: true })
  })

  test.each(['delivered', 'returned'] as const)(
    'does not get its use back when an order is %s',
    async (done) => {
      const { code } = await addDiscount(ctx(), { maxUses: 1 })
      const input = withCode(code, 8910)
      await bringTo(staff(), (await mustPlaceRow(ctx(), input)).id, done)
      await expectRefusal(input, 'used_up')
    },
  )

  test('does not get its use back when an order is hidden', async () => {
    const { code } = await addDiscount(ctx(), { maxUses: 1 })
    const input = withCode(code, 8910)
    const { id } = await mustPlaceRow(ctx(), input)
    await bringTo(staff(), id, 'delivered')
    await deleteOrder(staff(), { orderId: id })
    await expectRefusal(input, 'used_up')
  })

  test('returns the order with the last use to the same request', async () => {
    const { code } = await addDiscount(ctx(), { maxUses: 1 })
    const [input, key] = [withCode(code, 8910), randomUUID()]
    const first = await mustPlace(ctx(), input, key)
    expect(await mustPlace(ctx(), input, key)).toEqual({ ...first, isReplay: true })
  })

  test('is not used by an order that could not be placed', async () => {
    const { code } = await addDiscount(ctx(), { maxUses: 1 })
    const few = await addProduct(ctx(), { initialStock: 1 })
    const tooMany = orderOf([{ product: few, quantity: 2 }], {
      delivery: pickup,
      discountCode: code,
      agreedTotalCents: 17_820,
    })
    expect(await place(tooMany)).toMatchObject({ reason: 'out_of_stock' })
    const card = { number: DECLINED_CARD, expiry: '12/30', cvc: '123' }
    const declined = withCode(code, 8910, { payment: { method: 'demo_card', card } })
    expect(await place(declined)).toMatchObject({ reason: 'payment_declined' })
    expect(await place(withCode(code, 8910))).toMatchObject({ ok: true })
  })
})

describe('a code that each buyer may use once', () => {
  test('counts uses by mail address, however it is spelt', async () => {
    const { code } = await addDiscount(ctx(), { maxUsesPerCustomer: 1 })
    const email = newAddress()
    await mustPlace(ctx(), withCode(code, 8910, from(email)))
    await expectRefusal(withCode(code, 8910, from(email)), 'not_for_this_order')
    await expectRefusal(withCode(code, 8910, from(email.toUpperCase())), 'not_for_this_order')
    expect(await place(withCode(code, 8910, from(newAddress())))).toMatchObject({ ok: true })
  })

  test('counts uses by customer, whatever address they give', async () => {
    const { code } = await addDiscount(ctx(), { maxUsesPerCustomer: 1 })
    const person = await addPerson(ctx())
    await mustPlace(as(person), withCode(code, 8910, from(newAddress())))
    await expectRefusal(withCode(code, 8910, from(newAddress())), 'used_by_you', {}, as(person))
  })

  test('counts uses by a guest who later signs up, and the other way round', async () => {
    const { code } = await addDiscount(ctx(), { maxUsesPerCustomer: 1 })
    const [guestFirst, accountFirst] = [await addPerson(ctx()), await addPerson(ctx())]
    await mustPlace(ctx(), withCode(code, 8910, from(guestFirst.email)))
    await expectRefusal(
      withCode(code, 8910, from(guestFirst.email)),
      'not_for_this_order',
      {},
      as(guestFirst),
    )
    await inTransaction(asShop(ctx()), (ctx) =>
      linkGuestOrders(ctx, { customerId: guestFirst.id, provedEmail: guestFirst.email }),
    )
    await expectRefusal(withCode(code, 8910, from(newAddress())), 'used_by_you', {}, as(guestFirst))

    await mustPlace(as(accountFirst), withCode(code, 8910, from(accountFirst.email)))
    await expectRefusal(withCode(code, 8910, from(accountFirst.email)), 'not_for_this_order')
  })

  test('does not tell anybody but its owner that an address has used it', async () => {
    const { code } = await addDiscount(ctx(), { maxUsesPerCustomer: 1 })
    const [owner, other] = [await addPerson(ctx()), await addPerson(ctx())]
    await mustPlace(as(owner), withCode(code, 8910, from(owner.email)))
    await expectRefusal(withCode(code, 8910, from(owner.email)), 'not_for_this_order')
    await expectRefusal(withCode(code, 8910, from(owner.email)), 'not_for_this_order', {}, as(other))
    await expectRefusal(withCode(code, 8910, from(owner.email)), 'used_by_you', {}, as(owner))
  })

  test('is quoted to a buyer who is not known yet', async () => {
    const { code } = await addDiscount(ctx(), { maxUsesPerCustomer: 1 })
    const input = withCode(code, 8910, from(newAddress()))
    await mustPlace(ctx(), input)
    const { lines } = input
    const unknown = { lines, language: 'en', deliveryMethod: 'courier', province: undefined } as const
    expect(await quoteCheckout(ctx(), { ...unknown, discountCode: code })).toMatchObject({
      discount: { code, discountCents: 990 },
      goodsVatCents: vatInside(8910, 15),
      totalCents: null,
    })
  })
})

describe('an order that costs nothing', () => {
  test.each([
    ['bank_transfer', { method: 'bank_transfer' }],
    // A card that would be declined is not charged.
    ['demo_card', { method: 'demo_card', card: { number: DECLINED_CARD, expiry: '12/30', cvc: '123' } }],
  ] as const)('is paid immediately, with %s too, and no money is reserved', async (_method, payment) => {
    const { code } = await addDiscount(ctx(), { kind: 'percent', percent: 100, maxUses: 1 })
    const input = withCode(code, 0, { payment })
    const { id, idempotencyKey, accessKey } = await mustPlaceRow(ctx(), input)
    const { order, history, payments, jobs } = await traceOf(ctx(), id)
    expect(order).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      totalCents: 0,
      vatCents: 0,
      paymentReference: null,
    })
    expect(history.map(({ subject, toStatus, actorRole }) => [subject, toStatus, actorRole])).toEqual([
      ['order', 'pending', 'visitor'],
      ['payment', 'pending', 'visitor'],
      ['payment', 'paid', 'visitor'],
      ['order', 'confirmed', 'visitor'],
    ])
    expect(payments).toEqual([])
    expect(jobs).not.toContain('capture-payment')
    expect(await mustPlace(ctx(), input, idempotencyKey)).toMatchObject({ accessKey, isReplay: true })
  })
})

test('one key makes one order, and is refused with another code or for another business', async () => {
  const [a, b] = [await addDiscount(ctx()), await addDiscount(ctx())]
  const key = randomUUID()
  const input = withCode(a.code, 8910)
  await mustPlace(ctx(), input, key)
  for (const other of [
    withCode(b.code, 8910),
    { ...input, discountCode: undefined, agreedTotalCents: 9900 },
    { ...input, business: { company: 'Nok CC', vatNumber: undefined } },
  ]) {
    expect(await tryToPlace(ctx(), other, key)).toEqual({ ok: false, reason: 'key_reused' })
  }
})
