import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { PasswordHasher } from '#adapters/passwords/password-hasher.ts'
import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'
import { QueueFullError } from '#adapters/workers/queue-full-error.ts'
import { challenges, jobs, knownDevices, sessions } from '#database/schema/index.ts'
import { cheapHasher } from '#tests/helpers/cheap-hasher.ts'
import {
  addInvited,
  addPerson,
  beginSignIn,
  codeOf,
  emptyBrowser,
  jobsOf,
  later,
  linkOf,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  signIn,
  type TestPerson,
  userOf,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changePassword, setPassword } from '../passwords/index.ts'
import { DAY, MINUTE } from '#shared/kernel/durations.ts'
import { emailInput } from '../accounts/schemas.ts'
import { signInInput } from './schemas.ts'
import { findSession, finishChallenge, rememberDevice, signOutEverywhere, startSignIn } from './index.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const compared = vi.fn<PasswordHasher['verify']>(cheapHasher.verify)
const passwords = { ...cheapHasher, verify: compared }
const ctx = () => testCtx(shop(), { now: () => noon, passwords })
const from = (address: string, host = 'shop.test'): Ctx => ({
  ...ctx(),
  client: { address, host, userAgent: '' },
})
const countJobs = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs))
const countDevices = ({ id }: TestPerson) =>
  inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(knownDevices, eq(knownDevices.userId, id)))
const countChallenges = (userId: string) =>
  inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(challenges, eq(challenges.userId, userId)))

const refused = { ok: false, reason: 'invalid_credentials' }
const wrong = (email: string, where = ctx()) => startSignIn(where, { email, password: 'Wrong-9-password' })
const right = (email: string, where = ctx()) => startSignIn(where, { email, password: PASSWORD })

test('a password begins a sign-in, the mailed code ends it with a session', async () => {
  const { email, id } = await addPerson(ctx())
  const started = await right(email)
  if (!started.ok) throw new Error(started.reason)
  expect(started.challenge).toMatchObject({
    email,
    userId: id,
    type: 'signin',
    timestamp: noon.getTime(),
    resendAt: noon.getTime() + 30_000,
  })
  const { challengeId } = started.challenge
  expect(await jobsOf(ctx(), 'send-code', challengeId)).toEqual([{ challengeId }])
  const mine = eq(sessions.userId, id)
  expect(await inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(sessions, mine))).toBe(0)

  const code = await codeOf(ctx(), challengeId)
  const done = await finishChallenge(ctx(), { token: started.token, code, ...emptyBrowser })
  if (!done.ok || done.type !== 'signin') throw new Error(JSON.stringify(done))
  expect(await findSession(ctx(), { token: done.session.token })).toMatchObject({
    person: { id, email, roles: [] },
  })
})

test('an unknown address, a wrong password and an unused invitation get the same answer, after one comparison', async () => {
  const person = await addPerson(ctx())
  const invited = await addInvited(ctx())
  const before = await countJobs()
  const hash = (await userOf(ctx(), person.email))?.passwordHash
  for (const [email, stored] of [
    [newAddress(), undefined],
    [person.email, hash],
    [invited.email, null],
  ] as const) {
    compared.mockClear()
    expect(await wrong(email)).toEqual(refused)
    // See adapters/passwords/argon2-hasher.test.ts for that each takes equally long.
    expect(compared.mock.calls).toEqual([[stored, 'Wrong-9-password']])
  }
  expect(await countJobs()).toBe(before)
})

test('while too many passwords wait to be compared, signing in is unavailable', async () => {
  const { id, email } = await addPerson(ctx())
  compared.mockRejectedValueOnce(new QueueFullError('passwords'))
  await expect(right(email)).rejects.toMatchObject({ code: 'unavailable', what: 'sign_in' })
  expect(await countChallenges(id)).toBe(0)
  compared.mockRejectedValueOnce(new Error('the thread ended'))
  await expect(right(email)).rejects.toThrow('the thread ended')
})

test('an invited customer cannot sign in before a password is set', async () => {
  const { email } = await addInvited(ctx())
  for (const password of [PASSWORD, 'nobody has this password', 'null']) {
    expect(await startSignIn(ctx(), { email, password })).toEqual(refused)
  }
})

test('an unverified address leads to verification, with at most one mail in 30 seconds', async () => {
  const { id, email } = await addPerson(ctx(), { emailConfirmedAt: undefined as never })
  expect(await wrong(email)).toEqual(refused)
  expect(await jobsOf(ctx(), 'send-verification', id)).toEqual([])
  for (let i = 0; i < 2; i += 1) {
    expect(await right(email)).toEqual({ ok: false, reason: 'email_unverified' })
    expect(await jobsOf(ctx(), 'send-verification', id)).toEqual([{ userId: id }])
  }
  expect(await countChallenges(id)).toBe(0)
})

