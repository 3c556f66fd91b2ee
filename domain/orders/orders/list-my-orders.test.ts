import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getOrder, listMyOrders } from './index.ts'
import { listMyOrdersInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const place = (where: Ctx, lines: { product: TestProduct; quantity: number }[]) =>
  mustPlace(where, orderOf(lines))
const list = (where: Ctx, input: object = {}) => listMyOrders(where, listMyOrdersInput.parse(input))

test('shows customers their own orders, the newest first, in the requested language', async () => {
  const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
  const paste = await addProduct(ctx(), { name: { en: 'Paste', th: 'พริกแกง' } })
  const sauce = await addProduct(ctx(), { name: { en: 'Sauce', th: 'ซอส' } })
  const first = await place(as(ann), [
    { product: paste, quantity: 2 },
    { product: sauce, quantity: 1 },
  ])
  const second = await place(as(ann), [{ product: sauce, quantity: 1 }])
  const bens = await place(as(ben), [{ product: paste, quantity: 1 }])
  await place(ctx(), [{ product: paste, quantity: 1 }])

  // The key of another order opens that order, but does not add it to the list.
  const mine = await list({ ...ctx(), actor: { ...ann.actor, orderKey: bens.accessKey } })
  expect(mine).toEqual({
    page: 1,
    pageSize: 20,
    total: 2,
    items: [
      expect.objectContaining({ number: second.number, itemCount: 1, lineCount: 1, firstItemName: 'Sauce' }),
      {
        id: expect.any(String),
        number: first.number,
        status: 'pending',
        paymentStatus: 'pending',
        placedAt: expect.any(Date),
        deliveryMethod: 'courier',
        kind: 'goods',
        totalCents: 29_700 + 7_500,
        itemCount: 3,
        lineCount: 2,
        firstItemName: 'Paste',
      },
    ],
  })
  expect((await list(as(ann), { language: 'th' })).items.map(({ firstItemName }) => firstItemName)).toEqual([
    'ซอส',
    'พริกแกง',
  ])
  // The customer can open each by its id.
  const id = mine.items[1]?.id ?? ''
  expect((await getOrder(as(ann), { id: id })).number).toBe(first.number)
  await expect(getOrder(as(ben), { id: id })).rejects.toMatchObject({ code: 'not_found' })
})

test('twenty to a page, and none after the last', async () => {
  const person = await addPerson(ctx())
  const product = await addProduct(ctx(), { initialStock: 100 })
  const numbers: string[] = []
  for (let i = 0; i < 21; i += 1)
    numbers.unshift((await place(as(person), [{ product, quantity: 1 }])).number)
  // Two orders of the same instant have a fixed place too.
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ createdAt: new Date() }).where(eq(orders.customerId, person.id)),
  )
  const pages = [
    await list(as(person)),
    await list(as(person), { page: '2' }),
    await list(as(person), { page: 3 }),
  ]
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [20, 21],
    [1, 21],
    [0, 21],
  ])
  const seen = pages.flatMap(({ items }) => items.map(({ number }) => number))
  expect(seen.toSorted()).toEqual(numbers.toSorted())
})

test('the newest is the last one placed, whatever its id', async () => {
  const person = await addPerson(ctx())
  const product = await addProduct(ctx(), { initialStock: 100 })
  const numbers: string[] = []
  for (let i = 0; i < 10; i += 1)
    numbers.unshift((await place(as(person), [{ product, quantity: 1 }])).number)
  expect((await list(as(person))).items.map(({ number }) => number)).toEqual(numbers)
})

test('a customer without orders has an empty list', async () => {
  expect(await list(as(await addPerson(ctx())))).toMatchObject({ items: [], total: 0 })
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
    const listing = listMyOrders({ ...ctx(), actor }, listMyOrdersInput.parse({}))
    await expect(listing).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test.each([
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { page: 'x' },
  { page: 10_001 },
  { language: 'de' },
  { customerId: 'x' },
])('the schema refuses %j', (input) => {
  expect(listMyOrdersInput.safeParse(input).success).toBe(false)
})
