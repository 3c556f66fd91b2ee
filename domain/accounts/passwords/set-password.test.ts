import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { jobs, passwordHistory, users } from '#database/schema/index.ts'
import {
  addInvited,
  addPerson,
  auditOf,
  beginSignIn,
  emptyBrowser,
  jobsOf,
  later,
  linkOf,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  signIn,
  userOf,
} from '#tests/data/people.ts'
import { altered } from '#tests/helpers/altered.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findSession, finishChallenge, startSignIn } from '../sign-in/index.ts'
import { DAY, HOUR } from '#shared/kernel/durations.ts'
import { setPasswordInput } from './schemas.ts'
import { isPasswordLinkGood, requestPasswordReset, setPassword } from './index.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const ctx = () => testCtx(shop(), { now: () => noon })
const elsewhere = (): Ctx => ({ ...ctx(), client: { address: '192.0.2.1', host: 'evil.com', userAgent: '' } })
const countJobs = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs))
const invalid = { ok: false, reason: 'invalid_link' }
const reset = (token: string, password = NEW_PASSWORD, where = ctx()) =>
  setPassword(where, { token, password })

describe('requesting a link', () => {
  test('mails it to an address with an account, and gives the same answer for any other', async () => {
    const person = await addPerson(ctx())
    for (const email of [person.email, newAddress()]) {
      const before = await countJobs()
      expect(await requestPasswordReset(ctx(), { email })).toEqual({ ok: true })
      // The same is written in both cases: how long it takes says nothing.
      expect(await countJobs()).toBe(before + 1)
    }
    expect(await jobsOf(ctx(), 'send-password-reset', person.id)).toEqual([{ userId: person.id }])
    expect(await signIn(ctx(), person)).toBeDefined()
  })

  test('is possible every 30 seconds, whether there is an account or not', async () => {
    const { id, email } = await addPerson(ctx())
    for (const address of [email, newAddress()]) {
      await requestPasswordReset(ctx(), { email: address })
      expect(await requestPasswordReset(ctx(), { email: address })).toMatchObject({
        ok: false,
        reason: 'wait',
      })
    }
    expect(await jobsOf(ctx(), 'send-password-reset', id)).toHaveLength(1)
  })

  test('on a foreign host sends nothing', async () => {
    const { id, email } = await addPerson(ctx())
    expect(await requestPasswordReset(elsewhere(), { email })).toEqual({ ok: false, reason: 'wrong_host' })
    expect(await jobsOf(ctx(), 'send-password-reset', id)).toEqual([])
  })
})

describe('the link', () => {
  test('sets the password once, and checking it does not use it up', async () => {
    const { id, email } = await addPerson(ctx())
    const token = await linkOf(ctx(), id, 'reset_password')
    for (let i = 0; i < 3; i += 1) expect(await isPasswordLinkGood(ctx(), { token })).toBe(true)
    expect(await reset(token)).toMatchObject({ ok: true, email })
    // On a second device, or a second time.
    expect(await isPasswordLinkGood(ctx(), { token })).toBe(false)
    expect(await reset(token, 'Kaffir-Lime-8')).toEqual(invalid)
    expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: false })
    expect(await startSignIn(ctx(), { email, password: NEW_PASSWORD })).toMatchObject({ ok: true })
  })

  test.each([
    ['reset_password', HOUR],
    ['invitation', 7 * DAY],
  ] as const)('of the purpose %s works for %i ms', async (purpose, life) => {
    const { id } = await addPerson(ctx())
    const token = await linkOf(ctx(), id, purpose)
    const [late, tooLate] = [later(ctx(), life - 1), later(ctx(), life)]
    expect(await isPasswordLinkGood(tooLate, { token })).toBe(false)
    expect(await reset(token, NEW_PASSWORD, tooLate)).toEqual(invalid)
    expect(await isPasswordLinkGood(late, { token })).toBe(true)
    expect(await reset(token, NEW_PASSWORD, late)).toMatchObject({ ok: true })
  })

  test('sets nothing if it is altered or made up', async () => {
    const { id, email } = await addPerson(ctx())
    const token = await linkOf(ctx(), id, 'reset_password')
    for (const other of ['', altered(token), `${token}A`, token.slice(1), id, '\u0000']) {
      expect(await isPasswordLinkGood(ctx(), { token: other })).toBe(false)
      expect(await reset(other)).toEqual(invalid)
    }
    expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: true })
  })

  test('stops working once there is a newer one, or another one has set a password', async () => {
    const { id } = await addPerson(ctx())
    const old = await linkOf(ctx(), id, 'reset_password')
    const newer = await linkOf(ctx(), id, 'reset_password')
    const invitation = await linkOf(ctx(), id, 'invitation')
    expect(await reset(old)).toEqual(invalid)
    expect(await reset(newer)).toMatchObject({ ok: true })
    expect(await reset(invitation, 'Kaffir-Lime-8')).toEqual(invalid)
  })

  test('does not work on a foreign host, and is not used up there', async () => {
    const { id } = await addPerson(ctx())
    const token = await linkOf(ctx(), id, 'reset_password')
    expect(await reset(token, NEW_PASSWORD, elsewhere())).toEqual({ ok: false, reason: 'wrong_host' })
    expect(await reset(token)).toMatchObject({ ok: true })
  })
})

