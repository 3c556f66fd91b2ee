import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { challenges, knownDevices, sessions, userRoles, users } from '#database/schema/index.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import {
  addPerson,
  asStaff,
  beginSignIn,
  codeOf,
  emptyBrowser,
  jobsOf,
  linkOf,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  signIn,
  type TestPerson,
  userOf,
  wrongCode,
} from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeCart, mergeCart } from '#domain/orders/cart/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { becomeFirstAdmin, isSetupOpen, revokeRole, setupTokenOf } from '#domain/accounts/roles/index.ts'
import { signUp, verifyEmail } from '#domain/accounts/accounts/index.ts'
import { lockAccount } from '#domain/customers/customer-desk/index.ts'
import { deleteAccount } from '#domain/customers/customers/index.ts'
import { changePassword, setPassword } from '#domain/accounts/passwords/index.ts'
import {
  findSession,
  finishChallenge,
  signOutEverywhere,
  startSignIn,
} from '#domain/accounts/sign-in/index.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)

const ctx = () => testCtx(shop())
const ctxOf = (i: number): Ctx => testCtx(processOf(i))
const as = ({ actor }: TestPerson, i = 0): Ctx => ({ ...ctxOf(i), actor })
const look = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)
const countSessions = (userId: string) => look((ctx) => ctx.db.$count(sessions, eq(sessions.userId, userId)))

function reasons(results: ({ ok: true } | { ok: false; reason: string })[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const reason = result.ok ? 'ok' : result.reason
    counts[reason] = (counts[reason] ?? 0) + 1
  }
  return counts
}

test('the right code sent 20 times in parallel makes one session', async () => {
  const person = await addPerson(ctx())
  const { token, code } = await beginSignIn(ctx(), person)
  const results = await times(20, (i) => finishChallenge(ctxOf(i), { token, code, ...emptyBrowser }))
  expect(reasons(results)['ok']).toBe(1)
  expect(await countSessions(person.id)).toBe(1)
})

test('of 60 wrong codes sent in parallel five are checked', async () => {
  const person = await addPerson(ctx())
  const { token, code, challenge } = await beginSignIn(ctx(), person)
  const results = await times(60, (i) =>
    finishChallenge(ctxOf(i), { token, code: wrongCode(code), ...emptyBrowser }),
  )
  expect(reasons(results)).toEqual({ invalid_code: 5, code_expired: 10, wait: 45 })
  const [row] = await look((ctx) =>
    ctx.db.select().from(challenges).where(eq(challenges.id, challenge.challengeId)),
  )
  expect(row?.attempts).toBe(5)
})

test('of 40 wrong passwords in parallel from a known device ten are compared, and strangers lose no tries', async () => {
  const person = await addPerson(ctx())
  const { device } = await signIn(ctx(), person)
  const input = { email: person.email, password: 'Wrong-9-password', deviceToken: device.token }
  expect(reasons(await times(40, (i) => startSignIn(ctxOf(i), input)))).toEqual({
    invalid_credentials: 10,
    wait: 30,
  })
  expect(await startSignIn(ctx(), { ...input, deviceToken: undefined })).toMatchObject({
    reason: 'invalid_credentials',
  })
})

test('a known device gets in while strangers try 200 wrong passwords', async () => {
  const person = await addPerson(ctx())
  const { device } = await signIn(ctx(), person)
  const inAMinute = { ...ctx(), now: () => new Date(Date.now() + 60_000) }
  const tries = times(200, (i) =>
    startSignIn(
      { ...ctxOf(i), client: clientAt(`203.0.113.${i}`) },
      { email: person.email, password: 'Wrong-9-password' },
    ),
  )
  const owner = await startSignIn(inAMinute, {
    email: person.email,
    password: PASSWORD,
    deviceToken: device.token,
  })
  expect(owner).toMatchObject({ ok: true })
  expect(reasons(await tries)).toEqual({ invalid_credentials: 100, wait: 100 })
})

test('signing out everywhere while somebody signs in leaves no device known that has no session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await addPerson(ctx())
    const { token, code } = await beginSignIn(ctx(), person)
    const [done] = await Promise.all([
      finishChallenge(ctxOf(0), { token, code, ...emptyBrowser }),
      signOutEverywhere(as(person, 1)),
    ])
    const devices = await look((ctx) => ctx.db.$count(knownDevices, eq(knownDevices.userId, person.id)))
    expect(devices).toBe(await countSessions(person.id))
    // Signed out first, the code is void; signed in first, all of it is ended.
    if (!done.ok) expect(devices).toBe(0)
  }
})

test('ten browsers that sign in in parallel get one code mailed', async () => {
  const person = await addPerson(ctx())
  const results = await times(10, (i) => startSignIn(ctxOf(i), { email: person.email, password: PASSWORD }))
  expect(reasons(results)).toEqual({ ok: 1, code_wait: 9 })
  const mine = eq(challenges.userId, person.id)
  expect(await look((ctx) => ctx.db.$count(challenges, mine))).toBe(1)
})

