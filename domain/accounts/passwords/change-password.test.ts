import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { challenges } from '#database/schema/index.ts'
import {
  addPerson,
  asStaff,
  auditOf,
  beginSignIn,
  codeOf,
  emptyBrowser,
  jobsOf,
  later,
  linkOf,
  NEW_PASSWORD,
  PASSWORD,
  signIn,
  type TestPerson,
  userOf,
  wrongCode,
} from '#tests/data/people.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { cancelChallenge, findSession, finishChallenge, startSignIn } from '../sign-in/index.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { changePasswordInput } from './schemas.ts'
import { changePassword, isPasswordLinkGood, setPassword } from './index.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const ctx = () => testCtx(shop(), { now: () => noon })
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const change = (where: Ctx, newPassword = NEW_PASSWORD, currentPassword = PASSWORD) =>
  changePassword(where, { currentPassword, newPassword })
const asOwner = (statement: string) =>
  shop().db.transaction(async (db) => {
    await db.execute(sql`set local role none`)
    await db.execute(sql.raw(statement))
  })
/** Requests a password change that now waits for its code. */
const half = async (person: TestPerson) => {
  const begun = await change(as(person))
  if (!begun.ok) throw new Error(begun.reason)
  return { ...begun, code: await codeOf(ctx(), begun.challenge.challengeId) }
}
const mayUse = async ({ email }: TestPerson, password: string) =>
  ctx().passwords.verify((await userOf(ctx(), email))?.passwordHash, password)

test('the current password and a mailed code set a new one', async () => {
  const person = await addPerson(ctx())
  const { token, code, challenge } = await half(person)
  const { challengeId } = challenge
  expect(challenge).toMatchObject({ type: 'password_change', email: person.email, userId: person.id })
  expect(await jobsOf(ctx(), 'send-code', challengeId)).toEqual([{ challengeId }])
  expect(await mayUse(person, PASSWORD)).toBe(true)

  // Until then it is stored only as a hash.
  const [row] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(challenges).where(eq(challenges.id, challengeId)),
  )
  expect(row?.newPasswordHash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify([row, challenge])).not.toContain(NEW_PASSWORD)

  expect(await finishChallenge(as(person), { token, code: wrongCode(code), ...emptyBrowser })).toMatchObject({
    reason: 'invalid_code',
  })
  expect(await mayUse(person, PASSWORD)).toBe(true)
  expect(await finishChallenge(as(person), { token, code, ...emptyBrowser })).toMatchObject({
    ok: true,
    type: 'password_change',
    session: undefined,
  })
  expect(await mayUse(person, NEW_PASSWORD)).toBe(true)
  expect(await mayUse(person, PASSWORD)).toBe(false)
  expect(await finishChallenge(as(person), { token, code, ...emptyBrowser })).toMatchObject({
    reason: 'no_challenge',
  })
  expect(await auditOf(ctx(), person.id)).toEqual([
    { actorId: person.id, action: 'password.changed', details: {} },
  ])
  expect(await jobsOf(ctx(), 'send-password-changed', person.id)).toEqual([{ userId: person.id }])
})

test('every session and challenge ends; the requesting browser gets a new session', async () => {
  const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
  const [here, there] = [await signIn(ctx(), person), await signIn(ctx(), person)]
  const others = await signIn(ctx(), other)
  const { token, code } = await half(person)
  const soon = later(ctx(), MINUTE)
  const halfIn = await beginSignIn(soon, person)
  const link = await linkOf(ctx(), person.id, 'reset_password')
  const done = await finishChallenge(as(person), { token, code, ...emptyBrowser, sessionId: here.id })
  expect(await findSession(ctx(), { token: here.token })).toBeUndefined()
  const session = done.ok ? done.session : undefined
  expect(await findSession(ctx(), { token: session?.token ?? '' })).toMatchObject({
    person: { id: person.id },
  })
  expect(await findSession(ctx(), { token: there.token })).toBeUndefined()
  expect(await findSession(ctx(), { token: others.token })).toBeDefined()
  expect(
    await finishChallenge(soon, { token: halfIn.token, code: halfIn.code, ...emptyBrowser }),
  ).toMatchObject({ ok: false })
  // A link that was mailed before cannot undo it.
  expect(await isPasswordLinkGood(ctx(), { token: link })).toBe(false)
})

test('every session ends if the browser is no longer signed in', async () => {
  const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
  const [ownSession, otherSession] = [await signIn(ctx(), person), await signIn(ctx(), other)]
  const { token, code } = await half(person)
  // Somebody else has signed in there in the meantime.
  const browser = { ...emptyBrowser, sessionId: otherSession.id }
  const done = await finishChallenge(as(other), { token, code, ...browser })
  expect(done).toMatchObject({ ok: true, type: 'password_change', session: undefined })
  expect(await findSession(ctx(), { token: ownSession.token })).toBeUndefined()
  expect(await findSession(ctx(), { token: otherSession.token })).toBeDefined()
})

