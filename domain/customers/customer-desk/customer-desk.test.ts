import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, mailConsentEvents, users, userRoles } from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import {
  addPerson,
  asStaff,
  auditOf,
  changesOf,
  jobsOf,
  later,
  linkOf,
  newAddress,
  type TestPerson,
  userOf,
} from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { updateProfile } from '#domain/accounts/accounts/index.ts'
import { registerCustomer } from '../customers/index.ts'
import { setMyMailTopics } from '#domain/base/mail-consents/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import {
  addCustomerNote,
  getStaffCustomer,
  listCustomers,
  resendInvitation,
  sendPasswordReset,
  updateCustomer,
  withdrawConsent,
  withdrawInvitation,
} from './index.ts'
import { listCustomersInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = (person: TestPerson, isAdmin = false): Ctx => ({ ...ctx(), actor: asStaff(person, isAdmin) })
const addStaff = async (role: 'admin' | 'moderator' = 'moderator') => {
  const person = await addPerson(ctx(), { roles: [role], firstName: 'Moe', lastName: 'Helper' })
  return { ...person, ctx: as(person, role === 'admin') }
}
const list = (staff: Ctx, input: object = {}) => listCustomers(staff, listCustomersInput.parse(input))
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('people are found by name, mail address and phone, and by what is so of them', async () => {
  const { ctx: staff } = await addStaff()
  const tag = randomUUID().slice(0, 8)
  const email = `nok-${tag}@example.com`
  const nok = await addPerson(ctx(), { firstName: 'Nok', lastName: 'Jaidee', email, phone: '+27825551234' })
  const ann = await addPerson(ctx(), { firstName: 'Ann', lastName: `Marais ${tag.replace(/\d/g, 'x')}` })
  for (const search of [tag, `NOK-${tag}`, '082 555 1234', '+27 82 555']) {
    expect(idsOf(await list(staff, { search }))).toContain(nok.id)
  }
  expect(idsOf(await list(staff, { search: `marais ${tag.replace(/\d/g, 'x')}` }))).toEqual([ann.id])
  expect(idsOf(await list(staff, { search: '100%_' }))).toEqual([])
  const zoe = await addPerson(ctx(), { firstName: 'Zoë', lastName: 'Müller', phone: '+27825556789' })
  for (const search of ['muller zoe', `ZOË ${zoe.email}`, 'mü zo', '+27 (0)82 555 6789'])
    expect(idsOf(await list(staff, { search }))).toEqual([zoe.id])
  const renamed = { firstName: 'Zoë', lastName: 'Naidoo', phone: '', marketingConsent: false }
  await updateProfile({ ...ctx(), actor: zoe.actor }, renamed)
  expect(idsOf(await list(staff, { search: 'zoe naidoo' }))).toEqual([zoe.id])
  for (const search of ['zoe muller', '082 555 6789'])
    expect(idsOf(await list(staff, { search }))).toEqual([])

  await setMyMailTopics({ ...ctx(), actor: nok.actor }, { topics: ['newsletter'] })
  const invited = await registerCustomer(staff, {
    email: newAddress(),
    firstName: 'Somchai',
    lastName: 'Lek',
    phone: undefined,
    language: 'th',
  })
  const found = async (filter: string) => idsOf(await list(staff, { filter }))
  expect(await found('consents')).toContain(nok.id)
  expect(await found('consents')).not.toContain(ann.id)
  expect(await found('invited')).toEqual([invited.ok ? invited.id : ''])
  expect(await found('unverified')).toEqual([invited.ok ? invited.id : ''])
  expect(await found('verified')).toEqual(expect.arrayContaining([nok.id, ann.id]))
  expect(await found('with_orders')).toEqual([])
  expect(await found('team')).not.toContain(nok.id)
  expect(listCustomersInput.safeParse({ filter: 'rich' }).success).toBe(false)
})

test('pages follow each other both ways, also where people have the same moment', async () => {
  const { ctx: staff } = await addStaff()
  const at = new Date('2031-01-01T00:00:00Z')
  const people = await Promise.all(Array.from({ length: 120 }, () => addPerson(ctx(), { passwordHash: 'x' })))
  await inTransaction(asShop(ctx()), async (ctx) => {
    for (const { id } of people)
      await ctx.db.update(customers).set({ createdAt: at }).where(eq(customers.id, id))
  })
  const first = await list(staff)
  const second = await list(staff, { after: first.next ?? '' })
  const third = await list(staff, { after: second.next ?? '' })
  expect(new Set([...idsOf(first), ...idsOf(second), ...idsOf(third)].slice(0, 120))).toEqual(
    new Set(idsOf({ items: people })),
  )
  expect(first.previous).toBeNull()
  expect(idsOf(await list(staff, { before: third.previous ?? '' }))).toEqual(idsOf(second))
  const back = await list(staff, { before: second.previous ?? '' })
  expect([idsOf(back), back.previous]).toEqual([idsOf(first), null])
  // With a search, whether its text is frequent or not.
  const searched = await list(staff, { search: 'person-', after: first.next ?? '' })
  expect(idsOf(searched)).toEqual(idsOf(second))
})

test('a customer has the sum of their orders less refunds, and is sorted by it', async () => {
  const { ctx: staff } = await addStaff('admin')
  const [rich, poor] = [await addPerson(ctx()), await addPerson(ctx())]
  const product = await addProduct(ctx())
  const buy = (person: TestPerson, quantity: number) =>
    mustPlace({ ...ctx(), actor: person.actor }, orderOf([{ product, quantity }]))
  const order = await buy(rich, 3)
  await buy(rich, 1)
  await buy(poor, 1)
  const pay = (orderId: string, amountCents: number, reference: string) =>
    recordTransfer(staff, { orderId, amountCents, reference })
  const { items } = (await getStaffCustomer(staff, { id: rich.id })).orders
  const total = items.find(({ number }) => number === order.number)
  expect(await pay(total?.id ?? '', total?.totalCents ?? 0, randomUUID())).toMatchObject({ ok: true })

  const view = await getStaffCustomer(staff, { id: rich.id })
  expect(view).toMatchObject({ orderCount: 2, spentCents: total?.totalCents, sessionCount: 0, notes: [] })
  expect(view.lastOrderAt).toEqual(items[0]?.placedAt)
  expect(view.orders.items).toHaveLength(2)
  expect(idsOf(await list(staff, { sort: 'spent' }))[0]).toBe(rich.id)
  expect(idsOf(await list(staff, { sort: 'last_order' })).slice(0, 2)).toEqual([poor.id, rich.id])
  expect(idsOf(await list(staff, { filter: 'with_orders' }))).toEqual(
    expect.arrayContaining([rich.id, poor.id]),
  )
})

test('orders of guests with their address are shown only if the address is verified', async () => {
  const { ctx: staff } = await addStaff()
  const product = await addProduct(ctx())
  const email = newAddress()
  const order = orderOf([{ product, quantity: 1 }])
  await mustPlace(ctx(), { ...order, contact: { ...order.contact, email } })
  const person = await addPerson(ctx(), { email })
  const seen = async () => (await getStaffCustomer(staff, { id: person.id })).orders.items
  expect(await seen()).toMatchObject([{ isGuest: true }])
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, person.id)),
  )
  expect(await seen()).toEqual([])
})

