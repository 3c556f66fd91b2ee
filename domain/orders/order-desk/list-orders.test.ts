import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { mustCancel, bringTo, contact, demoCardPayment, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { recordTransfer } from '../payments/index.ts'
import { listOrdersInput } from './schemas.ts'
import { listOrders } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe, moderator: staff } = useStaff(ctx)
let product: TestProduct
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 500, name: { en: 'Paste', th: 'พริกแกง' } })
})
const list = (input: object = {}) => listOrders(staff(), listOrdersInput.parse(input))
const numbers = async (input: object) => (await list(input)).items.map(({ number }) => number)
const place = (buyer: Partial<typeof contact> = {}, overrides: Parameters<typeof orderOf>[1] = {}) =>
  mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 2 }], { contact: { ...contact, ...buyer }, ...overrides }),
  )

test('shows everybody’s orders, the newest first, with the details that staff need', async () => {
  const ann = await addPerson(ctx())
  const anns = await mustPlaceRow({ ...ctx(), actor: ann.actor }, orderOf([{ product, quantity: 1 }]))
  const guests = await place({}, { payment: demoCardPayment })
  await recordTransfer(staff(), { orderId: anns.id, reference: 'LIST-1', amountCents: 1 })
  const { items, ...pages } = await list()
  expect(pages).toEqual({ next: null, previous: null })
  const common = {
    deliveryMethod: 'courier',
    kind: 'goods',
    status: 'pending',
    paymentStatus: 'pending',
    customerName: 'Somchai Jaidee',
  }
  expect(items).toEqual([
    {
      ...common,
      id: guests.id,
      number: guests.number,
      placedAt: guests.createdAt,
      totalCents: guests.totalCents,
      itemCount: 2,
      lineCount: 1,
      firstItemName: 'Paste',
      email: contact.email,
      paymentMethod: 'demo_card',
      isGift: false,
      attention: null,
      owesRefund: false,
      noteCount: 0,
    },
    expect.objectContaining({
      ...common,
      id: anns.id,
      paymentMethod: 'bank_transfer',
      attention: 'wrong_amount',
    }),
  ])
  expect((await list({ language: 'th' })).items[0]?.firstItemName).toBe('พริกแกง')
})

test('by status', async () => {
  const [confirmed, cancelled] = [await place(), await place()]
  await bringTo(staff(), confirmed.id, 'confirmed')
  await bringTo(staff(), cancelled.id, 'cancelled')
  expect(await numbers({ status: 'confirmed' })).toEqual([confirmed.number])
  expect(await numbers({ status: 'cancelled' })).toEqual([cancelled.number])
  expect(await list({ status: 'returned' })).toMatchObject({ items: [] })
  const pending = (await list({ status: 'pending' })).items
  expect(new Set(pending.map(({ status }) => status))).toEqual(new Set(['pending']))
})

