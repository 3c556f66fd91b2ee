import { beforeAll, expect, test } from 'vitest'
import { batches, events, eventSignUps, reservations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { searchOffice } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let product: TestProduct
let moderator: Ctx
beforeAll(async () => {
  product = await addProduct(ctx(), {
    initialStock: 50,
    sku: 'GHOST-150',
    name: { en: 'Galangal Ghost', th: 'ข่าผีหลอก' },
  })
  moderator = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) }
})
async function found(q: string) {
  const all = await searchOffice(moderator, { q, language: 'en' })
  if (!all) throw new Error('nothing was asked')
  return all
}

test.each(STRANGERS)('refuses a stranger: $role', async (actor) => {
  const asking = searchOffice({ ...ctx(), actor }, { q: 'ghost', language: 'en' })
  await expect(asking).rejects.toMatchObject({ code: 'forbidden' })
})

test('nothing is asked as long as nothing is typed', async () => {
  expect(await searchOffice(moderator, { q: undefined, language: 'en' })).toBeUndefined()
})

test('an order by its number before newer ones with those digits, by its address, and its buyer, who has no account', async () => {
  const place = (buyer: Partial<typeof contact>) =>
    mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: { ...contact, ...buyer } }))
  const order = await place({ firstName: 'Thandi', lastName: 'Mokoena', email: 'Thandi@example.com' })
  const digits = order.number.slice(-6)
  const newer = await place({ phone: `+2783${digits}1`, email: 'newer@example.com' })
  expect((await found(digits)).orders.items.map(({ id }) => id)).toEqual([order.id, newer.id])
  expect((await found('thandi long street')).orders.items.map(({ id }) => id)).toEqual([order.id])
  expect((await found('thandi')).guests).toEqual([
    { id: order.id, email: 'thandi@example.com', name: 'Thandi Mokoena' },
  ])
})

test('at most five of a kind, and whether there are more', async () => {
  for (let i = 0; i < 6; i += 1) {
    const buyer = { ...contact, lastName: 'Sixfold', email: `six-${i}@example.com` }
    await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: buyer }))
  }
  const { orders, guests } = await found('sixfold')
  expect(orders).toMatchObject({ hasMore: true })
  expect([orders.items.length, guests.length]).toEqual([5, 5])
  expect(guests[0]?.email).toBe('six-5@example.com')
})

test('a customer, who is no guest', async () => {
  const { id, actor } = await addPerson(ctx(), { firstName: 'Zanele', lastName: 'Accounted' })
  const buyer = { ...contact, firstName: 'Zanele', lastName: 'Accounted' }
  await mustPlaceRow({ ...ctx(), actor }, orderOf([{ product, quantity: 1 }], { contact: buyer }))
  const { customers, orders, guests } = await found('accounted')
  expect(customers).toMatchObject({ items: [{ id }], hasMore: false })
  expect(orders.items).toHaveLength(1)
  expect(guests).toEqual([])
})

test('a jar by its name in either language or its code, and its batch', async () => {
  for (const q of ['galangal ghost', 'ข่าผี', 'ghost-150']) {
    expect((await found(q)).products.items.map(({ id }) => id)).toContain(product.id)
  }
  await inTransaction(asShop(ctx()), ({ db }) =>
    db.insert(batches).values({
      productId: product.id,
      code: 'LOT-QXZ',
      bestBefore: '2031-01-31',
      receivedQuantity: 5,
      remaining: 5,
    }),
  )
  expect((await found('lot-qxz')).batches.items).toMatchObject([{ code: 'LOT-QXZ', productId: product.id }])
})

test('reservations and guests of events by name or phone, an event and a recipe by their names', async () => {
  const event = await inTransaction(asShop(ctx()), async ({ db }) => {
    await db.insert(reservations).values({
      day: '2031-01-31',
      startsAt: new Date('2031-01-31T17:00:00Z'),
      endsAt: new Date('2031-01-31T19:00:00Z'),
      partySize: 2,
      status: 'confirmed',
      source: 'phone',
      name: 'Renée Tablekeeper',
      phone: '+27831234999',
    })
    const [first] = await db.select({ id: events.id, title: events.title }).from(events).limit(1)
    await db.insert(eventSignUps).values({
      eventId: first?.id ?? '',
      name: 'Eventgoer Nok',
      email: 'nok@example.com',
      seats: 1,
      locale: 'th',
      state: 'waiting',
    })
    return first
  })
  for (const q of ['renee', 'tablekeeper renée', '083 123 4999']) {
    expect((await found(q)).reservations.items).toMatchObject([{ name: 'Renée Tablekeeper' }])
  }
  expect((await found('eventgoer')).eventGuests).toMatchObject([
    { name: 'Eventgoer Nok', eventId: event?.id },
  ])
  expect((await found(event?.title.en ?? '')).events.items.map(({ id }) => id)).toContain(event?.id)
  expect((await found('green curry')).recipes.items.length).toBeGreaterThan(0)
})