test.each(['evil.com', 'shop.evil.com', ''])('nobody signs in on the host "%s"', async (host) => {
  compared.mockClear()
  const { id, email } = await addPerson(ctx())
  expect(await right(email, from('192.0.2.1', host))).toEqual({ ok: false, reason: 'wrong_host' })
  expect(compared).not.toHaveBeenCalled()
  expect(await countChallenges(id)).toBe(0)
})

test('upper and lower case matter in the password, but not in the address', async () => {
  const { email } = await addPerson(ctx())
  const shouted = signInInput.parse({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
  for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
    expect(await startSignIn(ctx(), { ...shouted, password })).toEqual(refused)
  }
  expect(await startSignIn(ctx(), shouted)).toMatchObject({ ok: true, challenge: { email } })
})

describe('too many wrong passwords', () => {
  test('from one IP address block the account from there, and from nowhere else', async () => {
    const person = await addPerson(ctx())
    for (const email of [person.email, newAddress()]) {
      for (let i = 0; i < 10; i += 1) expect(await wrong(email, from('198.51.100.1'))).toEqual(refused)
      const wait = await right(email, from('198.51.100.1'))
      expect(wait).toMatchObject({ ok: false, reason: 'wait' })
      expect('seconds' in wait && wait.seconds).toBeGreaterThan(800)
    }
    // Nor does it block other accounts at that address.
    const neighbour = await addPerson(ctx())
    expect(await right(neighbour.email, from('198.51.100.1'))).toMatchObject({ ok: true })
    expect(await right(person.email, from('198.51.100.2'))).toMatchObject({ ok: true })
  })

  test('a right one resets the count', async () => {
    const { email } = await addPerson(ctx())
    const here = from('198.51.100.3')
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) expect(await wrong(email, here)).toEqual(refused)
      expect(await right(email, later(here, round * MINUTE))).toMatchObject({ ok: true })
    }
  })

  test('from a hundred addresses block the account everywhere, until the password is reset by mail', async () => {
    const { id, email } = await addPerson(ctx())
    const guesses = Array.from({ length: 100 }, (_, i) => wrong(email, from(`203.0.113.${i}`)))
    expect(new Set((await Promise.all(guesses)).map((guess) => !guess.ok && guess.reason))).toEqual(
      new Set(['invalid_credentials']),
    )
    expect(await right(email, from('198.51.100.4'))).toMatchObject({ ok: false, reason: 'wait' })
    const token = await linkOf(ctx(), id, 'reset_password')
    expect(await setPassword(ctx(), { token, password: NEW_PASSWORD })).toMatchObject({ ok: true, email })
    const again = await startSignIn(from('198.51.100.4'), { email, password: NEW_PASSWORD })
    expect(again).toMatchObject({ ok: true })
  })
})