test('ten sign-ups with one address make one user', async () => {
  const person = { firstName: 'Nok', lastName: 'Jaidee', password: PASSWORD, language: 'en' as const }
  const email = newAddress()
  const results = await times(10, (i) => signUp(ctxOf(i), { ...person, email }))
  expect(reasons(results)).toEqual({ ok: 8, wait: 2 })
  expect(await look((ctx) => ctx.db.$count(users, eq(users.email, email)))).toBe(1)
  const { id } = (await userOf(ctx(), email)) ?? { id: '' }
  expect(await jobsOf(ctx(), 'send-verification', id)).toHaveLength(8)
})

test('a link that is opened ten times in parallel verifies, and sends one welcome', async () => {
  const { id } = await addPerson(ctx(), { emailConfirmedAt: undefined as never })
  const token = await linkOf(ctx(), id, 'verify_email')
  expect(reasons(await times(10, (i) => verifyEmail(ctxOf(i), { token })))).toEqual({ ok: 10 })
  expect(await jobsOf(ctx(), 'send-welcome', id)).toHaveLength(1)
})

test('a link used for ten passwords in parallel sets one of them', async () => {
  const { id } = await addPerson(ctx())
  const token = await linkOf(ctx(), id, 'reset_password')
  const results = await times(10, (i) => setPassword(ctxOf(i), { token, password: `Tamarind-${i}-paste` }))
  expect(reasons(results)).toEqual({ ok: 1, invalid_link: 9 })
  expect(await jobsOf(ctx(), 'send-password-changed', id)).toHaveLength(1)
})

const lock = (person: TestPerson, by: TestPerson, i: number) =>
  lockAccount({ ...ctxOf(i), actor: asStaff(by, true) }, { customerId: person.id })

describe('admins', () => {
  beforeEach(() => look((ctx) => ctx.db.delete(userRoles)))
  const countAdmins = () => look((ctx) => ctx.db.$count(userRoles, eq(userRoles.role, 'admin')))

  test('of ten who try to become the first in parallel, one does', async () => {
    const people = await times(10, () => addPerson(ctx()))
    const token = setupTokenOf(ctx())
    const settled = await Promise.allSettled(
      people.map((person, i) => becomeFirstAdmin(as(person, i), { token })),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of settled) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'not_found' })
    }
    expect(await countAdmins()).toBe(1)
    expect(await isSetupOpen(ctx())).toBe(false)
  })

  test('two who take away each other’s role in parallel leave the shop with one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await look((ctx) => ctx.db.delete(userRoles))
      const [ann, ben] = [
        await addPerson(ctx(), { roles: ['admin'] }),
        await addPerson(ctx(), { roles: ['admin'] }),
      ]
      const take = (from: TestPerson, by: TestPerson, i: number) =>
        revokeRole({ ...ctxOf(i), actor: asStaff(by, true) }, { userId: from.id, role: 'admin' })
      const settled = await Promise.allSettled([take(ann, ben, 0), take(ben, ann, 1)])
      expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await countAdmins()).toBe(1)
    }
  })

  test('two who give up their own role in parallel leave the shop with one', async () => {
    const people = [
      await addPerson(ctx(), { roles: ['admin'] }),
      await addPerson(ctx(), { roles: ['admin'] }),
    ]
    const results = await Promise.all(
      people.map((person, i) =>
        revokeRole({ ...ctxOf(i), actor: asStaff(person, true) }, { userId: person.id, role: 'admin' }),
      ),
    )
    expect(reasons(results)).toEqual({ ok: 1, last_admin: 1 })
    expect(await countAdmins()).toBe(1)
  })

  test('of two who lock each other in parallel one is left who can sign in', async () => {
    const [ann, ben] = [
      await addPerson(ctx(), { roles: ['admin'] }),
      await addPerson(ctx(), { roles: ['admin'] }),
    ]
    const settled = await Promise.allSettled([lock(ann, ben, 0), lock(ben, ann, 1)])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('two who delete their accounts in parallel leave the shop with one', async () => {
    const people = [
      await addPerson(ctx(), { roles: ['admin'] }),
      await addPerson(ctx(), { roles: ['admin'] }),
    ]
    const results = await Promise.all(
      people.map((person, i) => deleteAccount(as(person, i), { password: PASSWORD })),
    )
    expect(reasons(results)).toEqual({ ok: 1, last_admin: 1 })
    expect(await countAdmins()).toBe(1)
  })
})

