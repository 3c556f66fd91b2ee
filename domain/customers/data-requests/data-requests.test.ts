import { expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import {
  auditLog,
  customerNotes,
  jobs,
  orderChanges,
  orderItems,
  orders,
  returnRequests,
} from '#database/schema/index.ts'
import { bringTo, mustPlace, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, signIn, userOf } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { addVoucher, mustPlaceVoucher, markSent, rowOf, giftCard } from '#tests/data/vouchers.ts'
import { pay } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addCustomerNote } from '../customer-desk/index.ts'
import { exportMyData, forgetContacts } from '../customers/index.ts'
import { setMyMailTopics } from '#domain/base/mail-consents/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { changeOrder } from '#domain/orders/order-changes/index.ts'
import { changeOrderInput } from '#domain/orders/order-changes/schemas.ts'
import { declineReturn, requestReturn } from '#domain/orders/returns/index.ts'
import { changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import { sendVoucher } from '#domain/orders/voucher-cards/index.ts'
import { eraseCustomer, eraseGuest, exportCustomer, exportGuest, findGuest } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const addAdmin = async () => {
  const admin = await addPerson(ctx(), { roles: ['admin'] })
  return { ...admin, ctx: { ...ctx(), actor: asStaff(admin, true) } }
}
const look = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)
const itemsOf = async (orderId: string) =>
  (
    await look(({ db }) =>
      db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId)),
    )
  ).map(({ id }) => id)
const auditSaid = async () =>
  JSON.stringify(await inTransaction(asShop(ctx()), (ctx) => ctx.db.select().from(auditLog)))

/** A guest who ordered a jar without an account, with an order that is cancelled already. */
async function addGuest(admin: Ctx) {
  const email = newAddress()
  const order = orderOf([{ product: await addProduct(ctx()), quantity: 1 }])
  const { number } = await mustPlace(ctx(), { ...order, contact: { ...order.contact, email } })
  const id = await inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    return row?.id ?? ''
  })
  await changeOrderStatus(admin, { orderId: id, to: 'cancelled' })
  return { email, number, id }
}

test('an export has all that the shop knows, notes and devices included, and is what the person gets themselves', async () => {
  const admin = await addAdmin()
  const person = await addPerson(ctx())
  const { token, device } = await signIn(ctx(), person)
  await setMyMailTopics({ ...ctx(), actor: person.actor }, { topics: ['newsletter'] })
  await addCustomerNote(admin.ctx, { customerId: person.id, text: 'Asked for a call' })
  const input = { customerId: person.id }
  const data = await exportCustomer(admin.ctx, input)
  expect(data).toMatchObject({
    profile: { email: person.email, marketingConsent: true },
    mailConsents: {
      newsletter: { state: 'subscribed' },
      events: [{ topic: 'newsletter', isGiven: true, source: 'settings' }],
    },
    notes: [{ text: 'Asked for a call' }],
    knownDevices: [{}],
    securityEvents: [{ event: 'sign-in.succeeded', count: 1 }],
    sessions: [{}],
    orders: [],
  })
  const text = JSON.stringify(data)
  for (const secret of [token, device.token, 'password', 'Hash']) expect(text).not.toContain(secret)
  const own = await exportMyData({ ...ctx(), actor: person.actor })
  expect({ ...own, exportedAt: 0 }).toEqual({ ...data, exportedAt: 0 })
})

test('an erased person is gone with their notes; the audit log keeps nothing of them', async () => {
  const admin = await addAdmin()
  const person = await addPerson(ctx(), { lastName: 'Unforgettable' })
  await addCustomerNote(admin.ctx, { customerId: person.id, text: 'A note' })
  const input = { customerId: person.id, email: person.email }
  expect(await eraseCustomer(admin.ctx, { ...input, email: newAddress() })).toEqual({
    ok: false,
    reason: 'other_address',
  })
  expect(await userOf(ctx(), person.email)).toBeDefined()
  expect(await eraseCustomer(admin.ctx, { ...input, customerId: admin.id })).toEqual({
    ok: false,
    reason: 'own_account',
  })
  expect(await eraseCustomer(admin.ctx, input)).toEqual({ ok: true })
  expect(await userOf(ctx(), person.email)).toBeUndefined()
  const notes = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(customerNotes).where(eq(customerNotes.customerId, person.id)),
  )
  expect(notes).toEqual([])
  const said = await auditSaid()
  expect(said).toContain('account.erased')
  for (const trace of [person.email, 'Unforgettable']) expect(said).not.toContain(trace)
})

