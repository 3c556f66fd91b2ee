import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema/index.ts'
import {
  addInvited,
  addPerson,
  asStaff,
  auditOf,
  jobsOf,
  linkOf,
  newAddress,
  PASSWORD,
  userOf,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { registerCustomer } from './index.ts'
import { getProfile } from '#domain/accounts/accounts/index.ts'
import { setPassword } from '#domain/accounts/passwords/index.ts'
import { startSignIn } from '#domain/accounts/sign-in/index.ts'
import { registerCustomerInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const moderator = async () => asStaff(await addPerson(ctx(), { roles: ['moderator'] }))
const inputOf = (change: object = {}) =>
  registerCustomerInput.parse({
    email: newAddress(),
    firstName: 'Thabo',
    lastName: 'Nkosi',
    phone: '021 555 0142',
    ...change,
  })

test('staff register a caller, who gets a mail to set a password', async () => {
  const actor = await moderator()
  const input = inputOf({ language: 'th' })
  const registered = await registerCustomer({ ...ctx(), actor }, input)
  if (!registered.ok) throw new Error(registered.reason)
  const { id } = registered
  expect(await userOf(ctx(), input.email)).toMatchObject({
    id,
    passwordHash: null,
    emailConfirmedAt: null,
    locale: 'th',
  })
  expect(await getProfile({ ...ctx(), actor: { role: 'customer', id } })).toMatchObject({
    firstName: 'Thabo',
    phone: '0215550142',
    marketingConsent: false,
  })
  expect(await jobsOf(ctx(), 'send-invitation', id)).toEqual([{ userId: id }])
  const actorId = 'id' in actor ? actor.id : ''
  expect(await auditOf(ctx(), id)).toEqual([{ actorId, action: 'customer.registered', details: {} }])

  const token = await linkOf(ctx(), id, 'invitation')
  expect(await setPassword(ctx(), { token, password: PASSWORD })).toMatchObject({ ok: true })
  expect(await startSignIn(ctx(), { email: input.email, password: PASSWORD })).toMatchObject({ ok: true })
})

test('an existing account is not changed, and gets no mail', async () => {
  const actor = await moderator()
  for (const { id, email } of [await addPerson(ctx()), await addInvited(ctx())]) {
    const before = await userOf(ctx(), email)
    const refused = await registerCustomer({ ...ctx(), actor }, inputOf({ email: email.toUpperCase() }))
    expect(refused).toEqual({ ok: false, reason: 'email_taken' })
    expect(await userOf(ctx(), email)).toEqual(before)
    const ids = await inTransaction(asShop(ctx()), ({ db }) =>
      db.select({ id: users.id }).from(users).where(eq(users.email, email)),
    )
    expect(ids).toEqual([{ id }])
    expect(await jobsOf(ctx(), 'send-invitation', id)).toEqual([])
    expect(await auditOf(ctx(), id)).toEqual([])
  }
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, person.actor, { role: 'shop' } as const]) {
    const input = inputOf()
    await expect(registerCustomer({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await userOf(ctx(), input.email)).toBeUndefined()
  }
})

test.each([
  ['no address', { email: '' }],
  ['a look-alike address', { email: 'thаbo@example.com' }],
  ['a line break in a name', { firstName: 'Thabo\nBcc: b@example.com' }],
  ['an invalid phone number', { phone: '12' }],
  ['a password', { password: PASSWORD }],
  ['a role', { role: 'admin' }],
])('the schema refuses %s', (_what, change) => {
  const good = { email: newAddress(), firstName: 'Thabo', lastName: 'Nkosi' }
  expect(registerCustomerInput.safeParse(good).success).toBe(true)
  expect(registerCustomerInput.safeParse({ ...good, ...change }).success).toBe(false)
})
