import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DECLINED_CARD } from '#adapters/payments/demo-card.ts'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import type { CardProvider, HostedProvider } from '#adapters/payments/payment-provider.ts'
import { inventoryMovements, jobs, orderItems, orders } from '#database/schema/index.ts'
import { vatInside, vatPercentOf } from '#shared/kernel/money.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { courier, mustPlace, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct, changeProduct, stockOf } from '#tests/data/products.ts'
import { providersOf, TEST_RATES, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const asTheShop = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)

/** Counts the rows of every table that an order writes to. */
const written = () =>
  asTheShop(async (ctx) => {
    const counts: number[] = []
    for (const table of [orders, orderItems, inventoryMovements, jobs])
      counts.push(await ctx.db.$count(table))
    return counts
  })

async function orderRow(accessKey: string) {
  return asTheShop(async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.accessKey, accessKey))
    if (!order) throw new Error('no such order')
    const items = await ctx.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.position)
    return { order, items }
  })
}

const jobsOf = (orderId: string) =>
  asTheShop(async (ctx) => {
    const rows = await ctx.db.select({ kind: jobs.kind, payload: jobs.payload }).from(jobs).orderBy(jobs.id)
    return rows
      .filter(({ payload }) => (payload as { orderId?: string }).orderId === orderId)
      .map(({ kind }) => kind)
  })

const demoCardPayment = (number = '4242424242424242') =>
  ({ method: 'demo_card', card: { number, expiry: '12/30', cvc: '123' } }) as const

