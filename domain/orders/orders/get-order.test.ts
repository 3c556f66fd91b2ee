import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { addPerson } from '#tests/data/people.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getOrder, getOrderByLink } from './index.ts'
import { orderAccessKey } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const notFound = { code: 'not_found', what: 'order' }

const place = async (actor = ctx().actor) => {
  const product = await addProduct(ctx(), { name: { en: 'Paste', th: 'พริกแกง' } })
  const placed = await mustPlace({ ...ctx(), actor }, orderOf([{ product, quantity: 2 }], { language: 'th' }))
  return { product, ...placed }
}

const idOf = (accessKey: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.accessKey, accessKey))
    return row?.id ?? ''
  })

test('anybody with the link can read the order, in its language', async () => {
  const { number, accessKey } = await place()
  const order = await getOrderByLink(ctx(), { accessKey: accessKey, language: 'en' })
  expect(order).toMatchObject({
    number,
    status: 'pending',
    contact: { firstName: 'Somchai', email: 'somchai@example.com' },
    address: { street: '1 Long Street', suburb: null, province: 'WC' },
    paymentMethod: 'bank_transfer',
    totalCents: 27_300,
    locale: 'th',
  })
  expect(order.lines).toMatchObject([
    { name: 'Paste', sku: expect.any(String), quantity: 2, unitPriceCents: 9900, totalCents: 19_800 },
  ])
  expect((await getOrderByLink(ctx(), { accessKey: accessKey, language: 'th' })).lines[0]?.name).toBe(
    'พริกแกง',
  )
})

test('a wrong key finds nothing', async () => {
  const { accessKey } = await place()
  for (const key of [
    '',
    'x',
    accessKey.slice(0, -1),
    `${accessKey}A`,
    accessKey.toLowerCase() + accessKey.toUpperCase(),
    '%',
  ]) {
    await expect(getOrderByLink(ctx(), { accessKey: key, language: 'en' })).rejects.toMatchObject(notFound)
  }
})

test('the key shows only its own order', async () => {
  const [one, other] = [await place(), await place()]
  const bearer = testCtx(shop(), { actor: { role: 'visitor', orderKey: one.accessKey } })
  expect((await getOrder(bearer, { id: await idOf(one.accessKey) })).number).toBe(one.number)
  await expect(getOrder(bearer, { id: await idOf(other.accessKey) })).rejects.toMatchObject(notFound)
})

test('only the customer finds an order by its id, a stranger does not', async () => {
  const { actor: customer } = await addPerson(ctx())
  const { accessKey, number } = await place(customer)
  const id = await idOf(accessKey)
  await expect(getOrder(ctx(), { id })).rejects.toMatchObject(notFound)
  const other = testCtx(shop(), { actor: { role: 'customer', id: randomUUID() } })
  await expect(getOrder(other, { id })).rejects.toMatchObject(notFound)
  expect((await getOrder(testCtx(shop(), { actor: customer }), { id })).number).toBe(number)
  expect((await getOrder(asShop(ctx()), { id })).lines[0]?.name).toBe('พริกแกง')
})

test('the order shows what was bought even after the product is gone', async () => {
  const { accessKey, product } = await place()
  await changeProduct(ctx(), product.id, { isActive: false })
  const { lines } = await getOrderByLink(ctx(), { accessKey: accessKey, language: 'en' })
  expect(lines).toMatchObject([{ name: 'Paste', slug: null, image: null, quantity: 2 }])
})

test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`])(
  'the schema refuses the key "%s"',
  (key) => {
    expect(orderAccessKey.safeParse(key).success).toBe(false)
  },
)
