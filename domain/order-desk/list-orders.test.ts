import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { addDiscount } from '#tests/helpers/discounts.ts'
import { bringTo, contact, demoCardPayment, mustPlaceRow, orderOf } from '#tests/helpers/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/helpers/people.ts'
import { addProduct, type TestProduct } from '#tests/helpers/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { recordTransfer } from '../payments/index.ts'
import { listOrdersInput } from './schemas.ts'
import { MOST_COUNTED } from '../orders/schemas.ts'
import { changeOrderStatus, listOrders } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let moe: TestPerson
let product: TestProduct
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['moderator'] })
  product = await addProduct(ctx(), { initialStock: 500, name: { en: 'Paste', th: 'พริกแกง' } })
})
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(moe) })
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
  expect(pages).toEqual({ page: 1, pageSize: 30, total: 2 })
  const common = {
    deliveryMethod: 'courier',
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
      attention: null,
      owesRefund: false,
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
  expect(await list({ status: 'returned' })).toMatchObject({ items: [], total: 0 })
  const pending = (await list({ status: 'pending' })).items
  expect(new Set(pending.map(({ status }) => status))).toEqual(new Set(['pending']))
})

describe('by a search text', () => {
  test('a part of the number, in any case', async () => {
    const { number } = await place()
    expect(await numbers({ search: number })).toEqual([number])
    expect(await numbers({ search: ` ${number.toLowerCase()} ` })).toEqual([number])
    expect(await numbers({ search: number.slice(-6) })).toEqual([number])
  })

  test('the name, first or last or both, in any case', async () => {
    const { number } = await place({ firstName: 'Xanthippe', lastName: 'van der Merwe' })
    for (const search of ['xanthi', 'VAN DER', 'Xanthippe van der Merwe', 'e v']) {
      expect(await numbers({ search })).toEqual([number])
    }
    expect(await numbers({ search: 'Merwe Xanthippe' })).toEqual([])
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
    for (const search of ['q%q', 'q_q', 'q\\q', '%', '_', '\\']) {
      expect(await numbers({ search })).toEqual([strange.number])
    }
    for (const search of ['%%', '__', '\\\\', 'q%%q', '%_', '\\%']) {
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
    expect((await list({ search: '  ' })).total).toBe((await list()).total)
  })
})

test('thirty to a page, each order on exactly one, and none after the last', async () => {
  const lastName = 'Manyorders'
  const ids: string[] = []
  for (let i = 0; i < 31; i += 1) ids.push((await place({ lastName })).id)
  // Orders placed at the same instant have a fixed place too.
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ createdAt: new Date() }).where(inArray(orders.id, ids)),
  )
  const seen: string[] = []
  for (const [page, count] of [
    [1, 30],
    [2, 1],
    [3, 0],
  ]) {
    const { items, ...rest } = await list({ search: lastName, page: String(page) })
    expect(items).toHaveLength(count ?? 0)
    expect(rest).toEqual({ page, pageSize: 30, total: 31 })
    seen.push(...items.map(({ id }) => id))
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
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
  { page: 0 },
  { page: 'x' },
  { page: 10_001 },
  { status: 'lost' },
  { status: '' },
  { search: 'x'.repeat(101) },
  { search: 'a\u0000b' },
  { customerId: 'x' },
])('the schema refuses %j', (input) => {
  expect(listOrdersInput.safeParse(input).success).toBe(false)
})

describe('with more orders of one name than are counted', () => {
  let model: Awaited<ReturnType<typeof place>>
  beforeAll(async () => {
    model = await place({ lastName: 'Countless' })
    const copies = sql`
      insert into orders (access_key, idempotency_key, request_hash, locale, email, first_name, last_name, phone,
        delivery_method, payment_method, subtotal_cents, delivery_cents, vat_cents, total_cents, status)
      select 'copy ' || n, 'copy ' || n, '', locale, email, first_name, last_name, phone,
        'pickup', payment_method, subtotal_cents, delivery_cents, vat_cents, total_cents, 'returned'
      from orders, generate_series(1, ${MOST_COUNTED}::int) n where id = ${model.id}`
    const madeOld = { createdAt: new Date('2025-01-01T10:00:00Z') }
    await inTransaction(asShop(ctx()), async (ctx) => {
      await ctx.db.execute(copies)
      await ctx.db.update(orders).set(madeOld).where(eq(orders.id, model.id))
      // As the owner, what is done to a table every now and then: PostgreSQL uses the index of texts after it.
      await ctx.db.execute(sql`set local role none`)
      await ctx.db.execute(sql`select gin_clean_pending_list('orders_search'::regclass)`)
      await ctx.db.execute(sql`analyze orders`)
    })
  })

  test('counts only up to the limit, but shows pages after it', async () => {
    expect((await list({ status: 'returned' })).total).toBe(MOST_COUNTED)
    expect((await list({ search: 'Countless' })).total).toBe(MOST_COUNTED)
    expect(await numbers({ search: 'Countless', page: MOST_COUNTED / 30 + 1 })).toEqual([model.number])
  })

  test('finds the name without the index of texts, which would read every order that has it', async () => {
    const scans = async (ctx: Ctx) => {
      const { rows } = await ctx.db.execute<{ scans: string }>(
        sql`select pg_stat_get_xact_numscans('orders_search'::regclass) as scans`,
      )
      return Number(rows[0]?.scans)
    }
    const search = (input: object) =>
      inTransaction(staff(), async (ctx) => {
        // As if there were many more orders: else PostgreSQL would read all of them in any case.
        await ctx.db.execute(sql`set local cpu_tuple_cost = 10`)
        const before = await scans(ctx)
        const { total } = await listOrders(ctx, listOrdersInput.parse({ search: 'countless', ...input }))
        return { total, scans: (await scans(ctx)) - before }
      })
    expect(await search({})).toEqual({ total: MOST_COUNTED, scans: 0 })
    expect(await search({ status: 'returned' })).toEqual({ total: MOST_COUNTED, scans: 0 })
    // Few have this status, so they are looked at one by one.
    expect(await search({ status: 'pending' })).toEqual({ total: 1, scans: 0 })
    const { total, scans: ofRare } = await search({ search: model.number })
    expect(total).toBe(1)
    expect(ofRare).toBeGreaterThan(0)
  })
})

test('a cancelled order that cost nothing owes no refund', async () => {
  const { code: discountCode } = await addDiscount(ctx(), { kind: 'percent', percent: 100 })
  const free = { delivery: { method: 'pickup' }, discountCode, agreedTotalCents: 0 } as const
  const { id, number } = await place({}, free)
  await changeOrderStatus(staff(), { orderId: id, to: 'cancelled' })
  const { items } = await list({ search: number })
  expect(items).toMatchObject([{ status: 'cancelled', paymentStatus: 'paid', owesRefund: false }])
})