describe('a good order', () => {
  test('by courier writes totals, items, stock and mail', async () => {
    const [a, b] = [
      await addProduct(ctx(), { priceCents: 9900 }),
      await addProduct(ctx(), { priceCents: 8501 }),
    ]
    const input = orderOf([
      { product: a, quantity: 2 },
      { product: b, quantity: 1 },
    ])
    const placed = await mustPlace(ctx(), input)
    expect(placed.number).toMatch(/^KROK-\d\d-\d{6}$/)
    expect(placed.accessKey).toMatch(/^[\w-]{43}$/)
    expect(placed.isReplay).toBe(false)

    const { order, items } = await orderRow(placed.accessKey)
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      email: 'somchai@example.com',
      phone: '+27215550142',
      deliveryMethod: 'courier',
      province: 'WC',
      suburb: null,
      paymentReference: null,
      customerId: null,
      displayCurrency: 'ZAR',
      displayRate: 1,
      subtotalCents: 28_301,
      deliveryCents: 7500,
      totalCents: 35_801,
      vatCents: vatInside(19_800, 15) + vatInside(8501, 15) + vatInside(7500, 15),
    })
    expect(
      items.map((item) => [
        item.position,
        item.productId,
        item.quantity,
        item.unitPriceCents,
        item.totalCents,
      ]),
    ).toEqual([
      [1, a.id, 2, 9900, 19_800],
      [2, b.id, 1, 8501, 8501],
    ])
    expect(await stockOf(ctx(), a.id)).toEqual({ stock: 8, ledger: 8, movements: 2 })
    expect(await stockOf(ctx(), b.id)).toEqual({ stock: 9, ledger: 9, movements: 2 })
    expect(await jobsOf(order.id)).toEqual(['send-order-confirmation', 'send-staff-copy'])
  })

  test('for pick-up has no delivery cost and no address', async () => {
    const product = await addProduct(ctx())
    const placed = await mustPlace(
      ctx(),
      orderOf([{ product, quantity: 1 }], { delivery: { method: 'pickup' } }),
    )
    expect((await orderRow(placed.accessKey)).order).toMatchObject({
      deliveryMethod: 'pickup',
      deliveryCents: 0,
      totalCents: 9900,
      street: null,
      postalCode: null,
    })
  })

  test.each([
    ['far away costs more', 'NC', 1, 12_900],
    ['from R600 on is delivered free', 'NC', 7, 0],
  ] as const)('%s', async (_what, province, quantity, deliveryCents) => {
    const product = await addProduct(ctx())
    const delivery = {
      ...courier,
      address: { ...(courier.method === 'courier' ? courier.address : {}), province },
    }
    const input = orderOf([{ product, quantity }], { delivery: delivery as typeof courier })
    const { order } = await orderRow((await mustPlace(ctx(), input)).accessKey)
    expect(order).toMatchObject({ deliveryCents, totalCents: quantity * 9900 + deliveryCents })
  })

  test('by card has its payment captured later, and is not paid before', async () => {
    const product = await addProduct(ctx())
    const placed = await mustPlace(ctx(), orderOf([{ product, quantity: 1 }], { payment: demoCardPayment() }))
    const { order } = await orderRow(placed.accessKey)
    expect(order).toMatchObject({ paymentMethod: 'demo_card', paymentStatus: 'pending', status: 'pending' })
    expect(order.paymentReference).toMatch(/^demo-/)
    expect(await jobsOf(order.id)).toEqual(['capture-payment', 'send-order-confirmation', 'send-staff-copy'])
    expect(JSON.stringify(order)).not.toContain('4242')
  })

  test('stores language, note and display currency', async () => {
    const product = await addProduct(ctx())
    const input = orderOf([{ product, quantity: 1 }], {
      language: 'th',
      note: 'ฝากไว้กับยาม',
      displayCurrency: 'JPY',
    })
    const { order } = await orderRow((await mustPlace(ctx(), input)).accessKey)
    expect(order).toMatchObject({
      locale: 'th',
      note: 'ฝากไว้กับยาม',
      displayCurrency: 'JPY',
      displayRate: TEST_RATES.JPY,
    })
  })

  test('of a business stores the invoice’s recipient', async () => {
    const product = await addProduct(ctx())
    const business = { company: 'Nok’s Kitchen CC', vatNumber: '4123456789' }
    const placed = await mustPlace(ctx(), orderOf([{ product, quantity: 1 }], { business }))
    expect((await orderRow(placed.accessKey)).order).toMatchObject(business)
    const without = await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))
    expect((await orderRow(without.accessKey)).order).toMatchObject({ company: null, vatNumber: null })
  })

  test('that is paid on a provider’s pages says so, and has no money reserved', async () => {
    const payfast: HostedProvider = {
      method: 'payfast',
      flow: 'hosted',
      origin: 'https://pay.test',
      start: () => Promise.reject(new Error('not of this test')),
      refuseUnsigned: () => undefined,
      verifyNotification: () => Promise.reject(new Error('not of this test')),
    }
    const hosted = testCtx(shop(), { providers: providersOf(bankTransfer, payfast) })
    const product = await addProduct(ctx())
    const [input, key] = [
      orderOf([{ product, quantity: 1 }], { payment: { method: 'payfast' } }),
      randomUUID(),
    ]
    const first = await tryToPlace(hosted, input, key)
    expect(first).toMatchObject({ ok: true, isReplay: false, isPaidElsewhere: true })
    expect(await tryToPlace(hosted, input, key)).toMatchObject({
      isReplay: true,
      isPaidElsewhere: true,
    })
    const { order } = await orderRow(first.ok ? first.order.accessKey : '')
    expect(order).toMatchObject({
      paymentMethod: 'payfast',
      paymentReference: null,
      paymentStatus: 'pending',
    })
    expect(await jobsOf(order.id)).toEqual(['send-order-confirmation', 'send-staff-copy'])
    expect(await tryToPlace(ctx(), input)).toEqual({
      ok: false,
      reason: 'payment_method_unavailable',
    })
    const byTransfer = await tryToPlace(hosted, orderOf([{ product, quantity: 1 }]))
    expect(byTransfer).toMatchObject({ ok: true, isPaidElsewhere: false })
    const { code: discountCode } = await addDiscount(ctx(), { percent: 100 })
    const free = { delivery: { method: 'pickup' }, discountCode, agreedTotalCents: 0 } as const
    expect(await tryToPlace(hosted, { ...input, ...free })).toMatchObject({
      ok: true,
      isPaidElsewhere: false,
    })
  })

  test('keeps the names and prices at the time of the order', async () => {
    const product = await addProduct(ctx())
    const placed = await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))
    await changeProduct(ctx(), product.id, { priceCents: 20_000 })
    expect((await orderRow(placed.accessKey)).items[0]?.unitPriceCents).toBe(9900)
  })

  test('can take the last one', async () => {
    const product = await addProduct(ctx(), { initialStock: 2 })
    await mustPlace(ctx(), orderOf([{ product, quantity: 2 }]))
    expect(await stockOf(ctx(), product.id)).toEqual({ stock: 0, ledger: 0, movements: 2 })
  })

  test('has VAT parts that add up, for many carts', async () => {
    for (let i = 1; i <= 15; i += 1) {
      const lines = await Promise.all(
        Array.from({ length: 1 + (i % 3) }, async (_, j) => ({
          product: await addProduct(ctx(), {
            priceCents: 1000 + 37 * i + 101 * j,
            vatClass: j === 1 ? 'zero' : 'standard',
          }),
          quantity: 1 + ((i + j) % 4),
        })),
      )
      const { order, items } = await orderRow((await mustPlace(ctx(), orderOf(lines))).accessKey)
      const inItems = items.reduce((sum, item) => sum + item.vatCents, 0)
      expect(order.vatCents).toBe(inItems + vatInside(order.deliveryCents, 15))
      expect(order.subtotalCents).toBe(items.reduce((sum, item) => sum + item.totalCents, 0))
      for (const item of items)
        expect(item.vatCents).toBe(vatInside(item.totalCents, vatPercentOf(item.vatClass, 15)))
      expect(items.filter((item) => item.vatClass === 'zero').every((item) => item.vatCents === 0)).toBe(true)
    }
  })
})