test('a common password is refused, and the link stays good', async () => {
  const { id } = await addPerson(ctx())
  const token = await linkOf(ctx(), id, 'reset_password')
  expect(await reset(token, 'Welcome-2026!')).toEqual({
    ok: false,
    reason: 'weak_password',
    faults: ['predictable'],
  })
  expect(await reset(token)).toMatchObject({ ok: true })
})

describe('a password that was set by a link', () => {
  test('ends every session and challenge, is in the audit log, and is mailed', async () => {
    const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
    const sessions = [await signIn(ctx(), person), await signIn(ctx(), person)]
    const [half, others] = [await beginSignIn(ctx(), person), await signIn(ctx(), other)]
    await reset(await linkOf(ctx(), person.id, 'reset_password'))
    for (const { token } of sessions) expect(await findSession(ctx(), { token })).toBeUndefined()
    expect(
      await finishChallenge(ctx(), { token: half.token, code: half.code, ...emptyBrowser }),
    ).toMatchObject({ ok: false })
    expect(await findSession(ctx(), { token: others.token })).toBeDefined()
    expect(await auditOf(ctx(), person.id)).toEqual([
      { actorId: person.id, action: 'password.reset', details: {} },
    ])
    expect(await jobsOf(ctx(), 'send-password-changed', person.id)).toEqual([{ userId: person.id }])
  })

  test('verifies the address and sends a welcome, unless it was verified before', async () => {
    const unverified = await addPerson(ctx(), { emailConfirmedAt: undefined as never })
    const invited = await addInvited(ctx())
    const verified = await addPerson(ctx())
    const before = (await userOf(ctx(), verified.email))?.emailConfirmedAt
    await reset(await linkOf(ctx(), unverified.id, 'reset_password'))
    await reset(await linkOf(ctx(), invited.id, 'invitation'))
    await reset(await linkOf(ctx(), verified.id, 'reset_password'))
    expect((await userOf(ctx(), unverified.email))?.emailConfirmedAt).toEqual(noon)
    expect((await userOf(ctx(), invited.email))?.emailConfirmedAt).toEqual(noon)
    expect((await userOf(ctx(), verified.email))?.emailConfirmedAt).toEqual(before)
    // A person whose address is new is welcomed, as after the link that verifies it.
    const welcomed = async ({ id }: { id: string }) => (await jobsOf(ctx(), 'send-welcome', id)).length
    expect([await welcomed(unverified), await welcomed(invited), await welcomed(verified)]).toEqual([1, 1, 0])
    // Signing in still requires a code.
    expect(await startSignIn(ctx(), { email: invited.email, password: NEW_PASSWORD })).toMatchObject({
      ok: true,
    })
  })
})

describe('the last five passwords', () => {
  test('are refused, the sixth is accepted; a refusal does not use the link up', async () => {
    const { id, email } = await addPerson(ctx())
    const older = Array.from({ length: 5 }, (_, i) => `Tamarind-${i}-paste`)
    for (const password of older) {
      const passwordHash = await ctx().passwords.hash(password)
      await inTransaction(asShop(ctx()), (ctx) =>
        ctx.db.update(users).set({ passwordHash }).where(eq(users.id, id)),
      )
    }
    const token = await linkOf(ctx(), id, 'reset_password')
    for (const password of older) {
      expect(await reset(token, password)).toEqual({ ok: false, reason: 'used_before' })
    }
    // The password before those five.
    expect(await reset(token, PASSWORD)).toMatchObject({ ok: true, email })
    const another = await linkOf(ctx(), id, 'reset_password')
    expect(await reset(another, 'Tamarind-0-paste')).toMatchObject({ ok: true })
  })

  test('are stored in the database for each user', async () => {
    const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
    const set = (passwordHash: string | null) =>
      inTransaction(asShop(ctx()), (ctx) =>
        ctx.db.update(users).set({ passwordHash, locale: 'th' }).where(eq(users.id, person.id)),
      )
    const history = (userId: string) =>
      inTransaction(asShop(ctx()), async (ctx) => {
        const rows = await ctx.db
          .select({ hash: passwordHistory.passwordHash })
          .from(passwordHistory)
          .where(eq(passwordHistory.userId, userId))
          .orderBy(asc(passwordHistory.id))
        return rows.map(({ hash }) => hash)
      })
    const first = (await userOf(ctx(), person.email))?.passwordHash
    expect(await history(person.id)).toEqual([first])
    await set('one')
    await set('one')
    await set(null)
    expect(await history(person.id)).toEqual([first, 'one'])
    for (const hash of ['two', 'three', 'four', 'five', 'six']) await set(hash)
    expect(await history(person.id)).toEqual(['two', 'three', 'four', 'five', 'six'])
    expect(await history(other.id)).toHaveLength(1)
    expect(await history((await addInvited(ctx())).id)).toEqual([])
  })
})

test('the schema refuses a weak password and a malformed token', () => {
  const good = { token: 'a'.repeat(43), password: NEW_PASSWORD }
  expect(setPasswordInput.safeParse(good).success).toBe(true)
  for (const change of [{ password: 'weak' }, { token: 'a' }, { userId: 'x' }]) {
    expect(setPasswordInput.safeParse({ ...good, ...change }).success).toBe(false)
  }
})
