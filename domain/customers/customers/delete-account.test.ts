import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  carts,
  challenges,
  customers,
  jobs,
  mailLinks,
  mails,
  orders,
  passwordHistory,
  paymentNotifications,
  sessions,
  userRoles,
  users,
} from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { bringTo, contact, mustPlace, orderOf } from '#tests/data/orders.ts'
import {
  addPerson,
  asStaff,
  auditOf,
  beginSignIn,
  emptyBrowser,
  linkOf,
  PASSWORD,
  signIn,
  type TestPerson,
} from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeCart } from '#domain/orders/cart/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { listMyOrders } from '#domain/orders/orders/index.ts'
import { findSession, finishChallenge, startSignIn } from '#domain/accounts/sign-in/index.ts'
import { deleteAccount, forgetContacts } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const look = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)

const place = async (person: TestPerson, email = person.email) => {
  const product = await addProduct(ctx())
  const input = orderOf([{ product, quantity: 1 }], {
    contact: { ...contact, email },
    note: 'The blue gate',
  })
  const { number } = await mustPlace(as(person), input)
  return number
}
const orderRow = (number: string) =>
  look(async (ctx) => {
    const [row] = await ctx.db.select().from(orders).where(eq(orders.number, number))
    return row
  })
/** Sets a pending order's status through the steps that staff and background jobs take. */
async function setStatus(number: string, status: OrderStatus): Promise<void> {
  const staff = { role: 'staff', id: randomUUID(), isAdmin: false } as const
  await bringTo({ ...ctx(), actor: staff }, (await orderRow(number))?.id ?? '', status)
}

beforeEach(() => look((ctx) => ctx.db.delete(userRoles)))

test('deletes what only the account needed', async () => {
  await addPerson(ctx(), { roles: ['admin'] })
  const person = await addPerson(ctx(), { roles: ['admin', 'moderator'] })
  const other = await addPerson(ctx())
  const { id } = person
  const session = await signIn(ctx(), person)
  const others = await signIn(ctx(), other)
  const half = await beginSignIn(ctx(), person)
  await linkOf(ctx(), id, 'reset_password')
  const product = await addProduct(ctx())
  await changeCart(as(person), {
    lines: [],
    change: { intent: 'add', line: { productId: product.id, quantity: 1 } },
    language: 'en',
  })

  expect(await deleteAccount(as(person), { password: PASSWORD })).toEqual({ ok: true })
  const left = await look(async ({ db }) => ({
    users: await db.$count(users, eq(users.id, id)),
    customers: await db.$count(customers, eq(customers.id, id)),
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    challenges: await db.$count(challenges, eq(challenges.userId, id)),
    mailLinks: await db.$count(mailLinks, eq(mailLinks.userId, id)),
    passwordHistory: await db.$count(passwordHistory, eq(passwordHistory.userId, id)),
    userRoles: await db.$count(userRoles, eq(userRoles.userId, id)),
    carts: await db.$count(carts, eq(carts.customerId, id)),
  }))
  expect(Object.values(left).every((count) => count === 0)).toBe(true)
  expect(await auditOf(ctx(), id)).toEqual([{ actorId: id, action: 'account.deleted', details: {} }])

  expect(await findSession(ctx(), { token: session.token })).toBeUndefined()
  expect(await finishChallenge(ctx(), { token: half.token, code: half.code, ...emptyBrowser })).toMatchObject(
    { ok: false },
  )
  expect(await startSignIn(ctx(), { email: person.email, password: PASSWORD })).toEqual({
    ok: false,
    reason: 'invalid_credentials',
  })
  expect(await findSession(ctx(), { token: others.token })).toBeDefined()
})