test('a guest is found by address, exported and erased; what tax law wants stays', async () => {
  const admin = await addAdmin()
  const guest = await addGuest(admin.ctx)
  expect(await findGuest(admin.ctx, { email: guest.email })).toMatchObject({
    orderCount: 1,
    customerId: null,
  })
  const request = { email: guest.email }
  expect(await exportGuest(admin.ctx, request)).toMatchObject({ orders: [{ number: guest.number }] })
  expect(await eraseGuest(admin.ctx, request)).toEqual({ orders: 1 })
  expect(await findGuest(admin.ctx, { email: guest.email })).toMatchObject({
    orderCount: 0,
    lastOrderAt: null,
  })
  const [order] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(orders).where(eq(orders.id, guest.id)),
  )
  expect(order).toMatchObject({ email: '', phone: '', forgetsContact: true })
  expect(order?.lastName).not.toBe('')
  expect(await auditSaid()).not.toContain(guest.email)
})

test.each(['a customer', 'a guest'])(
  'what %s changed on an order, and asked to return, is forgotten with them; jars and sums stay',
  async (kind) => {
    const admin = await addAdmin()
    const person = kind === 'a customer' ? await addPerson(ctx()) : undefined
    const email = person?.email ?? newAddress()
    const buyer = person ? { ...ctx(), actor: person.actor } : ctx()
    const placed = orderOf([{ product: await addProduct(ctx()), quantity: 1 }], { note: 'The blue gate' })
    const order = await mustPlaceRow(buyer, { ...placed, contact: { ...placed.contact, email } })
    const moved = { street: '7 Other Road', city: 'Cape Town', province: 'WC', postalCode: '8001' }
    const change = changeOrderInput.parse({
      orderId: order.id,
      version: 0,
      agreedBalanceCents: order.totalCents,
      reason: 'Asked for it',
      phone: '+27835550199',
      note: 'The red gate',
      delivery: { method: 'courier', address: moved },
    })
    expect(await changeOrder(admin.ctx, change)).toMatchObject({ ok: true })
    await bringTo(admin.ctx, order.id, 'delivered')
    const asked = await requestReturn(buyer, {
      accessKey: order.accessKey,
      lines: [{ itemId: (await itemsOf(order.id))[0] ?? '', quantity: 1 }],
      reason: 'broken',
      wish: 'replacement',
      words: 'It broke on my kitchen floor',
      pictures: [],
    })
    if (!asked.ok) throw new Error(asked.reason)
    const returnId = asked.id
    await look(({ db }) =>
      db
        .update(returnRequests)
        .set({ pictures: ['my-kitchen'] })
        .where(eq(returnRequests.id, returnId)),
    )
    expect(await declineReturn(admin.ctx, { returnId, answer: 'Dear neighbour, no' })).toEqual({ ok: true })

    if (person) await eraseCustomer(admin.ctx, { customerId: person.id, email })
    else await eraseGuest(admin.ctx, { email })
    const [changed] = await look(({ db }) =>
      db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id)),
    )
    expect(changed).toMatchObject({
      before: { phone: '', note: null, address: { street: '1 Long Street' }, totalCents: order.totalCents },
      after: { phone: '', note: null, address: { street: '7 Other Road' } },
    })
    const [returned] = await look(({ db }) =>
      db.select().from(returnRequests).where(eq(returnRequests.id, returnId)),
    )
    expect(returned).toMatchObject({
      words: '',
      pictures: [],
      answer: '',
      reason: 'broken',
      state: 'declined',
    })

    const now = new Date(Date.now() + 8 * 366 * DAY)
    await forgetContacts({ ...asShop(ctx()), now: () => now })
    const [old] = await look(({ db }) =>
      db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id)),
    )
    expect(old).toMatchObject({ before: { address: null }, after: { address: null } })
  },
)

