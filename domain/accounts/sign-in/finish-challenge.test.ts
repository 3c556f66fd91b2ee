import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { challenges, jobs, securityEvents, sessions } from '#database/schema/index.ts'
import {
  addPerson,
  asStaff,
  beginSignIn,
  codeOf,
  emptyBrowser,
  jobsOf,
  later,
  PASSWORD,
  signIn,
  wrongCode,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { codeInput } from './schemas.ts'
import { secretToken } from '#shared/kernel/validation.ts'
import {
  cancelChallenge,
  findChallenge,
  findSession,
  finishChallenge,
  issueCode,
  resendCode,
  startSignIn,
} from './index.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const ctx = () => testCtx(shop(), { now: () => noon })
const on = (host: string): Ctx => ({ ...ctx(), client: { address: '192.0.2.1', host, userAgent: '' } })
const finish = (token: string, code: string, where = ctx()) =>
  finishChallenge(where, { token, code, ...emptyBrowser })
const refusedFor = (reason: string) => ({ ok: false, reason })
const half = async (where = ctx()) => {
  const person = await addPerson(where)
  return { person, ...(await beginSignIn(where, person)) }
}
const rowOf = (challengeId: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(challenges).where(eq(challenges.id, challengeId))
    return row
  })
const SOON = 30_000

describe('a code', () => {
  test('works once', async () => {
    const { token, code, person } = await half()
    expect(await finish(token, wrongCode(code))).toEqual(refusedFor('invalid_code'))
    const done = await finish(token, code)
    expect(done).toMatchObject({ ok: true, type: 'signin', person: { id: person.id } })
    expect(await finish(token, code)).toEqual(refusedFor('no_challenge'))
    const count = await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.$count(sessions, eq(sessions.userId, person.id)),
    )
    expect(count).toBe(1)
  })

  test('works only for its challenge, not for another one of the same or another person', async () => {
    const one = await half()
    const other = await beginSignIn(later(ctx(), SOON), one.person)
    const strangers = await half()
    for (const { code } of [other, strangers]) {
      if (code === one.code) continue
      expect(await finish(one.token, code)).toEqual(refusedFor('invalid_code'))
    }
    expect(await finish(one.token, one.code)).toMatchObject({ ok: true })
  })

  test('works only in its browser: without the cookie it is refused', async () => {
    const { code, token, challenge } = await half()
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const other of ['', challenge.challengeId, altered, `${token}A`, token.toLowerCase()]) {
      expect(await finish(other, code)).toEqual(refusedFor('no_challenge'))
    }
  })

  test('works only on its host', async () => {
    const { token, code } = await half()
    expect(await finish(token, code, on('staging.test'))).toEqual(refusedFor('no_challenge'))
    expect(await finish(token, code, on('evil.com'))).toEqual(refusedFor('wrong_host'))
    expect(await finish(token, code)).toMatchObject({ ok: true })
  })

  test('expires after 15 minutes', async () => {
    const { token, code } = await half()
    expect(await finish(token, code, later(ctx(), 15 * MINUTE))).toEqual(refusedFor('challenge_expired'))
    expect(await finish(token, code, later(ctx(), 15 * MINUTE - 1))).toMatchObject({ ok: true })
  })

  test('survives four wrong tries; after the fifth even the right one is refused', async () => {
    const [patient, impatient] = [await half(), await half()]
    for (let i = 0; i < 4; i += 1) {
      expect(await finish(patient.token, wrongCode(patient.code))).toEqual(refusedFor('invalid_code'))
    }
    expect(await finish(patient.token, patient.code)).toMatchObject({ ok: true })
    for (let i = 0; i < 5; i += 1) {
      expect(await finish(impatient.token, wrongCode(impatient.code))).toEqual(refusedFor('invalid_code'))
    }
    expect(await finish(impatient.token, impatient.code)).toEqual(refusedFor('code_expired'))
  })

  test('does not exist before its mail is written', async () => {
    const { email } = await addPerson(ctx())
    const started = await startSignIn(ctx(), { email, password: PASSWORD })
    for (const code of ['000000', '123456', '']) {
      expect(await finish(started.ok ? started.token : '', code)).toEqual(refusedFor('invalid_code'))
    }
  })

  test('of a mail that was written twice is the second one', async () => {
    const { token, code, challenge } = await half()
    const second = await codeOf(ctx(), challenge.challengeId)
    if (second !== code) expect(await finish(token, code)).toEqual(refusedFor('invalid_code'))
    expect(await finish(token, second)).toMatchObject({ ok: true })
  })

  test('of a new password that was lost is used up, and no wrong one', async () => {
    const { token, code, challenge, person } = await half()
    await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db
        .update(challenges)
        .set({ type: 'password_change', newPasswordHash: null })
        .where(eq(challenges.id, challenge.challengeId)),
    )
    const refusals = () =>
      inTransaction(asShop(ctx()), (ctx) =>
        ctx.db.$count(
          securityEvents,
          and(eq(securityEvents.userId, person.id), eq(securityEvents.event, 'code.refused')),
        ),
      )
    expect(await finish(token, code)).toEqual(refusedFor('missing_credentials'))
    expect(await refusals()).toBe(0)
    expect(await finish(token, code)).toEqual(refusedFor('invalid_code'))
    expect(await refusals()).toBe(1)
  })

  test('is stored only as a keyed hash, and in no job', async () => {
    const { token, code, challenge } = await half()
    const { challengeId } = challenge
    const row = await rowOf(challengeId)
    expect(row?.codeHash).toEqual(Buffer.from(ctx().seal(`code ${challengeId} ${code}`), 'base64url'))
    expect(Object.values(row ?? {})).not.toContain(code)
    expect(Object.values(row ?? {})).not.toContain(token)
    expect(await jobsOf(ctx(), 'send-code', challengeId)).toEqual([{ challengeId }])
  })
})

