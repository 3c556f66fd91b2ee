import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, jobs, users } from '#database/schema/index.ts'
import {
  addInvited,
  addPerson,
  jobsOf,
  linkOf,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  userOf,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { signUp } from './index.ts'
import { setPassword } from '../passwords/index.ts'
import { startSignIn } from '../sign-in/index.ts'
import { signUpInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const inputOf = (change: object = {}) =>
  signUpInput.parse({
    email: newAddress(),
    password: NEW_PASSWORD,
    firstName: 'Ploy',
    lastName: 'Rattana',
    ...change,
  })
/** The stored account and customer. */
const kept = (email: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .where(eq(users.email, email))
    return row
  })
const ok = { ok: true }

test('a common password is refused before anything is done', async () => {
  const input = inputOf({ password: 'Krok-2026' })
  const weak = { ok: false, reason: 'weak_password', faults: ['predictable'] }
  for (let i = 0; i < 9; i += 1) expect(await signUp(ctx(), input)).toEqual(weak)
  expect(await kept(input.email)).toBeUndefined()
  expect(await signUp(ctx(), { ...input, password: PASSWORD })).toEqual(ok)
})

test('needs no names, and then welcomes nobody', async () => {
  const { email, password } = inputOf()
  expect(await signUp(ctx(), signUpInput.parse({ email, password, firstName: '   ' }))).toEqual(ok)
  expect((await kept(email))?.customers).toMatchObject({ firstName: '', lastName: '', fullname: '' })
})

test('makes an account whose address is not verified yet', async () => {
  const input = inputOf({ language: 'th' })
  expect(await signUp(ctx(), input)).toEqual(ok)
  const row = await kept(input.email)
  expect(row?.users).toMatchObject({
    email: input.email,
    locale: 'th',
    emailConfirmedAt: null,
    isDemo: false,
  })
  expect(row?.customers).toMatchObject({
    firstName: 'Ploy',
    lastName: 'Rattana',
    fullname: 'Ploy Rattana',
    phone: null,
    marketingConsent: false,
  })
  expect(row?.users.passwordHash).toMatch(/^\$argon2id\$/)
  expect(await ctx().passwords.verify(row?.users.passwordHash, NEW_PASSWORD)).toBe(true)
  const userId = row?.users.id ?? ''
  expect(await jobsOf(ctx(), 'send-verification', userId)).toEqual([{ userId }])
  expect(await startSignIn(ctx(), input)).toEqual({ ok: false, reason: 'email_unverified' })
})

test('an address in use gets the same answer; nothing changes, and its owner gets a mail', async () => {
  const { id, email } = await addPerson(ctx())
  const before = await kept(email)
  expect(await signUp(ctx(), inputOf({ email: email.toUpperCase(), language: 'th' }))).toEqual(ok)
  expect(await kept(email)).toEqual(before)
  expect(await jobsOf(ctx(), 'send-account-exists', id)).toEqual([{ userId: id }])
  expect(await jobsOf(ctx(), 'send-verification', id)).toEqual([])
  expect(await startSignIn(ctx(), { email, password: NEW_PASSWORD })).toMatchObject({ ok: false })
  expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: true })
})

test('until the address is verified, the last sign-up wins', async () => {
  const first = inputOf()
  await signUp(ctx(), first)
  const id = (await userOf(ctx(), first.email))?.id ?? ''
  const second = {
    ...first,
    password: PASSWORD,
    firstName: 'Nok',
    lastName: 'Jaidee',
    language: 'th' as const,
  }
  expect(await signUp(ctx(), second)).toEqual(ok)
  const row = await kept(first.email)
  expect(row).toMatchObject({
    users: { id, locale: 'th', emailConfirmedAt: null },
    customers: { firstName: 'Nok', lastName: 'Jaidee' },
  })
  expect(await ctx().passwords.verify(row?.users.passwordHash, PASSWORD)).toBe(true)
  expect(await jobsOf(ctx(), 'send-verification', id)).toHaveLength(2)
})

test('signing up as a customer whom staff registered sends the invitation again, and cannot set name or password', async () => {
  const { id, email } = await addInvited(ctx())
  for (let i = 0; i < 2; i += 1) expect(await signUp(ctx(), inputOf({ email }))).toEqual(ok)
  expect(await kept(email)).toMatchObject({
    users: { passwordHash: null },
    customers: { firstName: 'Nok', lastName: 'Jaidee' },
  })
  expect(await jobsOf(ctx(), 'send-verification', id)).toEqual([])
  expect((await jobsOf(ctx(), 'send-invitation', id)).length).toBeGreaterThanOrEqual(2)
  const token = await linkOf(ctx(), id, 'invitation')
  expect(await setPassword(ctx(), { token, password: PASSWORD })).toMatchObject({ ok: true, email })
  expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: true })
})