test('refuses a stranger, moderators included', async () => {
  const person = await addPerson(ctx())
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const { email } = person
  const input = { customerId: person.id }
  const actors: Ctx['actor'][] = [{ role: 'visitor' }, person.actor, { role: 'shop' }, asStaff(moe)]
  for (const actor of actors) {
    const stranger = { ...ctx(), actor }
    for (const call of [
      exportCustomer(stranger, input),
      eraseCustomer(stranger, { ...input, email }),
      findGuest(stranger, { email }),
      exportGuest(stranger, { email }),
      eraseGuest(stranger, { email }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
  const admin = await addAdmin()
  const unconfirmed = { ...admin.ctx, session: undefined }
  for (const call of [
    exportCustomer(unconfirmed, input),
    eraseCustomer(unconfirmed, { ...input, email }),
    exportGuest(unconfirmed, { email }),
    eraseGuest(unconfirmed, { email }),
  ]) {
    await expect(call).rejects.toMatchObject({ code: 'unconfirmed' })
  }
  // Once an admin, no longer one.
  const former = { ...ctx(), actor: asStaff(moe, true) }
  await expect(exportCustomer(former, input)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(eraseCustomer(former, { ...input, email })).rejects.toMatchObject({ code: 'forbidden' })
})

test('vouchers: who bought one and who was sent one get its words, and it pays on once these are forgotten', async () => {
  const admin = await addAdmin()
  const [buyer, receiver] = [newAddress(), newAddress()]
  const { order, voucher } = await mustPlaceVoucher(ctx(), {
    buyer: { name: 'Somchai Jaidee', email: buyer },
    card: { ...giftCard, toEmail: receiver },
  })
  await pay(ctx(), order, order.totalCents)
  expect(await findGuest(admin.ctx, { email: receiver })).toMatchObject({ orderCount: 0, voucherCount: 1 })
  const other = await addVoucher(ctx(), { toEmail: newAddress() })
  const words = { toName: 'Malee', toEmail: receiver, message: 'Enjoy!' }
  expect(await exportGuest(admin.ctx, { email: buyer })).toMatchObject({
    vouchers: [{ ...words, orderNumber: order.number }],
  })
  expect(await exportGuest(admin.ctx, { email: receiver })).toMatchObject({
    vouchers: [{ ...words, orderNumber: null }],
  })
  await markSent(ctx(), voucher.id)
  const money = { balanceCents: 50_000, codeHash: (await rowOf(ctx(), voucher.id)).codeHash }
  const forgotten = { toName: '', fromName: '', toEmail: null, message: null }
  await eraseGuest(admin.ctx, { email: receiver })
  expect(await rowOf(ctx(), voucher.id)).toMatchObject({ ...forgotten, ...money })
  expect(await rowOf(ctx(), other.id)).toMatchObject({ toName: 'Malee' })
})

test('a sent voucher of a buyer who is forgotten loses its words, and goes on paying', async () => {
  const admin = await addAdmin()
  const buyer = newAddress()
  const { order, voucher } = await mustPlaceVoucher(ctx(), {
    buyer: { name: 'Somchai Jaidee', email: buyer },
  })
  await pay(ctx(), order, order.totalCents)
  const [job] = await look(({ db }) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(sql`${jobs.payload} ->> 'voucherId' = ${voucher.id}`),
  )
  await sendVoucher(asShop(ctx()), { voucherId: voucher.id, card: 1, jobId: job?.id ?? 0 })
  await eraseGuest(admin.ctx, { email: buyer })
  expect(await rowOf(ctx(), voucher.id)).toMatchObject({ toName: '', message: null, balanceCents: 50_000 })
})
