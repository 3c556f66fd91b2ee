import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#database/schema/index.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getProfile, updateProfile } from './index.ts'
import { updateProfileInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = (actor: Actor): Ctx => ({ ...ctx(), actor })
const profileOf = ({ actor }: TestPerson) => getProfile(as(actor))

test('shows customers what is known about them', async () => {
  const person = await addPerson(ctx(), { phone: '+27215550142', locale: 'th' })
  expect(await profileOf(person)).toEqual({
    email: person.email,
    firstName: 'Malee',
    lastName: 'Srisuk',
    phone: '+27215550142',
    marketingConsent: false,
    locale: 'th',
    memberSince: expect.any(Date),
  })
})

/** The row behind a profile, which has no id of its own. */
const rowOf = ({ id }: TestPerson) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(customers).where(eq(customers.id, id))
    return row
  })

test('a profile has the id of its user, and says when it was last changed', async () => {
  const person = await addPerson(ctx())
  const changedAt = new Date('2026-11-23T09:30:00Z')
  const input = updateProfileInput.parse({ firstName: 'Mali', lastName: '', phone: '' })
  await updateProfile({ ...as(person.actor), now: () => changedAt }, input)
  expect(await rowOf(person)).toMatchObject({
    id: person.id,
    firstName: 'Mali',
    lastName: '',
    fullname: 'Mali',
    updatedAt: changedAt,
  })
})

test('changes name and phone of the actor only; an empty phone deletes it', async () => {
  const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
  const before = await profileOf(other)
  const input = updateProfileInput.parse({ firstName: ' มาลี ', lastName: 'ศรีสุข', phone: '021 555-0142' })
  await updateProfile(as(person.actor), input)
  expect(await profileOf(person)).toMatchObject({
    firstName: 'มาลี',
    lastName: 'ศรีสุข',
    phone: '0215550142',
    email: person.email,
  })
  await updateProfile(
    as(person.actor),
    updateProfileInput.parse({ firstName: 'Malee', lastName: 'Srisuk', phone: '' }),
  )
  expect(await profileOf(person)).toMatchObject({ firstName: 'Malee', phone: null })
  expect(await profileOf(other)).toEqual(before)
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  const before = await profileOf(person)
  const input = updateProfileInput.parse({ firstName: 'X', lastName: 'Y' })
  for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
    await expect(getProfile(as(actor))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(updateProfile(as(actor), input)).rejects.toMatchObject({ code: 'forbidden' })
  }
  // Their account was deleted in the meantime.
  const gone = as({ role: 'customer', id: randomUUID() })
  await expect(getProfile(gone)).rejects.toMatchObject({ code: 'not_found', what: 'account' })
  await updateProfile(gone, input)
  expect(await profileOf(person)).toEqual(before)
})

test.each([
  ['a line break in a name', { firstName: 'Malee\r\nBcc: b@example.com' }],
  ['markup in a name', { lastName: '<script>' }],
  ['a name that is not sent', { firstName: undefined }],
  ['a name of 81 characters', { firstName: 'a'.repeat(81) }],
  ['an invalid phone number', { phone: 'call me' }],
  ['a line break in a phone', { phone: '0215550142\n1' }],
  ['another id', { id: randomUUID() }],
  ['another address', { email: 'b@example.com' }],
  ['a consent', { marketingConsent: true }],
])('the schema refuses %s', (_what, change) => {
  const good = { firstName: 'Malee', lastName: 'Srisuk', phone: '0215550142' }
  expect(updateProfileInput.safeParse(good).success).toBe(true)
  expect(updateProfileInput.safeParse({ ...good, ...change }).success).toBe(false)
})