describe('is refused', () => {
  test('without the current password, and for a while after ten wrong ones', async () => {
    const person = await addPerson(ctx())
    for (let i = 0; i < 10; i += 1) {
      expect(await change(as(person), NEW_PASSWORD, 'Wrong-9-password')).toEqual({
        ok: false,
        reason: 'wrong_password',
      })
    }
    expect(await change(as(person))).toMatchObject({ ok: false, reason: 'wait' })
    const mine = eq(challenges.userId, person.id)
    expect(await inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(challenges, mine))).toBe(0)
    // The limit is for the settings; sign-ins are counted separately.
    expect(await startSignIn(ctx(), { email: person.email, password: PASSWORD })).toMatchObject({ ok: true })
  })

  test('with one of the last five passwords, including the current one', async () => {
    const person = await addPerson(ctx())
    expect(await change(as(person), 'Krok-2026')).toMatchObject({ reason: 'weak_password' })
    expect(await change(as(person), PASSWORD)).toEqual({ ok: false, reason: 'used_before' })
    await setPassword(ctx(), {
      token: await linkOf(ctx(), person.id, 'reset_password'),
      password: NEW_PASSWORD,
    })
    expect(await change(as(person), PASSWORD, NEW_PASSWORD)).toEqual({ ok: false, reason: 'used_before' })
  })

  test('within 30 seconds of the last code', async () => {
    const person = await addPerson(ctx())
    await half(person)
    expect(await change(as(person))).toEqual({ ok: false, reason: 'code_wait', seconds: 30 })
    expect(await change(later(as(person), 30_000))).toMatchObject({ ok: true })
  })

  test('on a foreign host', async () => {
    const person = await addPerson(ctx())
    const elsewhere = { ...as(person), client: { address: '192.0.2.1', host: 'evil.com', userAgent: '' } }
    expect(await change(elsewhere)).toEqual({ ok: false, reason: 'wrong_host' })
  })

  test('while the user cannot be read, which is logged', async () => {
    const person = await addPerson(ctx())
    const log = capturingLog()
    await asOwner('revoke select on users from krok_shop')
    const refused = await change({ ...as(person), log })
    await asOwner('grant select on users to krok_shop')
    expect(refused).toEqual({ ok: false, reason: 'user_unreadable' })
    expect(log.entries).toMatchObject([{ level: 'error', message: 'the user could not be read' }])
    expect(await change(as(person))).toMatchObject({ ok: true })
  })

  test('if anybody else asks: it refuses a stranger', async () => {
    const person = await addPerson(ctx(), { roles: ['admin'] })
    for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
      const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
      await expect(changePassword({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
    }
    const gone = { role: 'customer', id: '00000000-0000-4000-8000-000000000000' } as const
    expect(await change({ ...ctx(), actor: gone })).toEqual({ ok: false, reason: 'user_not_found' })
  })
})

describe('a new password that waits for its code', () => {
  test('is deleted when the change is cancelled', async () => {
    const person = await addPerson(ctx())
    const { token, code, challenge } = await half(person)
    await cancelChallenge(ctx(), { token })
    const [row] = await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.select().from(challenges).where(eq(challenges.id, challenge.challengeId)),
    )
    expect(row).toMatchObject({ newPasswordHash: null, codeHash: null })
    expect(await finishChallenge(as(person), { token, code, ...emptyBrowser })).toMatchObject({ ok: false })
    expect(await mayUse(person, PASSWORD)).toBe(true)
  })

  test('expires after 15 minutes, and when the password is reset in the meantime', async () => {
    const [late, overtaken] = [await addPerson(ctx()), await addPerson(ctx())]
    const one = await half(late)
    const tooLate = later(as(late), 15 * MINUTE)
    expect(
      await finishChallenge(tooLate, { token: one.token, code: one.code, ...emptyBrowser }),
    ).toMatchObject({
      reason: 'challenge_expired',
    })
    expect(await mayUse(late, PASSWORD)).toBe(true)

    const other = await half(overtaken)
    const token = await linkOf(ctx(), overtaken.id, 'reset_password')
    await setPassword(ctx(), { token, password: 'Kaffir-Lime-8' })
    expect(
      await finishChallenge(as(overtaken), { token: other.token, code: other.code, ...emptyBrowser }),
    ).toMatchObject({
      ok: false,
    })
    expect(await mayUse(overtaken, 'Kaffir-Lime-8')).toBe(true)
  })

  test('cannot be used to sign in: a sign-in in the same browser has its own challenge', async () => {
    const person = await addPerson(ctx())
    const { token } = await half(person)
    const soon = later(ctx(), 30_000)
    const started = await startSignIn(soon, {
      email: person.email,
      password: PASSWORD,
      challengeToken: token,
    })
    expect(started).toMatchObject({ ok: true, challenge: { type: 'signin' } })
    expect(started.ok && started.token).not.toBe(token)
  })
})

test('the schema checks the new password, but not the current one', () => {
  const good = { currentPassword: 'weak', newPassword: NEW_PASSWORD }
  expect(changePasswordInput.safeParse(good).success).toBe(true)
  for (const wrong of [{ newPassword: 'weak' }, { currentPassword: '' }, { userId: 'x' }]) {
    expect(changePasswordInput.safeParse({ ...good, ...wrong }).success).toBe(false)
  }
})
