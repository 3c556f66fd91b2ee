import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { setMailConsent } from '#domain/base/mail-consents/index.ts'
import { forgetGuest } from '#domain/orders/orders/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getStaffGuest, listGuests } from './index.ts'
import { getStaffGuestInput, listGuestsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moderator, admin } = useStaff(ctx)
const look = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)
let product: TestProduct
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 200 })
})
const place = (buyer: Partial<typeof contact>, by: Ctx = ctx()) =>
  mustPlaceRow(by, orderOf([{ product, quantity: 1 }], { contact: { ...contact, ...buyer } }))
const list = (input: object = {}) => listGuests(moderator(), listGuestsInput.parse(input))
const emailsOf = ({ items }: { items: { email: string }[] }) => items.map(({ email }) => email)
const found = async (search: string) => emailsOf(await list({ search }))

test('who bought without an account is listed once, as they wrote it last, with the sum of their orders', async () => {
  const first = await place({ email: 'Twice@guests.example', firstName: 'Thandeka' })
  await recordTransfer(admin(), {
    orderId: first.id,
    amountCents: first.totalCents,
    reference: randomUUID(),
  })
  const last = await place({ email: 'twice@guests.example', firstName: 'Thandi', phone: '+27215550199' })
  const [guest, ...others] = (await list({ search: 'twice@guests' })).items
  expect(others).toEqual([])
  expect(guest).toEqual({
    id: last.id,
    email: 'twice@guests.example',
    name: 'Thandi Jaidee',
    phone: '+27215550199',
    locale: 'en',
    orderCount: 2,
    spentCents: first.totalCents,
    firstOrderAt: first.createdAt,
    lastOrderAt: last.createdAt,
  })
})

test('neither customers, nor hidden or forgotten orders, are guests; an address that nobody verified is one', async () => {
  const tag = 'neither.example'
  const customer = await addPerson(ctx(), { email: `customer@${tag}` })
  await place({ email: `other@${tag}` }, { ...ctx(), actor: customer.actor })
  await place({ email: `customer@${tag}` })
  const hidden = await place({ email: `hidden@${tag}` })
  await place({ email: `forgotten@${tag}` })
  const stranger = await addPerson(ctx(), { email: `unverified@${tag}` })
  const order = await place({ email: `unverified@${tag}` })
  await look(async (ctx) => {
    await ctx.db.update(orders).set({ hiddenAt: new Date() }).where(eq(orders.id, hidden.id))
    await ctx.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, stranger.id))
    await forgetGuest(asShop(ctx), { email: `forgotten@${tag}` })
  })
  expect(await found(tag)).toEqual([`unverified@${tag}`])
  const seen = await getStaffGuest(moderator(), { id: order.id })
  expect(seen).toMatchObject({ ok: true, guest: { accountId: stranger.id } })
  await expect(getStaffGuest(moderator(), { id: hidden.id })).rejects.toMatchObject({ code: 'not_found' })
})

test('pages follow each other both ways, in the order of the addresses, also of those who are searched', async () => {
  const numbers = Array.from({ length: 7 }, (_, n) => `page-${n}@pages.example`)
  for (const email of numbers) await place({ email })
  const page = (input: object) => listGuests(moderator(), { ...listGuestsInput.parse(input), size: 3 })
  const search = 'pages.example'
  const first = await page({ search })
  const second = await page({ search, after: first.next ?? '' })
  const third = await page({ search, after: second.next ?? '' })
  expect([first, second, third].flatMap(emailsOf)).toEqual(numbers)
  expect([first.previous, third.next]).toEqual([null, null])
  expect(emailsOf(await page({ search, before: third.previous ?? '' }))).toEqual(emailsOf(second))
  expect(await page({ search, before: second.previous ?? '' })).toMatchObject({ previous: null })
  const all = await page({ after: 'page-0@pages.example' })
  expect(emailsOf(all)).toEqual(numbers.slice(1, 4))
})

test('they are found by name without its accents, words in any order, by phone and by where they live', async () => {
  await place({
    email: 'renee@found.example',
    firstName: 'Renée',
    lastName: 'Findable',
    phone: '+27835550123',
  })
  for (const search of ['renee findable', 'FINDABLE renée', '083 555 0123', 'findable long street'])
    expect(await found(search)).toEqual(['renee@found.example'])
  expect(await found('100%_')).toEqual([])
})

test('the page of a guest has their orders, addresses and consent; of who has an account by now, the account', async () => {
  const email = 'page@one.example'
  const [older, newer] = [await place({ email }), await place({ email: email.toUpperCase() })]
  await look((ctx) =>
    setMailConsent(asShop(ctx), {
      email,
      topic: 'newsletter',
      isGiven: true,
      source: 'checkout',
      language: 'en',
      wording: 'Yes',
    }),
  )
  const ask = () => getStaffGuest(moderator(), getStaffGuestInput.parse({ id: older.id }))
  expect(await ask()).toMatchObject({
    ok: true,
    guest: {
      id: newer.id,
      email,
      accountId: null,
      consents: true,
      subscriberId: expect.any(String),
      consentHistory: [{ topic: 'newsletter', isGiven: true, source: 'checkout' }],
      addresses: [{ street: '1 Long Street', city: 'Cape Town' }],
      threads: [],
      orders: { items: [{ id: newer.id, isGuest: true }, { id: older.id }], next: null },
    },
  })
  const { id: customerId } = await addPerson(ctx(), { email })
  expect(await ask()).toEqual({ ok: false, reason: 'has_account', customerId })
})

test.each(STRANGERS)('refuses a stranger: $role', async (actor) => {
  const stranger = { ...ctx(), actor }
  for (const call of [listGuests(stranger, {}), getStaffGuest(stranger, { id: randomUUID() })])
    await expect(call).rejects.toMatchObject({ code: 'forbidden' })
})