describe('nothing is written if', () => {
  async function expectNothingWritten(work: () => Promise<unknown>): Promise<void> {
    const before = await written()
    await work()
    expect(await written()).toEqual(before)
  }

  test('the total is no longer what the buyer agreed to', async () => {
    const product = await addProduct(ctx())
    const input = orderOf([{ product, quantity: 1 }])
    await changeProduct(ctx(), product.id, { priceCents: 10_900 })
    await expectNothingWritten(async () => {
      expect(await tryToPlace(ctx(), input)).toEqual({
        ok: false,
        reason: 'total_changed',
        totalCents: 10_900 + 7500,
      })
    })
    expect((await stockOf(ctx(), product.id)).stock).toBe(10)
  })

  test('the buyer makes up a total', async () => {
    const product = await addProduct(ctx())
    await expectNothingWritten(async () => {
      const result = await tryToPlace(ctx(), orderOf([{ product, quantity: 1 }], { agreedTotalCents: 1 }))
      expect(result).toMatchObject({ ok: false, reason: 'total_changed' })
    })
  })

  test('stock is short: it lists those lines and deducts none of the others', async () => {
    const plenty = await addProduct(ctx())
    const few = await addProduct(ctx(), { initialStock: 1, name: { en: 'Few', th: 'เหลือน้อย' } })
    const none = await addProduct(ctx(), { initialStock: 0, name: { en: 'None', th: 'หมด' } })
    const input = orderOf(
      [
        { product: plenty, quantity: 1 },
        { product: few, quantity: 2 },
        { product: none, quantity: 1 },
      ],
      { language: 'th' },
    )
    await expectNothingWritten(async () => {
      expect(await tryToPlace(ctx(), input)).toEqual({
        ok: false,
        reason: 'out_of_stock',
        lines: [
          { productId: few.id, name: 'เหลือน้อย', left: 1 },
          { productId: none.id, name: 'หมด', left: 0 },
        ],
      })
      // The exact number is said only where few are left.
      expect(await tryToPlace(ctx(), orderOf([{ product: plenty, quantity: 11 }]))).toMatchObject({
        reason: 'out_of_stock',
        lines: [{ productId: plenty.id, left: null }],
      })
    })
    expect((await stockOf(ctx(), plenty.id)).stock).toBe(10)
  })

  test('a product is gone', async () => {
    const [product, inactive] = [await addProduct(ctx()), await addProduct(ctx(), { isActive: false })]
    const input = orderOf([
      { product, quantity: 1 },
      { product: inactive, quantity: 1 },
    ])
    await expectNothingWritten(async () => {
      expect(await tryToPlace(ctx(), input)).toEqual({
        ok: false,
        reason: 'product_gone',
        productIds: [inactive.id],
      })
    })
  })

  test('the card is declined', async () => {
    const product = await addProduct(ctx())
    const input = orderOf([{ product, quantity: 1 }], { payment: demoCardPayment(DECLINED_CARD) })
    await expectNothingWritten(async () => {
      expect(await tryToPlace(ctx(), input)).toEqual({
        ok: false,
        reason: 'payment_declined',
      })
    })
  })

  test('cards cannot be taken', async () => {
    const product = await addProduct(ctx())
    const input = orderOf([{ product, quantity: 1 }], { payment: demoCardPayment() })
    await expectNothingWritten(async () => {
      const result = await tryToPlace(testCtx(shop(), { providers: providersOf(bankTransfer) }), input)
      expect(result).toEqual({ ok: false, reason: 'payment_method_unavailable' })
    })
  })
})

