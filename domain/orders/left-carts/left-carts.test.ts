import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { carts, orders, products } from '#database/schema/index.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeCart, clearCart } from '../cart/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { setMailConsent } from '#domain/base/mail-consents/index.ts'
import { findLeftCarts } from './index.ts'

const shop = useTestDatabase()
const at = (hours: number) => testCtx(shop(), { now: () => addTime(new Date(), hours * HOUR) })
const by = (person: TestPerson, hours = 0): Ctx => ({ ...at(hours), actor: person.actor })

async function agree(email: string, isGiven = true): Promise<void> {
  const consent = { email, topic: 'left_cart', isGiven, wording: 'x', language: 'en' } as const
  await setMailConsent(asShop(at(0)), { ...consent, source: 'settings' })
}

const put = (person: TestPerson, product: TestProduct, hours = 0) =>
  changeCart(by(person, hours), {
    lines: [],
    change: { intent: 'add', line: { productId: product.id, quantity: 2, seenPriceCents: 1 } },
    language: 'en',
  })

/** A customer with something in their cart, and whether they agreed. */
async function leave(isAgreed = true) {
  const [person, product] = [await addPerson(at(0)), await addProduct(at(0))]
  if (isAgreed) await agree(person.email)
  await put(person, product)
  return { person, product }
}

/** The mails about carts, after a look that many hours from now. */
async function mailsAfter(hours: number, { email }: TestPerson) {
  await findLeftCarts(asShop(at(hours)))
  return (await mailsTo(at(hours), email)).filter(({ text }) => text?.includes('You left something'))
}

test('a cart is mailed about once, after a day, at today’s prices, with a way to stop it', async () => {
  const { person, product } = await leave()
  expect(await mailsAfter(23, person)).toEqual([])
  await inTransaction(asShop(at(0)), ({ db }) =>
    db.update(products).set({ priceCents: 12_300 }).where(eq(products.id, product.id)),
  )
  const [mail] = await mailsAfter(25, person)
  expect(mail?.text).toMatch(/2 × Test paste.*246\.00/)
  expect(mail?.text).toContain('/cart')
  expect(mail?.text).toContain('/mail-preferences?token=')
  await put(person, product, 26)
  expect(await mailsAfter(26 + 25, person)).toHaveLength(1)
})

test('what is put in after it was emptied is another cart', async () => {
  const { person, product } = await leave()
  expect(await mailsAfter(25, person)).toHaveLength(1)
  await clearCart(by(person, 26))
  await put(person, product, 27)
  expect(await mailsAfter(52, person)).toHaveLength(2)
})

test('two that look at once plan one mail', async () => {
  const { person } = await leave()
  await Promise.all(Array.from({ length: 4 }, () => findLeftCarts(asShop(at(25)))))
  expect(await mailsAfter(25, person)).toHaveLength(1)
})

test('nobody is mailed who did not agree, nor who has changed their mind by then', async () => {
  const { person: silent } = await leave(false)
  expect(await mailsAfter(25, silent)).toEqual([])
  const { person } = await leave()
  await findLeftCarts(asShop(at(25)))
  await agree(person.email, false)
  expect(await mailsAfter(25, person)).toEqual([])
})

test('nor who agrees when the cart has long been left', async () => {
  const { person } = await leave(false)
  await agree(person.email)
  expect(await mailsAfter(8 * 24, person)).toEqual([])
})

test('nor who has ordered since, or changed the cart before the mail went out', async () => {
  const { person: buyer, product } = await leave()
  await mustPlace(by(buyer, 1), orderOf([{ product, quantity: 1 }]))
  // Orders have the database's time: however quick somebody is, theirs is not before their cart's.
  await inTransaction(asShop(at(0)), async ({ db }) => {
    const [cart] = await db.select().from(carts).where(eq(carts.customerId, buyer.id))
    await db.update(orders).set({ createdAt: cart?.updatedAt }).where(eq(orders.customerId, buyer.id))
  })
  expect(await mailsAfter(25, buyer)).toEqual([])
  const { person, product: another } = await leave()
  await findLeftCarts(asShop(at(25)))
  await put(person, another, 25)
  expect(await mailsAfter(25, person)).toEqual([])
})

test('nor when all of it is sold out or gone; of several what there is', async () => {
  const { person, product } = await leave()
  const sellOut = (id: string) =>
    inTransaction(asShop(at(0)), ({ db }) =>
      db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, id)),
    )
  await sellOut(product.id)
  expect(await mailsAfter(25, person)).toEqual([])

  const { person: other, product: gone } = await leave()
  await put(other, await addProduct(at(0), { name: { en: 'Still here', th: 'ยังมี' } }))
  await sellOut(gone.id)
  const [mail] = await mailsAfter(25, other)
  expect(mail?.text).toContain('2 × Still here')
  expect(mail?.text).not.toContain('Test paste')
})

test('findLeftCarts refuses a stranger', async () => {
  await expect(findLeftCarts(at(0))).rejects.toThrow('forbidden')
  await expect(findLeftCarts(by(await addPerson(at(0))))).rejects.toThrow('forbidden')
})