describe('by a search text', () => {
  test('a part of the number, in any case', async () => {
    const { number } = await place()
    expect(await numbers({ search: number })).toEqual([number])
    expect(await numbers({ search: ` ${number.toLowerCase()} ` })).toEqual([number])
    expect(await numbers({ search: number.slice(-6) })).toEqual([number])
    expect(await numbers({ search: number.replaceAll('-', '') })).toEqual([number])
    expect(await numbers({ search: number.replaceAll('-', '').slice(4) })).toEqual([number])
  })

  test('the address and the company', async () => {
    const address = {
      street: '12 Château Street',
      suburb: 'Gardens',
      city: 'Cape Town',
      province: 'WC',
      postalCode: '8042',
    } as const
    const { number } = await place(
      {},
      {
        delivery: { method: 'courier', address },
        business: { company: 'Ubuntu Spice Traders', vatNumber: '4987650321' },
      },
    )
    for (const search of [
      'chateau street',
      'street chateau',
      '12 Château Street, Gardens',
      '8042',
      'spice tra',
      '4987650321',
    ]) {
      expect(await numbers({ search })).toEqual([number])
    }
    expect(await numbers({ search: 'Château Avenue' })).toEqual([])
  })

  test('the name, first or last or both, in any case', async () => {
    const { number } = await place({ firstName: 'Xanthippe', lastName: 'van der Merwe' })
    for (const search of ['xanthi', 'VAN DER', 'Xanthippe van der Merwe', 'e v']) {
      expect(await numbers({ search })).toEqual([number])
    }
    // Words in any order, those of one or two letters as a word's first.
    for (const search of ['Merwe Xanthippe', 'va xan', 'xÄnthíppe']) {
      expect(await numbers({ search })).toEqual([number])
    }
    expect(await numbers({ search: 'Merwe Penelope' })).toEqual([])
  })

  test('a Thai name, with all its marks', async () => {
    const { number } = await place({ firstName: 'สมหญิง', lastName: 'น้ำใจงาม' })
    for (const search of ['สมหญิง', 'น้ำใจ', 'สมหญิง น้ำใจงาม']) {
      expect(await numbers({ search })).toEqual([number])
    }
    expect(await numbers({ search: 'นาใจ' })).toEqual([])
  })

  test('the mail address', async () => {
    const { number } = await place({ email: 'Rare.Person+krok@example.org' })
    for (const search of ['rare.person+krok@example.org', 'RARE.PERSON', '@example.org']) {
      expect(await numbers({ search })).toEqual([number])
    }
  })

  test('with %, _ and \\ as plain characters', async () => {
    const strange = await place()
    await place({ email: 'qxxqxqq@example.net' })
    // As an import might store it; the shop's own form does not accept all of these.
    await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.update(orders).set({ email: 'q%q_q\\q@example.net' }).where(eq(orders.id, strange.id)),
    )
    for (const search of ['q%q', 'q_q', 'q\\q', '%q_', '_q\\', '\\q@']) {
      expect(await numbers({ search })).toEqual([strange.number])
    }
    for (const search of ['%%%', '___', '\\\\\\', 'q%%q', '%_q', 'q\\%']) {
      expect(await numbers({ search })).toEqual([])
    }
    expect(await numbers({ search: "'; drop table orders; --" })).toEqual([])
  })

  test('together with a status', async () => {
    const [open, confirmed] = [
      await place({ lastName: 'Unmistakable' }),
      await place({ lastName: 'Unmistakable' }),
    ]
    await bringTo(staff(), confirmed.id, 'confirmed')
    const search = 'unmistakable'
    expect(await numbers({ search })).toEqual([confirmed.number, open.number])
    expect(await numbers({ search, status: 'confirmed' })).toEqual([confirmed.number])
    expect(await numbers({ search, status: 'shipped' })).toEqual([])
  })

  test('an empty search shows everything', async () => {
    expect(await numbers({ search: '  ' })).toEqual(await numbers({}))
  })
})

describe('by goods and phone', () => {
  test('the name of a product in either language, or its code, as they were ordered', async () => {
    const galangal = await addProduct(ctx(), {
      sku: 'GHOST-150',
      name: { en: 'Galangal Ghost', th: 'ข่าผีหลอก' },
    })
    const { number } = await mustPlaceRow(
      ctx(),
      orderOf([
        { product, quantity: 1 },
        { product: galangal, quantity: 1 },
      ]),
    )
    for (const search of ['galangal gh', 'ข่าผี', 'ghost-150'])
      expect(await numbers({ search })).toEqual([number])
  })

  test('the phone number, however it is typed', async () => {
    const { number } = await place({ phone: '+27831234567' })
    for (const search of ['083 123 4567', '+27 83 123 4567', '1234567', '(083) 123-4567']) {
      expect(await numbers({ search })).toEqual([number])
    }
  })
})

