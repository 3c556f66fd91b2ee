import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orderNotes, orders } from '#database/schema/index.ts'
import { bringTo, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { clearForgottenOrders } from '../orders/index.ts'
import { addOrderNote, getStaffOrder, listOrders } from './index.ts'
import { addOrderNoteInput, listOrdersInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let moe: TestPerson
let product: TestProduct
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(moe) })
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Moe', lastName: 'Packer' })
  product = await addProduct(ctx(), { initialStock: 50 })
})
const place = () => mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))

test('shows who wrote what, the newest first, and a mark in the list', async () => {
  const { id, number } = await place()
  await addOrderNote(staff(), { orderId: id, text: 'Call before delivery' })
  await addOrderNote(staff(), { orderId: id, text: 'Called' })
  const { notes } = await getStaffOrder(staff(), { id })
  expect(notes).toEqual([
    { text: 'Called', at: expect.any(Date), authorName: 'Moe Packer' },
    { text: 'Call before delivery', at: expect.any(Date), authorName: 'Moe Packer' },
  ])
  const noted = await listOrders(staff(), listOrdersInput.parse({ noted: 'yes' }))
  expect(noted.items).toMatchObject([{ number, noteCount: 2 }])
})

test('goes with the contact of a customer who is forgotten', async () => {
  const { id } = await place()
  await addOrderNote(staff(), { orderId: id, text: 'Somchai likes it hot' })
  await bringTo(staff(), id, 'delivered')
  const left = await inTransaction(asShop(ctx()), async (ctx) => {
    await ctx.db.update(orders).set({ forgetsContact: true }).where(eq(orders.id, id))
    await clearForgottenOrders(ctx)
    return ctx.db.$count(orderNotes, eq(orderNotes.orderId, id))
  })
  expect(left).toBe(0)
})

test.each(['', ' ', 'x'.repeat(501)])('the schema refuses %j', (text) => {
  const orderId = '6b0c0c8e-0000-4000-8000-000000000001'
  expect(addOrderNoteInput.safeParse({ orderId, text }).success).toBe(false)
})

test('refuses a stranger, its buyer, staff who buy, and the shop itself', async () => {
  const { id, accessKey } = await place()
  for (const actor of [
    ctx().actor,
    { role: 'visitor', orderKey: accessKey },
    moe.actor,
    { role: 'shop' },
  ] as const) {
    await expect(addOrderNote({ ...ctx(), actor }, { orderId: id, text: 'x' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