test('after fifteen wrong codes for one account, from any challenge, guessing is blocked', async () => {
  const first = await half()
  let { token, code } = first
  for (let round = 0; round < 3; round += 1) {
    const now = later(ctx(), round * SOON)
    if (round > 0) ({ token, code } = await beginSignIn(now, first.person))
    for (let i = 0; i < 5; i += 1) {
      expect(await finish(token, wrongCode(code), now)).toEqual(refusedFor('invalid_code'))
    }
  }
  const now = later(ctx(), 3 * SOON)
  const fourth = await beginSignIn(now, first.person)
  const wait = await finish(fourth.token, fourth.code, now)
  expect(wait).toMatchObject(refusedFor('wait'))
  expect('seconds' in wait && wait.seconds).toBeGreaterThan(800)
  const somebody = await half()
  expect(await finish(somebody.token, somebody.code)).toMatchObject({ ok: true })
})

test('a right code resets the count of wrong ones', async () => {
  const person = await addPerson(ctx())
  for (let round = 0; round < 5; round += 1) {
    const { token, code } = await beginSignIn(ctx(), person)
    for (let i = 0; i < 4; i += 1) {
      expect(await finish(token, wrongCode(code))).toEqual(refusedFor('invalid_code'))
    }
    expect(await finish(token, code)).toMatchObject({ ok: true })
  }
})

describe('a new code', () => {
  test('may be requested every 30 seconds', async () => {
    const { token, challenge } = await half()
    expect(await resendCode(ctx(), { token })).toEqual({ ok: false, reason: 'code_wait', seconds: 30 })
    expect(await resendCode(later(ctx(), 29_001), { token })).toEqual({
      ok: false,
      reason: 'code_wait',
      seconds: 1,
    })
    expect(await jobsOf(ctx(), 'send-code', challenge.challengeId)).toHaveLength(1)

    const resent = await resendCode(later(ctx(), SOON), { token })
    expect(resent).toEqual({ ok: true, challenge: { ...challenge, resendAt: noon.getTime() + 2 * SOON } })
    expect(await jobsOf(ctx(), 'send-code', challenge.challengeId)).toHaveLength(2)
    expect(await resendCode(later(ctx(), SOON), { token })).toMatchObject({
      reason: 'code_wait',
      seconds: 30,
    })
  })

  test('replaces the previous one, and has its own attempts', async () => {
    const { token, code, challenge } = await half()
    for (let i = 0; i < 5; i += 1) await finish(token, wrongCode(code))
    const now = later(ctx(), SOON)
    expect(await resendCode(now, { token })).toMatchObject({ ok: true })
    const second = await codeOf(now, challenge.challengeId)
    if (second !== code) expect(await finish(token, code, now)).toEqual(refusedFor('invalid_code'))
    expect(await finish(token, second, now)).toMatchObject({ ok: true })
  })

  test('does not extend the 15 minutes', async () => {
    const { token, challenge } = await half()
    const [late, tooLate] = [later(ctx(), 15 * MINUTE - 1), later(ctx(), 15 * MINUTE)]
    expect(await resendCode(late, { token })).toMatchObject({ ok: true })
    const code = await codeOf(late, challenge.challengeId)
    expect(await finish(token, code, tooLate)).toEqual(refusedFor('challenge_expired'))
    expect(await issueCode(asShop(tooLate), { challengeId: challenge.challengeId })).toBeUndefined()
  })

  test('is not sent without a challenge', async () => {
    const { token } = await half()
    const soon = later(ctx(), SOON)
    expect(await resendCode(later(ctx(), 15 * MINUTE), { token })).toEqual(refusedFor('challenge_expired'))
    await cancelChallenge(soon, { token })
    expect(await resendCode(soon, { token })).toEqual(refusedFor('challenge_expired'))
    expect(await resendCode(soon, { token: 'a'.repeat(43) })).toEqual(refusedFor('no_challenge'))
    const { token: finished, code } = await half()
    await finish(finished, code)
    expect(await resendCode(soon, { token: finished })).toEqual(refusedFor('no_challenge'))
  })

  test('cannot be requested while the last one’s mail has not left', async () => {
    const { token, challenge } = await half()
    const fail = (lastError: string | null) =>
      inTransaction(asShop(ctx()), (ctx) =>
        ctx.db
          .update(jobs)
          .set({ lastError })
          .where(eq(jobs.payload, { challengeId: challenge.challengeId })),
      )
    await fail('connection refused')
    expect(await resendCode(later(ctx(), SOON), { token })).toEqual(refusedFor('mail_unavailable'))
    await fail(null)
    expect(await resendCode(later(ctx(), SOON), { token })).toMatchObject({ ok: true })
  })
})