test('staff note, see consent with its history, and withdraw it but never give it', async () => {
  const { id: staffId, ctx: staff } = await addStaff()
  const person = await addPerson(ctx())
  await addCustomerNote(staff, { customerId: person.id, text: 'Allergic to shrimp' })
  const asPerson = { ...ctx(), actor: person.actor }
  await setMyMailTopics(asPerson, { topics: ['newsletter'] })
  await setMyMailTopics(asPerson, { topics: ['newsletter'] })
  await withdrawConsent(staff, { customerId: person.id })
  await withdrawConsent(staff, { customerId: person.id })
  const view = await getStaffCustomer(staff, { id: person.id })
  expect(view).toMatchObject({
    consents: false,
    notes: [{ text: 'Allergic to shrimp', authorName: 'Moe Helper' }],
    consentHistory: [
      { isGiven: false, source: 'staff', byName: 'Moe Helper' },
      { isGiven: true, source: 'settings', byName: null },
    ],
  })
  expect(await auditOf(ctx(), person.id)).toEqual([
    { actorId: staffId, action: 'consent.withdrawn', details: {} },
  ])
  expect(await changesOf(ctx(), person.id)).toEqual([{ consent: { before: true, after: false } }])
  const given = {
    email: person.email,
    topic: 'newsletter',
    isGiven: true,
    wording: '',
    language: 'en',
    source: 'staff',
  } as const
  const inserted = inTransaction(asShop(ctx()), (ctx) => ctx.db.insert(mailConsentEvents).values(given))
  await expect(inserted).rejects.toThrow()
})