test('fewer than three characters are the last digits of a number, or begin a word', async () => {
  const { number } = await place({ firstName: 'Qi', lastName: 'Li' })
  for (const search of [number.slice(-2), number.slice(-3), number.slice(-6)]) {
    expect(await numbers({ search })).toEqual([number])
  }
  for (const search of ['Qi', 'li', 'L']) expect(await numbers({ search })).toContain(number)
  for (const search of ['iL', '%', 'กา']) expect(await numbers({ search })).toEqual([])
})

describe('by other filters', () => {
  const lastName = 'Filtered'
  let collected: Awaited<ReturnType<typeof place>>
  let carried: Awaited<ReturnType<typeof place>>
  beforeAll(async () => {
    const pickup = { delivery: { method: 'pickup' }, agreedTotalCents: product.priceCents * 2 } as const
    collected = await place({ lastName }, pickup)
    carried = await place({ lastName }, { payment: demoCardPayment })
  })
  const found = (input: object) => numbers({ search: lastName, ...input })

  test('payment, delivery, province', async () => {
    await bringTo(staff(), carried.id, 'confirmed')
    expect(await found({ delivery: 'pickup' })).toEqual([collected.number])
    expect(await found({ delivery: 'courier' })).toEqual([carried.number])
    expect(await found({ province: 'WC' })).toEqual([carried.number])
    expect(await found({ province: 'GP' })).toEqual([])
    expect(await found({ payment: 'pending' })).toEqual([carried.number, collected.number])
    expect(await found({ payment: 'paid' })).toEqual([])
  })

  test('what has to be done: packed, looked for at the bank, released', async () => {
    expect(await found({ status: 'to_pack' })).toEqual([carried.number])
    expect(await found({ status: 'transfers' })).toEqual([collected.number])
    expect(await found({ status: 'unpaid' })).toEqual([collected.number])
    expect(await found({ status: 'money' })).toEqual([])
  })

  test('money to look at: a payment that does not fit, a cancelled order that was paid', async () => {
    const [odd, owed] = [await place({ lastName }), await place({ lastName })]
    await recordTransfer(staff(), { orderId: odd.id, reference: `odd ${odd.id}`, amountCents: 5 })
    await recordTransfer(staff(), { orderId: owed.id, reference: owed.id, amountCents: owed.totalCents })
    expect(await found({ status: 'money' })).toEqual([odd.number])
    await mustCancel(staff(), owed.id)
    expect(await found({ status: 'money' })).toEqual([owed.number, odd.number])
  })

  test('the day in the shop’s time zone, from the first to the last', async () => {
    const at = (id: string, time: string) =>
      inTransaction(asShop(ctx()), (ctx) =>
        ctx.db
          .update(orders)
          .set({ createdAt: new Date(time) })
          .where(eq(orders.id, id)),
      )
    // Midnight in Johannesburg is 22:00 UTC.
    await at(collected.id, '2026-03-01T21:59:59.999Z')
    await at(carried.id, '2026-03-01T22:00:00Z')
    expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual([collected.number])
    expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toEqual([carried.number])
    expect(await found({ to: '2026-03-02' })).toEqual([carried.number, collected.number])
    expect(await found({ from: '2026-03-03', to: '2026-03-01' })).toEqual([])
  })
})

test('orders are sorted by time, whatever their numbers', async () => {
  const lastName = 'Lateorder'
  const [first, second] = [await place({ lastName }), await place({ lastName })]
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .update(orders)
      .set({ createdAt: new Date('2026-01-01T10:00:00Z') })
      .where(eq(orders.id, second.id)),
  )
  expect(await numbers({ search: lastName })).toEqual([first.number, second.number])
})