describe('a cart', () => {
  const seen = async (token: string) => (await findSession(ctx(), { token }))?.cart

  test('loses nothing when it is filled on two devices in parallel', async () => {
    const [a, b] = [
      await addProduct(ctx(), { initialStock: 99 }),
      await addProduct(ctx(), { initialStock: 99 }),
    ]
    const person = await addPerson(ctx())
    const { token } = await signIn(ctx(), person)
    const results = await times(40, (i) => {
      const line = { productId: (i % 4 < 2 ? a : b).id, quantity: 1 }
      return changeCart(as(person, i), { lines: [], change: { intent: 'add', line }, language: 'en' })
    })
    expect(reasons(results)).toEqual({ ok: 40 })
    const cart = await seen(token)
    expect(cart?.map(({ quantity }) => quantity)).toEqual([20, 20])
  })

  test('loses nothing when a browser’s cart is merged at the same time', async () => {
    const { id: productId } = await addProduct(ctx(), { initialStock: 99 })
    const person = await addPerson(ctx())
    const { token } = await signIn(ctx(), person)
    const lines = [{ productId, quantity: 1 }]
    await times(20, async (i) => {
      if (i % 2 === 0) {
        await changeCart(as(person, i), {
          lines: [],
          change: { intent: 'add', line: { productId, quantity: 1 } },
          language: 'en',
        })
      } else {
        await inTransaction(asShop(ctxOf(i)), (ctx) =>
          mergeCart(ctx, {
            customerId: person.id,
            browser: { lines, owner: undefined },
            isInCheckout: false,
          }),
        )
      }
    })
    expect(await seen(token)).toEqual([{ productId, quantity: 20 }])
  })
})

/**
 * Runs two operations on one person in parallel, in a fixed order: `row` is locked until the first waits for it, and
 * the second waits for either.
 */
async function overlapping<A, B>(
  row: ReturnType<typeof sql>,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = look(async (ctx) => {
    await ctx.db.execute(sql`select from ${row} for update`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const countWaiting = async () => {
    const { rows } = await ctx().db.execute<{ count: number }>(
      sql`select count(distinct pid)::int as count from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())`,
    )
    return rows[0]?.count ?? 0
  }
  const one = first()
  await eventually(countWaiting, (count) => count === 1)
  const other = second()
  await eventually(countWaiting, (count) => count === 2)
  release.resolve()
  await holding
  return Promise.all([one, other])
}

describe('finishing a sign-in', () => {
  const cartOf = ({ id }: TestPerson) => sql`carts where customer_id = ${id}`
  const half = async () => {
    const person = await addPerson(ctx())
    const { id: productId } = await addProduct(ctx(), { initialStock: 9 })
    const browser = { cart: { lines: [{ productId, quantity: 1 }], owner: undefined }, isInCheckout: false }
    // The cart row exists, and is what the sign-in will wait for.
    await signIn(ctx(), person, browser)
    await look((ctx) => ctx.db.delete(sessions).where(eq(sessions.userId, person.id)))
    const { token, code } = await beginSignIn(ctx(), person)
    return { person, finish: () => finishChallenge(ctxOf(1), { token, code, ...browser }) }
  }

  test('while the password is reset leaves no session', async () => {
    const { person, finish } = await half()
    const token = await linkOf(ctx(), person.id, 'reset_password')
    const [, reset] = await overlapping(cartOf(person), finish, () =>
      setPassword(ctx(), { token, password: NEW_PASSWORD }),
    )
    expect(reset).toMatchObject({ ok: true })
    expect(await countSessions(person.id)).toBe(0)
  })

  test('while the user signs out everywhere leaves no session', async () => {
    const { person, finish } = await half()
    await overlapping(cartOf(person), finish, () => signOutEverywhere(as(person)))
    expect(await countSessions(person.id)).toBe(0)
  })

  test('while the account is locked leaves no session, whichever is first', async () => {
    const ada = await addPerson(ctx(), { roles: ['admin'] })
    const late = await half()
    const [, locked] = await overlapping(cartOf(late.person), late.finish, () => lock(late.person, ada, 0))
    expect(locked).toEqual({ ok: true })
    expect(await countSessions(late.person.id)).toBe(0)

    const early = await half()
    const ofUser = sql`users where id = ${early.person.id}`
    const [, finished] = await overlapping(ofUser, () => lock(early.person, ada, 0), early.finish)
    expect(finished).toMatchObject({ ok: false })
    expect(await countSessions(early.person.id)).toBe(0)
  })

  test('while the account is deleted leaves no session', async () => {
    const { person, finish } = await half()
    const [, deleted] = await overlapping(cartOf(person), finish, () =>
      deleteAccount(as(person), { password: PASSWORD }),
    )
    expect(deleted).toEqual({ ok: true })
    expect(await userOf(ctx(), person.email)).toBeUndefined()
  })
})

test('a new password by code and another by link in parallel: one of them is set, without deadlock', async () => {
  for (const linkIsFirst of [true, false]) {
    const person = await addPerson(ctx())
    const begun = await changePassword(as(person), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    if (!begun.ok) throw new Error(begun.reason)
    const code = await codeOf(ctx(), begun.challenge.challengeId)
    const token = await linkOf(ctx(), person.id, 'reset_password')
    const byCode = () => finishChallenge(ctxOf(1), { token: begun.token, code, ...emptyBrowser })
    const byLink = () => setPassword(ctx(), { token, password: 'Kaffir-Lime-8' })
    const row = sql`users where id = ${person.id}`
    const results = linkIsFirst
      ? await overlapping(row, byLink, byCode)
      : await overlapping(row, byCode, byLink)
    expect(results[0]).toMatchObject({ ok: true })
    const { passwordHash } = (await userOf(ctx(), person.email)) ?? {}
    expect(passwordHash).toMatch(/^\$argon2id/)
  }
})