describe('a browser that is known to the account', () => {
  /** Strangers keep everybody out whose browser is not known. */
  async function lockOut(email: string, network = '203.0.113'): Promise<void> {
    await Promise.all(Array.from({ length: 110 }, (_, i) => wrong(email, from(`${network}.${i % 11}`))))
    expect(await right(email, from('198.51.100.9'))).toMatchObject({ ok: false, reason: 'wait' })
  }
  const deviceAfterSigningIn = async (person: TestPerson) => (await signIn(ctx(), person)).device.token
  const soon = () => later(from('198.51.100.9'), MINUTE)
  const by = (deviceToken: string, email: string, password = PASSWORD, where = soon()) =>
    startSignIn(where, { email, password, deviceToken })

  test('gets past what strangers have used up', async () => {
    const person = await addPerson(ctx())
    const device = await deviceAfterSigningIn(person)
    await lockOut(person.email)
    expect(await by(device, person.email)).toMatchObject({ ok: true })
    expect(await by('', person.email)).toMatchObject({ ok: false, reason: 'wait' })
    expect(await by('x'.repeat(43), person.email)).toMatchObject({ ok: false, reason: 'wait' })
  })

  test('is known to nobody else’s account', async () => {
    const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
    const anns = await deviceAfterSigningIn(ann)
    await lockOut(ben.email)
    expect(await by(anns, ben.email)).toMatchObject({ ok: false, reason: 'wait' })
  })

  test('has ten wrong tries of its own, which use up nobody else’s', async () => {
    const person = await addPerson(ctx())
    const device = await deviceAfterSigningIn(person)
    for (let i = 0; i < 10; i += 1)
      expect(await by(device, person.email, 'Wrong-9-password')).toEqual(refused)
    expect(await by(device, person.email)).toMatchObject({ ok: false, reason: 'wait' })
    for (let i = 0; i < 9; i += 1) expect(await wrong(person.email, soon())).toEqual(refused)
    expect(await right(person.email, soon())).toMatchObject({ ok: true })
  })

  test('a right password there gives strangers no new tries', async () => {
    const person = await addPerson(ctx())
    const device = await deviceAfterSigningIn(person)
    await lockOut(person.email)
    expect(await by(device, person.email)).toMatchObject({ ok: true })
    expect(await wrong(person.email, from('203.0.113.200'))).toMatchObject({ reason: 'wait' })
  })

  test('signing in again replaces its token, elsewhere it adds one, and the last twenty are known', async () => {
    const person = await addPerson(ctx())
    const first = await deviceAfterSigningIn(person)
    const again = await signIn(soon(), person, { ...emptyBrowser, deviceToken: first })
    await lockOut(person.email)
    expect(await by(first, person.email)).toMatchObject({ reason: 'wait' })
    await inTransaction(asShop(ctx()), async (ctx) => {
      for (let i = 0; i < 19; i += 1)
        await rememberDevice(asShop(later(ctx, i)), { userId: person.id, token: undefined })
    })
    expect(await countDevices(person)).toBe(20)
    expect(await by(again.device.token, person.email, PASSWORD, later(soon(), MINUTE))).toMatchObject({
      ok: true,
    })
    const newest = await inTransaction(asShop(later(ctx(), 2 * MINUTE)), (ctx) =>
      rememberDevice(ctx, { userId: person.id, token: undefined }),
    )
    expect(await countDevices(person)).toBe(20)
    expect(await by(newest.token, person.email, 'Wrong-9-password')).toEqual(refused)
  })

  test('is forgotten when everything is signed out, the password changes or is reset, and after 180 days', async () => {
    const person = await addPerson(ctx())
    const { email } = person
    const old = await deviceAfterSigningIn(person)
    await lockOut(email)
    expect(await by(old, email, PASSWORD, later(soon(), 180 * DAY))).toMatchObject({ reason: 'wait' })

    await signOutEverywhere({ ...ctx(), actor: person.actor })
    expect(await by(old, email)).toMatchObject({ reason: 'wait' })

    const token = await linkOf(ctx(), person.id, 'reset_password')
    const reset = await setPassword(ctx(), { token, password: NEW_PASSWORD })
    if (!reset.ok) throw new Error(reset.reason)
    await lockOut(email, '192.0.2')
    // Anyone who opened the mailed link gets in.
    const started = await by(reset.device.token, email, NEW_PASSWORD)
    if (!started.ok) throw new Error(started.reason)

    const changed = await changePassword(
      { ...later(soon(), MINUTE), actor: person.actor },
      { currentPassword: NEW_PASSWORD, newPassword: 'Makrut-lime-45!' },
    )
    if (!changed.ok) throw new Error(changed.reason)
    const code = await codeOf(ctx(), changed.challenge.challengeId)
    const done = await finishChallenge(later(soon(), MINUTE), { token: changed.token, code, ...emptyBrowser })
    if (!done.ok) throw new Error(done.reason)
    expect(await by(reset.device.token, email, 'Makrut-lime-45!')).toMatchObject({ reason: 'wait' })
    expect(await by(done.device.token, email, 'Makrut-lime-45!', later(soon(), 2 * MINUTE))).toMatchObject({
      ok: true,
    })
    expect(await countDevices(person)).toBe(1)
  })
})