describe('money reserved on a card', () => {
  function watchedCards() {
    const released: string[] = []
    const card: CardProvider = {
      method: 'demo_card',
      flow: 'card',
      authorize: async ({ idempotencyKey }) => ({ ok: true, reference: `ref-${idempotencyKey}` }),
      capture: async () => {},
      release: async (reference) => void released.push(reference),
    }
    return { released, providers: providersOf(bankTransfer, card) }
  }

  test('is released when the order cannot be placed', async () => {
    const { released, providers } = watchedCards()
    const product = await addProduct(ctx(), { initialStock: 0 })
    const key = randomUUID()
    await tryToPlace(
      testCtx(shop(), { providers }),
      orderOf([{ product, quantity: 1 }], { payment: demoCardPayment() }),
      key,
    )
    expect(released).toEqual([`ref-${key}`])
  })

  test('is released when the database fails', async () => {
    const { released, providers } = watchedCards()
    const product = await addProduct(ctx())
    const key = randomUUID()
    const input = orderOf([{ product, quantity: 1 }], { payment: demoCardPayment() })
    const broken = { ...input, contact: { ...input.contact, firstName: 'NUL \0' } }
    await expect(tryToPlace(testCtx(shop(), { providers }), broken, key)).rejects.toThrow()
    expect(released).toEqual([`ref-${key}`])
  })

  test('is released when the key belongs to an order with another payment method', async () => {
    const { released, providers } = watchedCards()
    const product = await addProduct(ctx())
    const key = randomUUID()
    await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]), key)
    const byCard = orderOf([{ product, quantity: 1 }], { payment: demoCardPayment() })
    expect(await tryToPlace(testCtx(shop(), { providers }), byCard, key)).toMatchObject({
      reason: 'key_reused',
    })
    expect(released).toEqual([`ref-${key}`])
  })

  test('stays with its order when the key is sent with a different order', async () => {
    const { released, providers } = watchedCards()
    const product = await addProduct(ctx())
    const key = randomUUID()
    const byCard = (quantity: number) => orderOf([{ product, quantity }], { payment: demoCardPayment() })
    await mustPlace(testCtx(shop(), { providers }), byCard(1), key)
    expect(await tryToPlace(testCtx(shop(), { providers }), byCard(2), key)).toMatchObject({
      reason: 'key_reused',
    })
    expect(released).toEqual([])
  })

  test('stays with the order, also when the request is repeated', async () => {
    const { released, providers } = watchedCards()
    const product = await addProduct(ctx())
    const [input, key] = [orderOf([{ product, quantity: 1 }], { payment: demoCardPayment() }), randomUUID()]
    await mustPlace(testCtx(shop(), { providers }), input, key)
    await mustPlace(testCtx(shop(), { providers }), input, key)
    expect(released).toEqual([])
  })
})

