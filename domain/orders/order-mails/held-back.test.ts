import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { bringTo, contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { testShop } from '#tests/databases/test-shop.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, inTransaction } from '#domain/kernel/context.ts'

const shop = useTestDatabase()
const ctx = (actor: Actor = { role: 'visitor' }) => testCtx(shop(), { actor })

/** Places as many orders that name `email` as a stranger could, at once. */
async function placeMany(email: string, count: number, actor?: Actor) {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const order = (i: number) =>
    orderOf([{ product, quantity: 1 }], {
      contact: { ...contact, email: i % 2 === 0 ? email : email.toUpperCase() },
      note: 'Cheap watches at evil.example',
    })
  return Promise.all(Array.from({ length: count }, (_, i) => mustPlaceRow(ctx(actor), order(i))))
}

const subjectsTo = async (email: string) => {
  const mails = [...(await mailsTo(ctx(), email)), ...(await mailsTo(ctx(), email.toUpperCase()))]
  return mails.map(({ subject }) => subject)
}

/** Lets the orders that have been placed be `time` older. */
const age = (time: string) =>
  inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ createdAt: sql`${orders.createdAt} - ${time}::interval` }),
  )

test('a stranger has somebody mailed about 5 orders an hour and 20 a day; all of them are placed', async () => {
  const email = newAddress()
  const mailed = async () => (await subjectsTo(email)).length
  const placed = await placeMany(email, 26)
  expect(placed.filter(({ holdsMailBack }) => !holdsMailBack)).toHaveLength(5)
  expect(await mailed()).toBe(5)
  for (const expected of [10, 15, 20, 20]) {
    await age('61 minutes')
    await placeMany(email, 6)
    expect(await mailed()).toBe(expected)
  }
  await age('1 day')
  await placeMany(email, 1)
  expect(await mailed()).toBe(21)
})

test('neither is the owner mailed that those orders have expired, but what staff do', async () => {
  const email = newAddress()
  const placed = await placeMany(email, 7)
  const held = placed.filter(({ holdsMailBack }) => holdsMailBack)
  const before = (await subjectsTo(email)).length
  await bringTo(ctx(), held[0]?.id ?? '', 'expired')
  expect(await subjectsTo(email)).toHaveLength(before)
  const staff = await addPerson(ctx(), { roles: ['admin'] })
  await bringTo(ctx(asStaff(staff, true)), held[1]?.id ?? '', 'cancelled')
  expect(await subjectsTo(email)).toHaveLength(before + 1)
})

test('customers who order to the address that they sign in with are always mailed, others are not', async () => {
  const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
  await placeMany(ann.email, 7, ann.actor)
  expect(await subjectsTo(ann.email)).toHaveLength(7)
  await placeMany(ben.email, 7, ann.actor)
  expect(await subjectsTo(ben.email)).toHaveLength(5)
})

test('no mail to a buyer has the note, which anybody may write; staff get it', async () => {
  const email = newAddress()
  const [order] = await placeMany(email, 1)
  const [mail] = await mailsTo(ctx(), email)
  expect(mail?.text).toContain(order?.number)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example')
  const copies = await mailsTo(ctx(), testShop.email)
  expect(copies.find(({ subject }) => subject.includes(order?.number ?? '-'))?.text).toContain('evil.example')
})