describe('signing in again', () => {
  test('continues the same browser’s challenge, without another mail', async () => {
    const person = await addPerson(ctx())
    const { token, challenge, code } = await beginSignIn(ctx(), person)
    const again = await startSignIn(later(ctx(), 10_000), {
      email: person.email,
      password: PASSWORD,
      challengeToken: token,
    })
    expect(again).toEqual({ ok: true, token, challenge })
    expect(await jobsOf(ctx(), 'send-code', challenge.challengeId)).toHaveLength(1)
    expect(await finishChallenge(ctx(), { token, code, ...emptyBrowser })).toMatchObject({ ok: true })
  })

  test('in another browser has to wait for 30 seconds; then both have a challenge and may finish', async () => {
    const person = await addPerson(ctx())
    const { email } = person
    const one = await beginSignIn(ctx(), person)
    expect(await right(email)).toEqual({ ok: false, reason: 'code_wait', seconds: 30 })
    expect(await right(email, later(ctx(), 12_500))).toEqual({ ok: false, reason: 'code_wait', seconds: 18 })
    expect(await countChallenges(person.id)).toBe(1)
    const soon = later(ctx(), 30_000)
    const other = await beginSignIn(soon, person)
    expect(other.token).not.toBe(one.token)
    for (const { token, code } of [one, other]) {
      expect(await finishChallenge(soon, { token, code, ...emptyBrowser })).toMatchObject({ ok: true })
    }
  })

  test('as another person in the same browser begins a new challenge', async () => {
    const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
    const anns = await beginSignIn(ctx(), ann)
    const bens = await startSignIn(ctx(), {
      email: ben.email,
      password: PASSWORD,
      challengeToken: anns.token,
    })
    expect(bens).toMatchObject({ ok: true, challenge: { userId: ben.id } })
    expect(bens.ok && bens.token).not.toBe(anns.token)
  })

  test.each(['', 'x', 'a'.repeat(43), '\u0000'])(
    'with a made-up token "%s" begins a new challenge',
    async (token) => {
      const { email } = await addPerson(ctx())
      const started = await startSignIn(ctx(), { email, password: PASSWORD, challengeToken: token })
      expect(started).toMatchObject({ ok: true })
      expect(started.ok && started.token).not.toBe(token)
    },
  )

  test('does not continue a challenge that is over', async () => {
    const person = await addPerson(ctx())
    const { token } = await beginSignIn(ctx(), person)
    const tooLate = later(ctx(), 15 * MINUTE)
    const again = await startSignIn(tooLate, {
      email: person.email,
      password: PASSWORD,
      challengeToken: token,
    })
    expect(again.ok && again.token).not.toBe(token)
    expect(again).toMatchObject({ ok: true })
  })
})

test('the contents of the database are not enough to sign in', async () => {
  const person = await addPerson(ctx())
  const { token, challenge } = await beginSignIn(ctx(), person)
  const [row] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(challenges).where(eq(challenges.id, challenge.challengeId)),
  )
  expect(row?.tokenHash).toHaveLength(32)
  expect(row?.codeHash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain(token)
  expect(Buffer.from(token, 'base64url').equals(row?.tokenHash ?? Buffer.alloc(0))).toBe(false)
  // The page does not get any of it either.
  expect(Object.keys(challenge).toSorted()).toEqual(
    ['challengeId', 'email', 'resendAt', 'timestamp', 'type', 'userId'].toSorted(),
  )
})

test.each([
  ['no address', { password: 'x' }],
  ['no password', { email: 'a@example.com' }],
  ['an empty password', { email: 'a@example.com', password: '' }],
  ['a password that takes long to hash', { email: 'a@example.com', password: 'x'.repeat(1_001) }],
  ['a list of passwords', { email: 'a@example.com', password: ['x'] }],
  ['an unknown field', { email: 'a@example.com', password: 'x', roles: ['admin'] }],
])('the schema refuses %s', (_what, input) => {
  expect(signInInput.safeParse(input).success).toBe(false)
})

test.each([
  '',
  'somchai',
  'somchai@',
  '@example.com',
  'a@example.com\nBcc: b@example.com',
  'a@example.com,b@example.com',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
  // Look-alikes: Cyrillic а, full-width ａ, an invisible joiner, Thai.
  'аnn@example.com',
  'ａnn@example.com',
  'an\u200dn@example.com',
  'ann@exаmple.com',
  'แอน@example.com',
  // Its lower case is an ordinary k.
  '\u212Aate@example.com',
  'ann\u0000@example.com',
])('"%s" is not an address', (email) => {
  expect(emailInput.safeParse({ email }).success).toBe(false)
})

test('wrong passwords from many addresses of one network are counted together', async () => {
  const { email } = await addPerson(ctx())
  const { points, networkTimes } = LIMITS.sign_in
  const household = (network: string, n: number): Ctx => ({
    ...ctx(),
    client: { address: `${network}:${n}::/64`, network: `${network}::/48`, host: 'shop.test', userAgent: '' },
  })
  for (let n = 0; n < points * networkTimes; n += 1)
    expect(await wrong(email, household('2001:db8:1', n))).toEqual(refused)
  expect(await wrong(email, household('2001:db8:1', 99))).toMatchObject({ reason: 'wait' })
  // The owner comes from elsewhere.
  expect(await right(email, household('2001:db8:2', 1))).toMatchObject({ ok: true })
})