describe('one idempotency key', () => {
  test('makes one order, however often it is sent', async () => {
    const product = await addProduct(ctx())
    const [input, key] = [orderOf([{ product, quantity: 1 }]), randomUUID()]
    const first = await mustPlace(ctx(), input, key)
    const before = await written()
    const again = await mustPlace(ctx(), input, key)
    expect(again).toEqual({ ...first, isReplay: true })
    expect(await written()).toEqual(before)
    expect((await stockOf(ctx(), product.id)).stock).toBe(9)
  })

  test('makes one order, however often it is sent in parallel', async () => {
    const product = await addProduct(ctx())
    const [input, key] = [orderOf([{ product, quantity: 1 }]), randomUUID()]
    const placed = await Promise.all(Array.from({ length: 8 }, () => mustPlace(ctx(), input, key)))
    expect(new Set(placed.map((order) => order.number)).size).toBe(1)
    expect(placed.filter((order) => !order.isReplay)).toHaveLength(1)
    expect((await stockOf(ctx(), product.id)).stock).toBe(9)
  })

  test('returns the order although it took the last jar', async () => {
    const product = await addProduct(ctx(), { initialStock: 1 })
    const [input, key] = [orderOf([{ product, quantity: 1 }]), randomUUID()]
    const first = await mustPlace(ctx(), input, key)
    expect(await mustPlace(ctx(), input, key)).toMatchObject({ number: first.number, isReplay: true })
  })

  test('returns the order although the price has changed since, and the product is gone', async () => {
    const product = await addProduct(ctx())
    const [input, key] = [orderOf([{ product, quantity: 1 }]), randomUUID()]
    const first = await mustPlace(ctx(), input, key)
    await changeProduct(ctx(), product.id, { priceCents: 12_000 })
    expect(await mustPlace(ctx(), input, key)).toMatchObject({ number: first.number, isReplay: true })
    await changeProduct(ctx(), product.id, { isActive: false })
    expect(await mustPlace(ctx(), input, key)).toMatchObject({ number: first.number, isReplay: true })
  })

  test('does not make another order of different goods', async () => {
    const product = await addProduct(ctx())
    const key = randomUUID()
    await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]), key)
    const other = await tryToPlace(ctx(), orderOf([{ product, quantity: 2 }]), key)
    expect(other).toEqual({ ok: false, reason: 'key_reused' })
    expect((await stockOf(ctx(), product.id)).stock).toBe(9)
  })

  test('can be used again after a refusal', async () => {
    const product = await addProduct(ctx())
    const key = randomUUID()
    const wrong = orderOf([{ product, quantity: 1 }], { agreedTotalCents: 1 })
    expect(await tryToPlace(ctx(), wrong, key)).toMatchObject({ ok: false })
    expect(await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]), key)).toMatchObject({
      isReplay: false,
    })
  })
})

test('an order belongs to the customer who placed it', async () => {
  const { id, actor } = await addPerson(ctx())
  const product = await addProduct(ctx())
  const customer = testCtx(shop(), { actor })
  const placed = await mustPlace(customer, orderOf([{ product, quantity: 1 }]))
  expect((await orderRow(placed.accessKey)).order.customerId).toBe(id)
})

test('order numbers do not repeat', async () => {
  const product = await addProduct(ctx(), { initialStock: 30 })
  const placed = await Promise.all(
    Array.from({ length: 20 }, () => mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))),
  )
  expect(new Set(placed.map((order) => order.number)).size).toBe(20)
  expect(new Set(placed.map((order) => order.accessKey)).size).toBe(20)
})