describe('a browser’s challenge', () => {
  test('is shown only to the browser with the cookie, until it is over', async () => {
    const { token, challenge } = await half()
    expect(await findChallenge(ctx(), { token })).toEqual(challenge)
    expect(await findChallenge(later(ctx(), 15 * MINUTE), { token })).toBeUndefined()
    expect(await findChallenge(ctx(), { token: challenge.challengeId })).toBeUndefined()
    expect(await findChallenge(ctx(), { token: `${token}A` })).toBeUndefined()
  })

  test('can be cancelled; then the code no longer works', async () => {
    const { token, code, challenge, person } = await half()
    await cancelChallenge(ctx(), { token })
    expect(await findChallenge(ctx(), { token })).toBeUndefined()
    expect(await finish(token, code)).toEqual(refusedFor('challenge_expired'))
    expect(await rowOf(challenge.challengeId)).toMatchObject({ codeHash: null, newPasswordHash: null })
    expect(await issueCode(asShop(ctx()), { challengeId: challenge.challengeId })).toBeUndefined()
    // It still counts as a request for a code.
    expect(await startSignIn(ctx(), { email: person.email, password: PASSWORD })).toMatchObject({
      reason: 'code_wait',
    })
    await cancelChallenge(ctx(), { token: 'a'.repeat(43) })
  })

  test('in two tabs: one finishes, the other finds no challenge', async () => {
    const { token, code } = await half()
    expect(await finish(token, code)).toMatchObject({ ok: true })
    expect(await findChallenge(ctx(), { token })).toBeUndefined()
    expect(await resendCode(ctx(), { token })).toEqual(refusedFor('no_challenge'))
    expect(await finish(token, code)).toEqual(refusedFor('no_challenge'))
  })
})

test('a session’s token is not accepted as a challenge’s, nor the other way round', async () => {
  const person = await addPerson(ctx())
  const session = await signIn(ctx(), person)
  const { token, code } = await beginSignIn(ctx(), person)
  expect(await findSession(ctx(), { token })).toBeUndefined()
  expect(await findChallenge(ctx(), { token: session.token })).toBeUndefined()
  expect(await finish(session.token, code)).toEqual(refusedFor('no_challenge'))
})

test('only the shop makes codes: the compiler and the database refuse any other actor', async () => {
  const { challenge, person } = await half()
  for (const actor of [ctx().actor, person.actor, asStaff(person, true)]) {
    // @ts-expect-error -- not a ShopCtx
    const issued = issueCode({ ...ctx(), actor }, { challengeId: challenge.challengeId })
    await expect(issued).rejects.toThrow()
  }
})

test.each([
  ['123456', '123456'],
  ['000000', '000000'],
  [' 123456 ', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
])('the code %j is read as %s', (code, read) => {
  expect(codeInput.parse({ code })).toEqual({ code: read })
})

test.each([
  '',
  '12345',
  '1234567',
  'abcdef',
  '12345a',
  '-12345',
  '1e5000',
  '๑๒๓๔๕๖',
  '１２３４５６',
  '123456\n123456',
])('the schema refuses the code %j', (code) => {
  expect(codeInput.safeParse({ code }).success).toBe(false)
})

test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`])(
  'the schema refuses the token "%s"',
  (token) => {
    expect(secretToken.safeParse(token).success).toBe(false)
  },
)
