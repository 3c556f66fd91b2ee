import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { contact, courier, newContact, traceOf, tryToPlace, orderOf } from '#tests/data/orders.ts'
import { addVoucher, entriesOf, rowOf } from '#tests/data/vouchers.ts'
import { addPerson, auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct, changeProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { listSettings, updateSettings } from '#domain/base/settings/index.ts'
import { saveAddress } from '#domain/accounts/addresses/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { findJars, getCallerAddress, getOrderEntry, quoteOrderEntry, writeOrder } from './index.ts'
import { writeOrderInput, type WriteOrderInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, moe, admin, moderator } = useStaff(ctx)
let jar: TestProduct
beforeAll(async () => {
  jar = await addProduct(ctx(), { initialStock: 200 })
})

type Given = Partial<{ [Field in keyof WriteOrderInput]: unknown }>
const entryOf = (given: Given = {}): WriteOrderInput =>
  writeOrderInput.parse({
    lines: [{ productId: jar.id, quantity: 2 }],
    contact,
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: 2 * 9900,
    ...given,
  })
const write = (given: Given = {}, as: Ctx = moderator(), idempotencyKey: string = randomUUID()) =>
  writeOrder(as, { ...entryOf(given), idempotencyKey })
async function mustWrite(...args: Parameters<typeof write>) {
  const result = await write(...args)
  if (!result.ok) throw new Error(`it was refused: ${JSON.stringify(result)}`)
  return traceOf(ctx(), result.orderId)
}

describe('an order for a caller', () => {
  test('is priced, takes stock and is mailed as a buyer’s own, and says who wrote it', async () => {
    const own = await addProduct(ctx())
    const { order, history, jobs } = await mustWrite({
      lines: [{ productId: own.id, quantity: 2 }],
      delivery: courier,
      note: 'Ring twice',
      language: 'th',
      agreedTotalCents: 2 * 9900 + 7500,
    })
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      deliveryMethod: 'courier',
      province: 'WC',
      locale: 'th',
      note: 'Ring twice',
      customerId: null,
      holdsMailBack: false,
      totalCents: 2 * 9900 + 7500,
    })
    expect(order.payBy.getTime()).toBeGreaterThan(ctx().now().getTime() + 24 * HOUR)
    expect(history).toMatchObject([{ actorRole: 'staff', actorId: moe.id }, { actorId: moe.id }])
    expect(jobs).toEqual(['send-order-confirmation', 'send-staff-copy'])
    expect(await stockOf(ctx(), own.id)).toMatchObject({ stock: 8, ledger: 8 })
    expect(await auditOf(ctx(), order.id)).toEqual([
      {
        actorId: moe.id,
        action: 'order.written',
        details: { number: order.number, method: 'bank_transfer' },
      },
    ])
  })

  test('needs no address to mail to, and belongs to an account only if that is named', async () => {
    const guest = await mustWrite({ contact: { ...contact, email: '' } })
    expect(guest.order).toMatchObject({ email: '', customerId: null })
    const { id: customerId, email } = await addPerson(ctx())
    const known = await mustWrite({ customerId, contact: { ...contact, email } })
    expect(known.order).toMatchObject({ email, customerId })
    expect(await write({ customerId: randomUUID() })).toEqual({ ok: false, reason: 'customer_gone' })
  })

  test.each(['cash', 'card_machine'] as const)(
    'paid now by %s is confirmed, with its invoice',
    async (method) => {
      const { order, payments, documents, jobs } = await mustWrite({ payment: { method, isReceived: true } })
      expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentMethod: method })
      expect(payments).toMatchObject([
        { method, reference: order.number, amountCents: order.totalCents, recordedBy: moe.id },
      ])
      expect(documents).toMatchObject([{ kind: 'invoice' }])
      expect(jobs).toContain('send-payment-received')
      expect(await auditOf(ctx(), order.id)).toMatchObject([
        { action: 'order.written' },
        { action: 'payment.recorded', details: { method } },
      ])
    },
  )

  test('is not limited as the unpaid orders of strangers are', async () => {
    const limited = { orders: 0, cents: 0, itemsHeldForDays: 0, product: { share: 0, items: 0 } }
    const unpaidLimits = { contact: limited, address: limited, network: limited }
    const strict = testCtx(shop(), { unpaidLimits })
    const buyers = orderOf([{ product: jar, quantity: 1 }], { contact: newContact() })
    expect(await tryToPlace(strict, buyers)).toMatchObject({ ok: false, reason: 'unpaid_limit' })
    const result = await write({}, { ...moderator(), unpaidLimits })
    expect(result).toMatchObject({ ok: true })
  })
})