test('refuses a stranger, a customer and the shop itself', async () => {
  const input = listOrdersInput.parse({})
  for (const actor of [ctx().actor, moe.actor, { role: 'shop' } as const]) {
    await expect(listOrders({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test.each([
  { status: 'lost' },
  { status: '' },
  { payment: 'maybe' },
  { from: '2026-13-01' },
  { to: 'yesterday' },
  { noted: 'no' },
  { sort: 'name' },
  { after: 'x' },
  { before: `1_${'0'.repeat(36)}` },
  { search: 'x'.repeat(101) },
  { search: 'a\u0000b' },
  { customerId: 'x' },
])('the schema refuses %j', (input) => {
  expect(listOrdersInput.safeParse(input).success).toBe(false)
})

describe('with more orders of one name than are sorted', () => {
  let model: Awaited<ReturnType<typeof place>>
  beforeAll(async () => {
    model = await place({ lastName: 'Countless' })
    const copies = sql`
      insert into orders (access_key, idempotency_key, request_hash, locale, email, first_name, last_name, phone,
        delivery_method, payment_method, subtotal_cents, delivery_cents, vat_cents, total_cents, status)
      select 'copy ' || n, 'copy ' || n, '', locale, email, first_name, last_name, phone,
        'pickup', payment_method, subtotal_cents, delivery_cents, vat_cents, total_cents, 'returned'
      from orders, generate_series(1, 3000) n where id = ${model.id}`
    const madeOld = { createdAt: new Date('2025-01-01T10:00:00Z') }
    await inTransaction(asShop(ctx()), async (ctx) => {
      await ctx.db.execute(copies)
      await ctx.db.update(orders).set(madeOld).where(eq(orders.id, model.id))
      // As the owner, what is done to a table every now and then: PostgreSQL uses the index of texts after it.
      await ctx.db.execute(sql`
        insert into order_items (order_id, position, product_id, name, sku, quantity, unit_price_cents, total_cents, vat_class, vat_cents)
        select copies.id, position, product_id, name, sku, quantity, unit_price_cents, order_items.total_cents, vat_class, order_items.vat_cents
        from orders as copies, order_items where order_id = ${model.id} and copies.access_key like 'copy %'`)
      await ctx.db.execute(sql`set local role none`)
      await ctx.db.execute(sql`select gin_clean_pending_list('buyer_texts_search'::regclass)`)
      await ctx.db.execute(sql`analyze orders`)
    })
  })

  test('shows the oldest of them on the last page', async () => {
    const { items } = await list({ search: 'Countless', sort: 'oldest' })
    expect(items[0]?.number).toBe(model.number)
  })

  test('finds the name without the index of texts, which would read every order that has it', async () => {
    const scans = async (ctx: Ctx) => {
      const { rows } = await ctx.db.execute<{ scans: string }>(
        sql`select pg_stat_get_xact_numscans('buyer_texts_search'::regclass) as scans`,
      )
      return Number(rows[0]?.scans)
    }
    const search = (input: object) =>
      inTransaction(staff(), async (ctx) => {
        // As if there were many more orders: else PostgreSQL would read all of them in any case.
        await ctx.db.execute(sql`set local cpu_tuple_cost = 10`)
        const before = await scans(ctx)
        const { items } = await listOrders(ctx, listOrdersInput.parse({ search: 'countless', ...input }))
        return { found: items.length, scans: (await scans(ctx)) - before }
      })
    expect(await search({})).toEqual({ found: 50, scans: 0 })
    expect(await search({ status: 'returned' })).toEqual({ found: 50, scans: 0 })
    // Few have this status, so they are looked at one by one.
    expect(await search({ status: 'pending' })).toEqual({ found: 1, scans: 0 })
    const { found, scans: ofRare } = await search({ search: model.number })
    expect(found).toBe(1)
    expect(ofRare).toBeGreaterThan(0)
  })
})

test('a cancelled order that cost nothing owes no refund', async () => {
  const { code: discountCode } = await addDiscount(ctx(), { kind: 'percent', percent: 100 })
  const free = { delivery: { method: 'pickup' }, discountCode, agreedTotalCents: 0 } as const
  const { id, number } = await place({}, free)
  await mustCancel(staff(), id)
  const { items } = await list({ search: number })
  expect(items).toMatchObject([{ status: 'cancelled', paymentStatus: 'paid', owesRefund: false }])
})