test('on a foreign host no account is made', async () => {
  const input = inputOf()
  const elsewhere = { ...ctx(), client: { address: '192.0.2.1', host: 'evil.com', userAgent: '' } }
  expect(await signUp(elsewhere, input)).toEqual({ ok: false, reason: 'wrong_host' })
  expect(await userOf(ctx(), input.email)).toBeUndefined()
})

test('one address can be signed up eight times an hour, whether it has an account or not', async () => {
  const { email } = await addPerson(ctx())
  for (const input of [inputOf({ email }), inputOf()]) {
    for (let i = 0; i < 8; i += 1) expect(await signUp(ctx(), input)).toEqual(ok)
    const before = await inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs))
    expect(await signUp(ctx(), input)).toMatchObject({ ok: false, reason: 'wait' })
    expect(await inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs))).toBe(before)
  }
})

test('one address has one account, in upper or lower case', async () => {
  const email = newAddress()
  for (const written of [email, email.toUpperCase(), ` ${email} `]) {
    expect(await signUp(ctx(), inputOf({ email: written }))).toEqual(ok)
  }
  expect(await inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(users, eq(users.email, email)))).toBe(1)
  const shout = ctx()
  await expect(
    inTransaction(asShop(shout), (ctx) =>
      ctx.db.insert(users).values({ email: email.toUpperCase(), locale: 'en' }),
    ),
  ).rejects.toThrow()
})

test('an address of 200 characters works', async () => {
  const email = `${'a'.repeat(60)}@${`${'b'.repeat(45)}.`.repeat(3)}co`
  expect(email).toHaveLength(201)
  expect(await signUp(ctx(), inputOf({ email }))).toEqual(ok)
  expect(await startSignIn(ctx(), { email, password: NEW_PASSWORD })).toMatchObject({
    reason: 'email_unverified',
  })
})

test.each([
  'ฝนตกพรำQk1!ทั้งคืน',
  'correct Horse 4 battery',
  ' Leading-1 space',
  'Ab1!🌶🍜🌶🍜',
  `Aa1!${'xyz'.repeat(41)}`,
])('the password "%s" is kept as it was typed', async (password) => {
  const input = inputOf({ password })
  await signUp(ctx(), input)
  expect(await ctx().passwords.verify((await userOf(ctx(), input.email))?.passwordHash, password)).toBe(true)
  expect(await startSignIn(ctx(), { ...input, password: password.trim().toLowerCase() })).toMatchObject({
    reason: 'invalid_credentials',
  })
})

test.each(['Jean-Luc', 'O’Neill', "O'Neill", 'มาลี', 'Åse Marie', 'Nkosi (Thabo)', 'José', 'ณัฐวุฒิ'])(
  '%s is accepted as a name',
  (firstName) => {
    expect(inputOf({ firstName }).firstName).toBe(firstName)
  },
)

const refusals: [string, object][] = [
  ['a short password', { password: 'Ab1!xyz' }],
  ['a password of 129 characters', { password: `Aa1!${'xyz'.repeat(42)}` }],
  ['a password without a capital', { password: 'galangal-27!' }],
  ['a password without a small letter', { password: 'GALANGAL-27!' }],
  ['a password without a number', { password: 'Galangal-xx!' }],
  ['a password without a special character', { password: 'Galangal27x' }],
  ['a password that everybody tries', { password: 'Password-27!' }],
  ['a password of one character repeated', { password: 'Aaaaa-27!' }],
  ['half a character in a password', { password: 'Galangal-27!\ud83c' }],
  ['no password', { password: undefined }],
  ['a name with a line break', { firstName: 'Ploy\r\nBcc: everybody@example.com' }],
  ['a name with a bare line feed', { lastName: 'Rat\ntana' }],
  ['a name with markup', { firstName: '<b>Ploy</b>' }],
  ['a name that is an address', { firstName: 'https://evil.com' }],
  ['a name with a control character', { firstName: 'Ploy\u0000' }],
  ['a name that turns the text around', { firstName: 'Ploy\u202e' }],
  ['a name of 81 characters', { lastName: 'a'.repeat(81) }],
  ['an address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }],
  ['a look-alike address', { email: 'plоy@example.com' }],
  ['an address with a line break', { email: 'ploy@example.com\nBcc: b@example.com' }],
  ['an unknown language', { language: 'de' }],
  ['a role', { roles: ['admin'] }],
  ['an id', { id: '00000000-0000-4000-8000-000000000000' }],
]
test.each(refusals)('the schema refuses %s', (_what, change) => {
  const good = { email: newAddress(), password: NEW_PASSWORD, firstName: 'Ploy', lastName: 'Rattana' }
  expect(signUpInput.safeParse(good).success).toBe(true)
  expect(signUpInput.safeParse({ ...good, ...change }).success).toBe(false)
})
