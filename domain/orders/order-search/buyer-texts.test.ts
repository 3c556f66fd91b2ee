import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { buyerTexts, orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { bringTo, contact, courier, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { clearForgottenOrders, forgetGuest, lockForgottenOrders } from '../orders/index.ts'
import { searchOrders } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const act = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)
let product: TestProduct
let staff: Ctx
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 100 })
  staff = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) }
})
const place = (buyer: Partial<typeof contact>) =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: { ...contact, ...buyer } }))
const textsOf = (email: string) =>
  act(({ db }) =>
    db.select().from(buyerTexts).where(eq(buyerTexts.email, email)).orderBy(asc(buyerTexts.text)),
  )
async function found(search: string): Promise<string[]> {
  const { items } = await searchOrders(staff, { language: 'en', sort: 'newest', search })
  return items.map(({ id }) => id)
}

test('a buyer who comes again adds nothing; one who writes something else a second text', async () => {
  const email = 'twice@example.com'
  for (const lastName of ['Mokoena', 'Mokoena', 'Dlamini']) await place({ email, lastName })
  expect((await textsOf(email)).map(({ text }) => text)).toEqual([
    ' twice@example.com somchai dlamini +27215550142 0215550142 1 long street cape town 8001 ',
    ' twice@example.com somchai mokoena +27215550142 0215550142 1 long street cape town 8001 ',
  ])
  expect(await found('twice dlamini')).toHaveLength(1)
})

test('finds a changed address, and no longer the one before', async () => {
  const { id } = await place({ email: 'moved@example.com' })
  await act(({ db }) => db.update(orders).set({ street: '7 Kloof Nek' }).where(eq(orders.id, id)))
  expect(await found('kloof nek')).toEqual([id])
  expect(await found('moved@example.com long')).toEqual([])
})

test('finds a gift by its receiver, and no longer by the one before, nor once they are forgotten', async () => {
  const delivery = { ...courier, receiver: { name: 'มะลิ Grandmère', phone: '+27835550177' } }
  const input = orderOf([{ product, quantity: 1 }], { contact: newContact(), delivery })
  const { id, email } = await mustPlaceRow(ctx(), input)
  for (const search of ['grandmere มะลิ', '083 555 0177', 'somchai grandmere']) {
    expect(await found(search)).toEqual([id])
  }
  const receiver = { name: 'ป้าแดง Auntie', phone: '+27835550188' }
  await act(({ db }) =>
    db
      .update(orders)
      .set({ gift: { receiver, card: null } })
      .where(eq(orders.id, id)),
  )
  expect([await found('083 555 0177'), await found('ป้าแดง')]).toEqual([[], [id]])
  await bringTo(staff, id, 'cancelled')
  await act(async (ctx) => {
    const shop = asShop(ctx)
    await forgetGuest(shop, { email })
    await lockForgottenOrders(shop)
    await clearForgottenOrders(shop)
  })
  expect(await found('ป้าแดง')).toEqual([])
  const left = await act(({ db }) => db.select().from(buyerTexts))
  expect(left.filter(({ text }) => /grandmere|auntie|083555/.test(text))).toEqual([])
})

test('finds an order without a mail address', async () => {
  const { id } = await place({ email: 'counter@example.com', lastName: 'Counterperson' })
  await act(({ db }) => db.update(orders).set({ email: '' }).where(eq(orders.id, id)))
  expect(await textsOf('counter@example.com')).toEqual([])
  expect(await found('counterperson')).toEqual([id])
})

test('what is forgotten leaves the search in the same transaction, and takes nobody else along', async () => {
  const [gone, open] = [
    await place({ email: 'Gone@example.com', phone: '+27831112223' }),
    await place({ email: 'gone@example.com', phone: '+27831112224' }),
  ]
  await bringTo(staff, gone.id, 'cancelled')
  await act(async (ctx) => {
    const shop = asShop(ctx)
    await forgetGuest(shop, { email: 'gone@example.com' })
    await lockForgottenOrders(shop)
    await clearForgottenOrders(shop)
    const kept = await ctx.db.select().from(buyerTexts)
    expect(kept.filter(({ text }) => text.includes('0831112223'))).toEqual([])
  })
  expect(await found('gone@example.com')).toEqual([open.id])
  expect(await found('083 111 2223')).toEqual([])
  // Tax law keeps the name and the address of an order for seven years.
  expect(await found('somchai')).toContain(gone.id)
  await act(async ({ db }) => {
    const nothing = { firstName: '', lastName: '', street: '', city: '', postalCode: '' }
    await db.update(orders).set(nothing).where(eq(orders.id, gone.id))
    expect(await db.select().from(buyerTexts).where(eq(buyerTexts.orderId, gone.id))).toEqual([])
  })
})