test('an admin corrects name, phone and language, and is told if somebody was faster', async () => {
  const { id: adminId, ctx: admin } = await addStaff('admin')
  const person = await addPerson(ctx())
  const fields = { customerId: person.id, firstName: 'Mali', lastName: 'Suk', language: 'th' } as const
  const input = { ...fields, phone: '0825551234', version: 1 }
  expect(await updateCustomer(admin, input)).toEqual({ ok: true })
  expect(await updateCustomer(admin, { ...input, version: 2 })).toEqual({ ok: true })
  await updateProfile({ ...ctx(), actor: person.actor }, { firstName: 'M', lastName: 'S', phone: undefined })
  expect(await updateCustomer(admin, { ...input, version: 2 })).toEqual({
    ok: false,
    reason: 'changed',
    current: { firstName: 'M', lastName: 'S', phone: null, locale: 'th', version: 3 },
  })
  expect(await auditOf(ctx(), person.id)).toEqual([
    {
      actorId: adminId,
      action: 'account.updated',
      details: { fields: 'firstName, lastName, phone, locale' },
    },
  ])
})

test('staff send a reset and an invitation, as often as a mailbox may get them', async () => {
  const { ctx: staff } = await addStaff()
  const person = await addPerson(ctx())
  expect(await sendPasswordReset(staff, { customerId: person.id })).toEqual({ ok: true })
  expect(await sendPasswordReset(staff, { customerId: person.id })).toMatchObject({ reason: 'wait' })
  expect(await jobsOf(ctx(), 'send-password-reset', person.id)).toHaveLength(1)
  expect(await resendInvitation(staff, { customerId: person.id })).toEqual({
    ok: false,
    reason: 'not_invited',
  })
  expect(await withdrawInvitation(staff, { customerId: person.id })).toEqual({
    ok: false,
    reason: 'not_invited',
  })

  const email = newAddress()
  const names = { firstName: 'Nok', lastName: 'Lek', phone: undefined }
  const invited = await registerCustomer(staff, { ...names, email, language: 'th' })
  if (!invited.ok) throw new Error('nobody was invited')
  await linkOf(ctx(), invited.id, 'invitation')
  const invitation = async (at: Ctx) => (await getStaffCustomer(at, { id: invited.id })).invitation
  expect(await invitation(staff)).toMatchObject({ isExpired: false })
  expect(await invitation(later(staff, 8 * DAY))).toMatchObject({ isExpired: true })
  expect(await resendInvitation(staff, { customerId: invited.id })).toEqual({ ok: true })
  const held = { userId: invited.id, role: 'moderator' } as const
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.insert(userRoles).values(held))
  expect(await withdrawInvitation(staff, { customerId: invited.id })).toEqual({
    ok: false,
    reason: 'has_role',
  })
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.delete(userRoles).where(eq(userRoles.userId, invited.id)),
  )
  expect(await withdrawInvitation(staff, { customerId: invited.id })).toEqual({ ok: true })
  expect(await userOf(ctx(), email)).toBeUndefined()
  await expect(getStaffCustomer(staff, { id: invited.id })).rejects.toMatchObject({ code: 'not_found' })
})

test('refuses a stranger, and a moderator where only admins may', async () => {
  const moe = await addStaff()
  const person = await addPerson(ctx())
  const about = { customerId: person.id }
  const strangers: Ctx['actor'][] = [{ role: 'visitor' }, person.actor, { role: 'shop' }]
  for (const actor of strangers) {
    const stranger = { ...ctx(), actor }
    for (const call of [
      listCustomers(stranger, listCustomersInput.parse({})),
      getStaffCustomer(stranger, { id: person.id }),
      addCustomerNote(stranger, { ...about, text: 'x' }),
      withdrawConsent(stranger, about),
      sendPasswordReset(stranger, about),
      resendInvitation(stranger, about),
      withdrawInvitation(stranger, about),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
  const input = { ...about, firstName: 'X', lastName: 'Y', phone: undefined, version: 1 }
  for (const actor of [...strangers, moe.ctx.actor]) {
    const update = updateCustomer({ ...ctx(), actor }, { ...input, language: 'en' })
    await expect(update).rejects.toMatchObject({ code: 'forbidden' })
  }
})