describe('orders', () => {
  test('keep name, address and amounts; other details are cleared once they are done', async () => {
    const person = await addPerson(ctx())
    const [done, open] = [await place(person), await place(person)]
    await setStatus(done, 'delivered')
    const before = await orderRow(done)
    await deleteAccount(as(person), { password: PASSWORD })

    expect(await orderRow(done)).toEqual({
      ...before,
      customerId: null,
      forgetsContact: true,
      email: '',
      phone: '',
      note: null,
      updatedAt: expect.any(Date),
    })
    expect(before).toMatchObject({ firstName: 'Somchai', street: '1 Long Street', totalCents: 17_400 })
    expect(await orderRow(open)).toMatchObject({
      customerId: null,
      email: person.email,
      phone: contact.phone,
      note: 'The blue gate',
      status: 'pending',
    })
  })

  test.each(['pending', 'confirmed', 'processing', 'shipped'] as const)(
    'that are %s keep what is needed to bring them',
    async (status) => {
      const person = await addPerson(ctx())
      const number = await place(person)
      await deleteAccount(as(person), { password: PASSWORD })
      await setStatus(number, status)
      await forgetContacts(asShop(ctx()))
      expect(await orderRow(number)).toMatchObject({ email: person.email, phone: contact.phone })
    },
  )

  test.each(['delivered', 'cancelled', 'expired', 'returned'] as const)(
    'that were open are cleared once they are %s',
    async (status) => {
      const person = await addPerson(ctx())
      const number = await place(person)
      await deleteAccount(as(person), { password: PASSWORD })
      await setStatus(number, status)
      await forgetContacts(asShop(ctx()))
      expect(await orderRow(number)).toMatchObject({ email: '', phone: '', note: null, firstName: 'Somchai' })
    },
  )

  test('of others are not changed', async () => {
    const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
    const number = await place(other)
    await setStatus(number, 'delivered')
    await deleteAccount(as(person), { password: PASSWORD })
    await forgetContacts(asShop(ctx()))
    expect(await orderRow(number)).toMatchObject({ customerId: other.id, email: other.email })
  })

  test('placed as a guest with the same address since the last code are cleared too', async () => {
    const person = await addPerson(ctx())
    const { number } = await mustPlace(ctx(), await anOrder(person.email.toUpperCase()))
    await setStatus(number, 'delivered')
    await deleteAccount(as(person), { password: PASSWORD })
    expect(await orderRow(number)).toMatchObject({ customerId: null, email: '', phone: '' })
  })

  test('of callers who told no mail address are cleared too', async () => {
    const person = await addPerson(ctx())
    const number = await place(person)
    await setStatus(number, 'delivered')
    await look(({ db }) => db.update(orders).set({ email: '' }).where(eq(orders.number, number)))
    await deleteAccount(as(person), { password: PASSWORD })
    expect(await orderRow(number)).toMatchObject({ phone: '', note: null, firstName: 'Somchai' })
  })

  test('lose name and postal address after seven years; the amounts stay', async () => {
    const person = await addPerson(ctx())
    const number = await place(person)
    await setStatus(number, 'delivered')
    await deleteAccount(as(person), { password: PASSWORD })
    const inYears = (years: number) => {
      const at = new Date()
      at.setUTCFullYear(at.getUTCFullYear() + years)
      return { ...asShop(ctx()), now: () => at }
    }
    await forgetContacts({ ...inYears(7), now: () => new Date(inYears(7).now().getTime() - DAY) })
    expect(await orderRow(number)).toMatchObject({ firstName: 'Somchai', street: '1 Long Street' })
    await forgetContacts({ ...inYears(7), now: () => new Date(inYears(7).now().getTime() + DAY) })
    const row = await orderRow(number)
    expect(row).toMatchObject({ firstName: '', lastName: '', street: '', city: '', postalCode: '' })
    expect(row?.totalCents).toBeGreaterThan(0)
  })

  test('have their mails cleared too, once they are done', async () => {
    const person = await addPerson(ctx())
    const number = await place(person)
    await deleteAccount(as(person), { password: PASSWORD })
    await mailsTo(ctx(), person.email)
    expect(await mailsTo(ctx(), person.email)).not.toEqual([])
    await setStatus(number, 'delivered')
    await forgetContacts(asShop(ctx()))
    expect(await mailsTo(ctx(), person.email)).toEqual([])
  })

  test('have provider notifications cleared too, also later ones', async () => {
    const person = await addPerson(ctx())
    const row = await orderRow(await place(person))
    if (!row) throw new Error('there is no such order')
    const tell = () =>
      inTransaction(asShop(ctx()), (ctx) =>
        ctx.db.insert(paymentNotifications).values({
          method: 'payfast',
          body: `email_address=${person.email}`,
          headers: {},
          address: '127.0.0.1',
          orderId: row.id,
          receivedAt: ctx.now(),
        }),
      )
    const storedBodies = () =>
      inTransaction(asShop(ctx()), (ctx) =>
        ctx.db
          .select({ body: paymentNotifications.body })
          .from(paymentNotifications)
          .where(eq(paymentNotifications.orderId, row.id)),
      )
    await tell()
    await setStatus(row.number, 'delivered')
    await deleteAccount(as(person), { password: PASSWORD })
    expect(await storedBodies()).toEqual([{ body: '' }])
    await tell()
    await forgetContacts(asShop(ctx()))
    expect(await storedBodies()).toEqual([{ body: '' }, { body: '' }])
  })

  test('belong to no account afterwards, not even to the next one with the same address', async () => {
    const person = await addPerson(ctx())
    const [done, open] = [await place(person), await place(person)]
    await setStatus(done, 'delivered')
    await deleteAccount(as(person), { password: PASSWORD })
    const next = await addPerson(ctx(), { email: person.email })
    await signIn(ctx(), next)
    expect(await listMyOrders(as(next), { page: 1, language: 'en' })).toMatchObject({ items: [], total: 0 })
    for (const number of [done, open]) expect((await orderRow(number))?.customerId).toBeNull()
  })

  test('are cleared only by the shop: refuses a stranger', async () => {
    const person = await addPerson(ctx())
    for (const actor of [ctx().actor, person.actor, asStaff(person, true)]) {
      await expect(forgetContacts({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

const anOrder = async (email: string) =>
  orderOf([{ product: await addProduct(ctx()), quantity: 1 }], { contact: { ...contact, email } })

test('mails to them are blanked, mails to others are not', async () => {
  const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
  const sentTo = async (to: string) =>
    look(async ({ db }) => {
      const [job] = await db.insert(jobs).values({ kind: 'test', payload: {} }).returning({ id: jobs.id })
      const jobId = job?.id ?? 0
      const mail = { jobId, to, subject: 'Hello Malee', text: 'Hello', html: '<p>Hello</p>' }
      await db.insert(mails).values({ ...mail, locale: 'en' })
      return jobId
    })
  const [toDeleted, toOther] = [await sentTo(person.email.toUpperCase()), await sentTo(other.email)]
  await deleteAccount(as(person), { password: PASSWORD })
  const mailOf = (jobId: number) =>
    look(async ({ db }) => (await db.select().from(mails).where(eq(mails.jobId, jobId)))[0])
  expect(await mailOf(toDeleted)).toMatchObject({ to: '', subject: '', text: null, html: null })
  expect(await mailOf(toOther)).toMatchObject({ to: other.email, subject: 'Hello Malee' })
})

describe('nothing happens', () => {
  test('without the password, or even with it after ten wrong ones', async () => {
    const person = await addPerson(ctx())
    const { token } = await signIn(ctx(), person)
    for (let i = 0; i < 10; i += 1) {
      expect(await deleteAccount(as(person), { password: 'Wrong-9-password' })).toEqual({
        ok: false,
        reason: 'wrong_password',
      })
    }
    expect(await deleteAccount(as(person), { password: PASSWORD })).toMatchObject({
      ok: false,
      reason: 'wait',
    })
    expect(await findSession(ctx(), { token })).toBeDefined()
  })

  test('and a right password resets that count', async () => {
    const admin = await addPerson(ctx(), { roles: ['admin'] })
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await deleteAccount(as(admin), { password: 'Wrong-9-password' })
      expect(await deleteAccount(as(admin), { password: PASSWORD })).toEqual({
        ok: false,
        reason: 'last_admin',
      })
    }
  })

  test('if it is the last admin, until there is another', async () => {
    const admin = await addPerson(ctx(), { roles: ['admin'] })
    const number = await place(admin)
    expect(await deleteAccount(as(admin), { password: PASSWORD })).toEqual({
      ok: false,
      reason: 'last_admin',
    })
    expect(await orderRow(number)).toMatchObject({ customerId: admin.id, forgetsContact: false })
    await addPerson(ctx(), { roles: ['moderator'] })
    expect(await deleteAccount(as(admin), { password: PASSWORD })).toEqual({
      ok: false,
      reason: 'last_admin',
    })
    await addPerson(ctx(), { roles: ['admin'] })
    expect(await deleteAccount(as(admin), { password: PASSWORD })).toEqual({ ok: true })
  })

  test('if anybody else asks: it refuses a stranger', async () => {
    const person = await addPerson(ctx(), { roles: ['admin'] })
    for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
      await expect(deleteAccount({ ...ctx(), actor }, { password: PASSWORD })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
  })
})
