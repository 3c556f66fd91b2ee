import { inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { bringTo, contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { deleteOrder, listOrders, listShownOrders } from './index.ts'
import { listOrdersInput } from './schemas.ts'

/* The list of orders page by page; what it finds is tested in list-orders.test.ts. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe, moderator: staff } = useStaff(ctx)
let product: TestProduct
const list = (input: object = {}) => listOrders(staff(), listOrdersInput.parse(input))
const lastName = 'Manyorders'
const place = () =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: { ...contact, lastName } }))

const walk = async (input: object, way: 'next' | 'previous' = 'next', from?: string) => {
  const pages: string[][] = []
  const step = way === 'next' ? 'after' : 'before'
  let cursor: string | null | undefined = from
  do {
    const { items, ...beside } = await list({
      search: lastName,
      ...input,
      ...(cursor && { [step]: cursor }),
    })
    pages.push(items.map(({ id }) => id))
    cursor = beside[way]
  } while (cursor)
  return pages
}
const ids: string[] = []
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 500 })
  for (let i = 0; i < 101; i += 1) ids.push((await place()).id)
  // Orders placed at the same instant have a fixed place too; microseconds count.
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .update(orders)
      .set({ createdAt: sql`timestamptz '2026-02-01 10:00:00.123456Z'` })
      .where(inArray(orders.id, ids.slice(0, 60))),
  )
})

test.each(['newest', 'oldest', 'total', 'waiting'])(
  'each order is on one page, sorted by %s',
  async (sort) => {
    const pages = await walk({ sort })
    expect(pages.map((page) => page.length)).toEqual([50, 50, 1])
    expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  },
)

test('and the same pages on the way back', async () => {
  const forth = await walk({})
  const { previous } = await list({
    search: lastName,
    after:
      (await list({ search: lastName, after: (await list({ search: lastName })).next ?? '' })).next ?? '',
  })
  const back = await walk({}, 'previous', previous ?? '')
  expect(back.toReversed().flat()).toEqual(forth.slice(0, 2).flat())
})

test('a new order moves nothing on the next page', async () => {
  const first = await list({ search: lastName })
  const second = await list({ search: lastName, after: first.next ?? '' })
  const added = await place()
  ids.push(added.id)
  expect((await list({ search: lastName, after: first.next ?? '' })).items).toEqual(second.items)
  expect((await list({ search: lastName })).items[0]?.id).toBe(added.id)
})

test('says of each order on an open page what it is now; of a hidden one nothing', async () => {
  const buyer = { ...contact, email: 'open-page@example.com' }
  const place = () =>
    mustPlaceRow(
      ctx(),
      orderOf([{ product, quantity: 1 }], { contact: buyer, delivery: { method: 'pickup' } }),
    )
  const [stays, leaves, hidden] = [await place(), await place(), await place()]
  const input = listOrdersInput.parse({ status: 'unpaid', search: buyer.email })
  const open = await listOrders(staff(), input)
  expect(open.items).toHaveLength(3)

  await bringTo(staff(), leaves.id, 'confirmed')
  await bringTo(staff(), hidden.id, 'cancelled')
  await deleteOrder({ ...ctx(), actor: asStaff(moe, true) }, { orderId: hidden.id })
  const orderIds = [stays.id, leaves.id, hidden.id]
  const now = await listShownOrders(staff(), { orderIds, language: 'en', status: 'unpaid' })
  const was = open.items.find(({ id }) => id === stays.id)
  expect(now).toEqual([
    { ...was, hold: { payBy: was?.hold?.payBy, ofBuyer: expect.any(Number) } },
    expect.objectContaining({ id: leaves.id, status: 'confirmed' }),
  ])
})

test('refuses a stranger, a customer and the shop itself to look at orders again', async () => {
  for (const actor of [ctx().actor, moe.actor, { role: 'shop' } as const]) {
    const asking = listShownOrders({ ...ctx(), actor }, { orderIds: [], language: 'en' })
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' })
  }
})