describe('a discount', () => {
  const regular = { reason: 'Orders every week' }
  const half = { kind: 'percent', percent: 50, ...regular }

  test.each([
    [{ kind: 'percent', percent: 10, ...regular }, 1980],
    [{ kind: 'amount', amountCents: 5000, ...regular }, 5000],
    [{ kind: 'amount', amountCents: 2 * 9900, ...regular }, 2 * 9900],
  ])('of an admin is taken off the goods, with its reason: %o', async (discount, discountCents) => {
    const totalCents = 2 * 9900 - discountCents
    const { order, history } = await mustWrite({ discount, agreedTotalCents: totalCents }, admin())
    expect(order).toMatchObject({ discountCents, discountCode: null, totalCents })
    expect(order.paymentStatus).toBe(totalCents === 0 ? 'paid' : 'pending')
    expect(history.slice(0, 2).map(({ subject, reason }) => [subject, reason])).toEqual([
      ['order', 'Orders every week'],
      ['payment', null],
    ])
    expect(await auditOf(ctx(), order.id)).toMatchObject([
      { actorId: ada.id, details: { discountCents: String(discountCents), reason: 'Orders every week' } },
    ])
  })

  test('is never more than the goods cost, and given by nobody but an admin', async () => {
    const tooMuch = { kind: 'amount', amountCents: 2 * 9900 + 1, ...regular }
    expect(await write({ discount: tooMuch, agreedTotalCents: 0 }, admin())).toEqual({
      ok: false,
      reason: 'discount_too_large',
    })
    await expect(write({ discount: half, agreedTotalCents: 9900 })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('a code that staff type', () => {
  const lines = () => [{ productId: jar.id, quantity: 2 }]

  test('takes off what it takes off for its buyer, and is used up by it', async () => {
    const { code } = await addDiscount(ctx(), { percent: 10, maxUses: 1 })
    const half = 2 * 9900 - 1980
    const { order, history } = await mustWrite({
      discountCode: code.toLowerCase(),
      business: { company: 'Baan Catering (Pty) Ltd', vatNumber: '4012345678' },
      agreedTotalCents: half,
    })
    expect(order).toMatchObject({
      discountCode: code,
      discountCents: 1980,
      totalCents: half,
      company: 'Baan Catering (Pty) Ltd',
      vatNumber: '4012345678',
    })
    expect(history[0]?.reason).toBeNull()
    const quoted = { lines: lines(), deliveryMethod: 'pickup', discountCode: code } as const
    expect(await quoteOrderEntry(moderator(), quoted)).toMatchObject({
      discountCents: 0,
      discountCode: null,
      discountRefusal: { reason: 'used_up' },
    })
    expect(await write({ discountCode: code, agreedTotalCents: half })).toEqual({
      ok: false,
      reason: 'discount_refused',
      refusal: { reason: 'used_up' },
    })
  })

  test('once for each buyer does not count the orders of others without an address', async () => {
    const { code } = await addDiscount(ctx(), { percent: 10, maxUsesPerCustomer: 1 })
    const given = { discountCode: code, agreedTotalCents: 2 * 9900 - 1980 }
    const { email, ...unnamed } = newContact()
    await mustWrite({ ...given, contact: { ...unnamed, email: '' } })
    await mustWrite({ ...given, contact: { ...unnamed, email: '' } })
    await mustWrite({ ...given, contact: { ...unnamed, email } })
    expect(await write({ ...given, contact: { ...unnamed, email } })).toMatchObject({
      reason: 'discount_refused',
      refusal: { reason: 'not_for_this_order' },
    })
  })

  test('is not beside a discount of the shop, and the last use of two at once is one', async () => {
    const { code } = await addDiscount(ctx(), { percent: 10, maxUses: 1 })
    const discount = { kind: 'percent', percent: 5, reason: 'Late' }
    expect(await write({ discountCode: code, discount }, admin())).toEqual({
      ok: false,
      reason: 'code_and_discount',
    })
    const given = { discountCode: code, agreedTotalCents: 2 * 9900 - 1980 }
    const both = await Promise.all([write(given), write(given)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('a voucher that staff type', () => {
  const held = { contact: newContact() }

  test('pays a part once its share was seen, and cash the rest, on one invoice', async () => {
    const { id, code } = await addVoucher(ctx(), { amountCents: 5_000 })
    expect(
      await quoteOrderEntry(moderator(), {
        lines: [{ productId: jar.id, quantity: 2 }],
        deliveryMethod: 'pickup',
        voucherCode: code,
      }),
    ).toMatchObject({ totalCents: 19_800, voucher: { paysCents: 5_000, leftCents: 5_000 } })
    expect(await write({ voucher: { code } })).toEqual({
      ok: false,
      reason: 'voucher_pays',
      paysCents: 5_000,
      restCents: 14_800,
    })
    const key = randomUUID()
    const given = {
      ...held,
      voucher: { code, cents: 5_000 },
      payment: { method: 'cash', isReceived: true },
    }
    const result = await write(given, moderator(), key)
    if (!result.ok) throw new Error(result.reason)
    const { order, payments, documents } = await traceOf(ctx(), result.orderId)
    expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash', totalCents: 19_800 })
    expect(payments).toHaveLength(2)
    expect(payments).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'cash', amountCents: 14_800 }),
        expect.objectContaining({ method: 'voucher', amountCents: 5_000 }),
      ]),
    )
    expect(documents).toMatchObject([{ kind: 'invoice' }])
    expect(await entriesOf(ctx(), id)).toContainEqual(['order', 5_000])
    // The same form again, when the voucher is empty, is the same order.
    expect(await write(given, moderator(), key)).toMatchObject({ ok: true, isReplay: true })
    expect(await write({ voucher: { code, cents: 5_000 } })).toEqual({
      ok: false,
      reason: 'voucher_refused',
      problem: { reason: 'voucher_too_little', leftCents: 0 },
    })
  })

  test('pays all of it, and keeps what is left', async () => {
    const { id, code } = await addVoucher(ctx(), { amountCents: 30_000 })
    const { order } = await mustWrite({
      ...held,
      voucher: { code, cents: 19_800 },
      payment: { method: 'cash', isReceived: true },
    })
    expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'voucher' })
    expect(await rowOf(ctx(), id)).toMatchObject({ balanceCents: 10_200 })
  })

  test('takes nothing where the order is refused, nor before its day', async () => {
    const { id, code } = await addVoucher(ctx(), { amountCents: 5_000 })
    const voucher = { code, cents: 5_000 }
    expect(await write({ voucher, agreedTotalCents: 1 })).toMatchObject({ reason: 'total_changed' })
    expect(await rowOf(ctx(), id)).toMatchObject({ balanceCents: 5_000 })
    const later = await addVoucher(ctx(), { sendsOn: '2999-01-01' })
    expect(await write({ voucher: { code: later.code, cents: 100 } })).toMatchObject({
      reason: 'voucher_refused',
      problem: { reason: 'voucher_not_yet', sendsOn: '2999-01-01' },
    })
  })

  test('is taken once by two forms at once', async () => {
    const { id, code } = await addVoucher(ctx(), { amountCents: 10_000 })
    const given = { ...held, voucher: { code, cents: 10_000 } }
    const both = await Promise.all([write(given), write(given)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'voucher_refused' })
    expect(await rowOf(ctx(), id)).toMatchObject({ balanceCents: 0 })
  })
})

test('a gift is wrapped at its price, has its card and goes to its receiver; no discount takes from the wrapping', async () => {
  const wrappingCents = 3_500
  const set = async (value: { isOffered: boolean; wrappingCents: number | null }) => {
    const { version } = (await listSettings(admin())).gifts
    expect(await updateSettings(admin(), { group: 'gifts', value, version })).toEqual({ ok: true })
  }
  await set({ isOffered: true, wrappingCents })
  const receiver = { name: 'มาลี ใจดี', phone: '+27825550177' }
  const gift = { isWrapped: true, card: 'สุขสันต์วันเกิด' }
  const goodsCents = 2 * 9900
  const quote = await quoteOrderEntry(moderator(), {
    lines: [{ productId: jar.id, quantity: 2 }],
    deliveryMethod: 'pickup',
    isWrapped: true,
  })
  expect(quote).toMatchObject({
    wrapping: { totalCents: wrappingCents },
    totalCents: goodsCents + wrappingCents,
  })
  const { order } = await mustWrite({
    delivery: { ...courier, receiver },
    gift,
    agreedTotalCents: goodsCents + wrappingCents + 7_500,
  })
  expect(order.gift).toEqual({ receiver, card: gift.card })
  expect(order.subtotalCents).toBe(goodsCents + wrappingCents)
  const tooMuch = { kind: 'amount', amountCents: goodsCents + 1, reason: 'Late' }
  expect(await write({ gift, discount: tooMuch, agreedTotalCents: wrappingCents }, admin())).toMatchObject({
    ok: false,
    reason: 'discount_too_large',
  })
  await set({ isOffered: false, wrappingCents })
  expect(await write({ gift })).toEqual({ ok: false, reason: 'no_gifts' })
})

describe('nothing is written', () => {
  const count = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(orders))

  test('refuses a stranger', async () => {
    const before = await count()
    const { actor } = await addPerson(ctx())
    for (const as of [ctx(), { ...ctx(), actor }]) {
      await expect(writeOrder(as, { ...entryOf(), idempotencyKey: randomUUID() })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(findJars(as, { typed: [] })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(
        getCallerAddress(as, { customerId: randomUUID(), addressId: randomUUID() }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      await expect(getOrderEntry(as, {})).rejects.toMatchObject({ code: 'forbidden' })
      await expect(quoteOrderEntry(as, { lines: [], deliveryMethod: 'pickup' })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    expect(await count()).toBe(before)
  })

  test('twice: the form that was sent again leads to its order, and changed says which that is', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([write({}, moderator(), key), write({}, moderator(), key)])
    expect(first).toMatchObject({ ok: true })
    expect(second).toMatchObject({ ok: true, orderId: first.ok && first.orderId })
    expect([first, second].filter((one) => one.ok && one.isReplay)).toHaveLength(1)
    expect(await write({ note: 'Another' }, moderator(), key)).toMatchObject({
      ok: false,
      reason: 'key_reused',
    })
  })

  test('without the total that was seen, at another price, or beyond the stock', async () => {
    const few = await addProduct(ctx(), { initialStock: 1 })
    const lines = [{ productId: few.id, quantity: 1 }]
    expect(await write({ lines, agreedTotalCents: undefined })).toEqual({
      ok: false,
      reason: 'total_changed',
      totalCents: 9900,
    })
    await changeProduct(ctx(), few.id, { priceCents: 9000 })
    expect(await write({ lines, agreedTotalCents: 9900 })).toMatchObject({ reason: 'total_changed' })
    // The last one, twice at once.
    const both = await Promise.all([1, 2].map(() => write({ lines, agreedTotalCents: 9000 })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      reason: 'out_of_stock',
      lines: [{ productId: few.id, left: 0 }],
    })
    expect(await stockOf(ctx(), few.id)).toMatchObject({ stock: 0 })
  })

  test('to be paid in a way that the shop has not', async () => {
    expect(await write({ payment: { method: 'payfast' } })).toEqual({
      ok: false,
      reason: 'payment_method_unavailable',
    })
  })
})

test('a quote is what the order costs, and says what there is', async () => {
  const lines = [{ productId: jar.id, quantity: 3 }]
  const discount = { kind: 'percent', percent: 10 } as const
  const quote = await quoteOrderEntry(moderator(), {
    lines,
    deliveryMethod: 'courier',
    province: 'WC',
    discount,
  })
  expect(quote).toMatchObject({
    lines: [{ id: jar.id, quantity: 3, totalCents: 29_700 }],
    discountCents: 2970,
    totalCents: 29_700 - 2970 + 7500,
  })
  const { totalCents } = quote
  expect(
    await write(
      { lines, delivery: courier, discount: { ...discount, reason: 'Late' }, agreedTotalCents: totalCents },
      admin(),
    ),
  ).toMatchObject({ ok: true })
  expect(await quoteOrderEntry(moderator(), { lines, deliveryMethod: 'courier' })).toMatchObject({
    deliveryCents: null,
    totalCents: null,
  })
})

test('jars are found by their code, and by words of either name', async () => {
  const tag = randomUUID().slice(0, 8)
  const green = await addProduct(ctx(), {
    sku: `GRN-${tag}`,
    name: { en: `Green paste ${tag}`, th: `แกงเขียวหวาน ${tag}` },
  })
  const large = await addProduct(ctx(), {
    sku: `GRN-${tag}-XL`,
    name: { en: `Green paste ${tag} large`, th: `แกงเขียวหวานใหญ่ ${tag}` },
  })
  const find = async (text: string) => {
    const [found] = await findJars(moderator(), { typed: [text] })
    return found?.ok ? found.jar.id : [found?.reason, found?.jars.length]
  }
  expect(await find(`grn-${tag}`)).toBe(green.id)
  expect(await find(`Green paste ${tag} (GRN-${tag})`)).toBe(green.id)
  expect(await find(`LARGE green ${tag}`)).toBe(large.id)
  expect(await find(`เขียวหวานใหญ่ ${tag}`)).toBe(large.id)
  expect(await find(`green ${tag}`)).toEqual(['several', 2])
  expect(await find(`blue ${tag}`)).toEqual(['unknown', 0])
})

test('a caller is found by an earlier order, and known with address and language', async () => {
  const { email, phone, ...name } = newContact()
  const { order } = await mustWrite({
    contact: { email, phone, ...name },
    delivery: courier,
    language: 'th',
    agreedTotalCents: 2 * 9900 + 7500,
  })
  const found = await getOrderEntry(moderator(), { search: phone.replace('+27', '0') })
  expect(found.buyers).toMatchObject([{ orderId: order.id, email, customerId: null }])
  expect((await getOrderEntry(moderator(), { orderId: order.id })).caller).toMatchObject({
    customerId: null,
    contact: { email, phone },
    address: { street: '1 Long Street', postalCode: '8001' },
    isCollected: false,
    language: 'th',
  })
  const { id: customerId } = await addPerson(ctx(), { locale: 'th' })
  expect((await getOrderEntry(moderator(), { customerId })).caller).toMatchObject({
    customerId,
    contact: { firstName: 'Malee', phone: '' },
    address: null,
  })
})

test('a caller’s addresses are offered, the standard one first, and only their own is found', async () => {
  const { id: customerId, actor } = await addPerson(ctx())
  const own = { ...ctx(), actor }
  const to = (street: string) => ({
    street,
    city: 'Cape Town',
    province: 'WC' as const,
    postalCode: '8001',
    suburb: undefined,
  })
  const first = await saveAddress(own, to('1 Home Street'))
  const second = await saveAddress(own, to('2 Work Street'))
  if (!first.ok || !second.ok) throw new Error('there is room for two')
  const { caller } = await getOrderEntry(moderator(), { customerId })
  expect(caller?.saved.map(({ street }) => street)).toEqual(['1 Home Street', '2 Work Street'])
  expect(caller?.address).toMatchObject({ street: '1 Home Street' })
  const addressId = caller?.saved[1]?.id ?? ''
  expect(await getCallerAddress(moderator(), { customerId, addressId })).toMatchObject({
    street: '2 Work Street',
  })
  expect(await getCallerAddress(moderator(), { customerId: moe.id, addressId })).toBeUndefined()
})
