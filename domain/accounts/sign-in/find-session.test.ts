import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { challenges, knownDevices, mailLinks, sessions, userRoles } from '#database/schema/index.ts'
import { addPerson, asStaff, beginSignIn, emptyBrowser, later, linkOf, signIn } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { setLanguage } from '../accounts/index.ts'
import { DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import {
  endSession,
  findChallenge,
  findSession,
  finishChallenge,
  forgetExpired,
  listSessions,
  signOut,
  signOutEverywhere,
} from './index.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const ctx = () => testCtx(shop(), { now: () => noon })
const at = (milliseconds: number) => later(ctx(), milliseconds)
const asking = (client: Partial<Ctx['client']>, where = ctx()): Ctx => ({
  ...where,
  client: { ...where.client, ...client },
})
const rowOf = (id: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(sessions).where(eq(sessions.id, id))
    return row
  })
const giveRole = (userId: string, role: 'admin' | 'moderator') =>
  inTransaction(asShop(ctx()), (ctx) => ctx.db.insert(userRoles).values({ userId, role }))
const forbidden = { code: 'forbidden' }

describe('a session', () => {
  test('is stored as the hash of its token', async () => {
    const { token, id } = await signIn(ctx(), await addPerson(ctx()))
    expect(token).toMatch(/^[\w-]{43}$/)
    const row = await rowOf(id)
    expect(row?.tokenHash).toEqual(createHash('sha256').update(token).digest())
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('belongs to the exact token', async () => {
    const { token } = await signIn(ctx(), await addPerson(ctx()))
    for (const altered of ['', token.slice(1), `${token}A`, token.toLowerCase(), 'a'.repeat(43), '\u0000']) {
      if (altered !== token) expect(await findSession(ctx(), { token: altered })).toBeUndefined()
    }
  })

  test('returns its user, their language and their cart', async () => {
    const person = await addPerson(ctx(), { locale: 'th', firstName: 'Nok', roles: ['moderator', 'admin'] })
    const { token } = await signIn(ctx(), person)
    expect(await findSession(ctx(), { token })).toEqual({
      id: expect.any(String),
      confirmedUntil: null,
      person: {
        id: person.id,
        email: person.email,
        firstName: 'Nok',
        locale: 'th',
        roles: ['admin', 'moderator'],
      },
      cart: [],
      renewedUntil: undefined,
    })
    await setLanguage({ ...ctx(), actor: person.actor }, { locale: 'en' })
    expect((await findSession(ctx(), { token }))?.person.locale).toBe('en')
  })

  test.each(['staging.test', 'www.shop.test', 'localhost', ''])('ends on the host "%s"', async (host) => {
    const { token, id } = await signIn(ctx(), await addPerson(ctx()))
    expect(await findSession(asking({ host }), { token })).toBeUndefined()
    expect(await rowOf(id)).toBeUndefined()
    expect(await findSession(ctx(), { token })).toBeUndefined()
  })

  test('follows its user from one IP address to another', async () => {
    const { token } = await signIn(ctx(), await addPerson(ctx()))
    expect(await findSession(asking({ address: '203.0.113.9' }), { token })).toBeDefined()
  })

  test('of somebody else is not affected by any of this', async () => {
    const [one, other] = [
      await signIn(ctx(), await addPerson(ctx())),
      await signIn(ctx(), await addPerson(ctx())),
    ]
    await findSession(asking({ host: 'evil.com' }), { token: one.token })
    expect(await findSession(ctx(), { token: other.token })).toBeDefined()
  })
})

describe('its life', () => {
  test('is prolonged by use, but stored only every five minutes', async () => {
    const { token, id, expiresAt } = await signIn(ctx(), await addPerson(ctx()))
    expect(expiresAt).toEqual(new Date(noon.getTime() + 14 * DAY))
    expect((await findSession(at(5 * MINUTE - 1), { token }))?.renewedUntil).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({ seenAt: noon, expiresAt })

    const renewedUntil = new Date(noon.getTime() + 5 * MINUTE + 14 * DAY)
    expect((await findSession(at(5 * MINUTE), { token }))?.renewedUntil).toEqual(renewedUntil)
    expect(await rowOf(id)).toMatchObject({ expiresAt: renewedUntil })
    expect((await findSession(at(9 * MINUTE), { token }))?.renewedUntil).toBeUndefined()
  })

  test('is not prolonged by what a page asks by itself', async () => {
    const { token, id, expiresAt } = await signIn(ctx(), await addPerson(ctx()))
    const asked = await findSession(at(DAY), { token, isUse: false })
    expect(asked).toMatchObject({ id, renewedUntil: undefined })
    expect(await rowOf(id)).toMatchObject({ seenAt: noon, expiresAt })
    expect(await findSession(at(14 * DAY), { token, isUse: false })).toBeUndefined()
  })

  test('ends after 14 days without use', async () => {
    const { token } = await signIn(ctx(), await addPerson(ctx()))
    expect(await findSession(at(14 * DAY), { token })).toBeUndefined()
    expect(await findSession(at(14 * DAY - 1), { token })).toBeDefined()
  })

  test('ends after 90 days, however much it is used', async () => {
    const { token } = await signIn(ctx(), await addPerson(ctx()))
    for (let day = 10; day < 90; day += 10) expect(await findSession(at(day * DAY), { token })).toBeDefined()
    const end = new Date(noon.getTime() + 90 * DAY)
    expect((await findSession(at(90 * DAY - 1), { token }))?.renewedUntil).toEqual(end)
    expect(await findSession(at(90 * DAY), { token })).toBeUndefined()
  })

  test.each(['admin', 'moderator'] as const)(
    'of an %s is 12 hours without use, 7 days at most',
    async (role) => {
      const person = await addPerson(ctx(), { roles: [role] })
      const idle = await signIn(ctx(), person)
      expect(idle.expiresAt).toEqual(new Date(noon.getTime() + 12 * HOUR))
      expect(await findSession(at(12 * HOUR), { token: idle.token })).toBeUndefined()
      expect(await findSession(at(12 * HOUR - 1), { token: idle.token })).toBeDefined()

      const busy = await signIn(ctx(), person)
      for (let hours = 10; hours < 168; hours += 10) {
        expect(await findSession(at(hours * HOUR), { token: busy.token })).toBeDefined()
      }
      expect(await findSession(at(7 * DAY - 1), { token: busy.token })).toBeDefined()
      expect(await findSession(at(7 * DAY), { token: busy.token })).toBeUndefined()
    },
  )

  test('becomes shorter when a role is given, and the role takes effect immediately', async () => {
    const person = await addPerson(ctx())
    const { token } = await signIn(ctx(), person)
    await giveRole(person.id, 'moderator')
    expect((await findSession(at(HOUR), { token }))?.person.roles).toEqual(['moderator'])
    expect(await findSession(at(14 * HOUR), { token })).toBeUndefined()
    // Even if there was no request in between.
    const idle = await addPerson(ctx())
    const session = await signIn(ctx(), idle)
    await giveRole(idle.id, 'admin')
    expect(await findSession(at(12 * HOUR), { token: session.token })).toBeUndefined()
  })

  test('a role taken away takes effect immediately', async () => {
    const person = await addPerson(ctx(), { roles: ['admin'] })
    const { token } = await signIn(ctx(), person)
    await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.delete(userRoles).where(eq(userRoles.userId, person.id)),
    )
    expect((await findSession(ctx(), { token }))?.person.roles).toEqual([])
  })

  test('the rows of ended sessions are deleted a day later', async () => {
    const person = await addPerson(ctx())
    const [over, alive] = [await signIn(ctx(), person), await signIn(at(10 * DAY), person)]
    await forgetExpired(asShop(at(15 * DAY)))
    expect(await rowOf(over.id)).toBeDefined()
    await forgetExpired(asShop(at(15 * DAY + 1)))
    expect(await rowOf(over.id)).toBeUndefined()
    expect(await rowOf(alive.id)).toBeDefined()
  })

  test('so are those of codes, links and known devices', async () => {
    const person = await addPerson(ctx())
    await signIn(ctx(), person)
    await linkOf(ctx(), person.id, 'reset_password')
    await beginSignIn(at(MINUTE), person)
    const left = () =>
      inTransaction(asShop(ctx()), async ({ db }) => {
        const counts: number[] = []
        for (const table of [challenges, mailLinks, knownDevices]) {
          counts.push(await db.$count(table, eq(table.userId, person.id)))
        }
        return counts
      })
    await forgetExpired(asShop(at(DAY)))
    expect(await left()).toEqual([1, 1, 1])
    await forgetExpired(asShop(at(DAY + HOUR / 2)))
    expect(await left()).toEqual([0, 1, 1])
    await forgetExpired(asShop(at(DAY + 2 * HOUR)))
    expect(await left()).toEqual([0, 0, 1])
    await forgetExpired(asShop(at(400 * DAY)))
    expect(await left()).toEqual([0, 0, 0])
  })

  test('deleting ended sessions refuses a stranger', async () => {
    const person = await addPerson(ctx(), { roles: ['admin'] })
    for (const actor of [ctx().actor, person.actor, asStaff(person, true)]) {
      await expect(forgetExpired({ ...ctx(), actor })).rejects.toMatchObject(forbidden)
    }
  })
})

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'

describe('the list', () => {
  test('shows the actor’s own, the last used first, with the current one marked', async () => {
    const person = await addPerson(ctx())
    await signIn(ctx(), await addPerson(ctx()))
    const phone = await signIn(asking({ userAgent: CHROME }), person)
    const laptop = await signIn(asking({ userAgent: `x${'y'.repeat(5_000)}` }, at(MINUTE)), person)
    await findSession(at(HOUR), { token: phone.token })
    const list = await listSessions({ ...at(HOUR), actor: person.actor }, { thisSessionId: laptop.id })
    expect(list).toEqual([
      {
        id: phone.id,
        device: 'Chrome · Android',
        startedAt: noon,
        seenAt: new Date(noon.getTime() + HOUR),
        isThisOne: false,
      },
      {
        id: laptop.id,
        device: undefined,
        startedAt: new Date(noon.getTime() + MINUTE),
        seenAt: new Date(noon.getTime() + MINUTE),
        isThisOne: true,
      },
    ])
  })

  test('leaves out ended sessions', async () => {
    const person = await addPerson(ctx())
    await signIn(ctx(), person)
    const fresh = await signIn(at(10 * DAY), person)
    const list = await listSessions({ ...at(14 * DAY), actor: person.actor }, { thisSessionId: fresh.id })
    expect(list.map(({ id }) => id)).toEqual([fresh.id])
  })

  test('refuses a stranger, and so does signing out', async () => {
    const person = await addPerson(ctx(), { roles: ['admin'] })
    const { id, token } = await signIn(ctx(), person)
    for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
      const stranger = { ...ctx(), actor }
      await expect(listSessions(stranger, { thisSessionId: id })).rejects.toMatchObject(forbidden)
      await expect(endSession(stranger, { sessionId: id })).rejects.toMatchObject(forbidden)
      await expect(signOutEverywhere(stranger)).rejects.toMatchObject(forbidden)
      await signOut(stranger, { sessionId: id })
    }
    expect(await findSession(ctx(), { token })).toBeDefined()
  })
})

test('signing in again replaces the browser’s earlier session', async () => {
  const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
  const [here, elsewhere] = [await signIn(ctx(), ann), await signIn(ctx(), ann)]
  const bens = await signIn(ctx(), ben, { ...emptyBrowser, sessionId: here.id })
  expect(await findSession(ctx(), { token: here.token })).toBeUndefined()
  expect(await findSession(ctx(), { token: elsewhere.token })).toBeDefined()
  expect(await findSession(ctx(), { token: bens.token })).toMatchObject({ person: { id: ben.id } })
})

describe('signing out', () => {
  test('ends the session: its cookie no longer works', async () => {
    const person = await addPerson(ctx())
    const [here, there] = [await signIn(ctx(), person), await signIn(ctx(), person)]
    await signOut({ ...ctx(), actor: person.actor }, { sessionId: here.id })
    expect(await findSession(ctx(), { token: here.token })).toBeUndefined()
    expect(await findSession(ctx(), { token: there.token })).toBeDefined()
    // Again, in another tab.
    await signOut({ ...ctx(), actor: person.actor }, { sessionId: here.id })
    await signOut(ctx(), { sessionId: undefined })
  })

  test('of another session keeps this one; somebody else’s is not found', async () => {
    const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
    const [here, elsewhere, bens] = [
      await signIn(ctx(), ann),
      await signIn(ctx(), ann),
      await signIn(ctx(), ben),
    ]
    const asAnn = { ...ctx(), actor: ann.actor }
    await endSession(asAnn, { sessionId: elsewhere.id })
    await endSession(asAnn, { sessionId: bens.id })
    expect(await findSession(ctx(), { token: elsewhere.token })).toBeUndefined()
    expect(await findSession(ctx(), { token: here.token })).toBeDefined()
    expect(await findSession(ctx(), { token: bens.token })).toBeDefined()
  })

  test('everywhere ends all of the actor’s sessions and challenges', async () => {
    const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
    const [one, two, bens] = [await signIn(ctx(), ann), await signIn(ctx(), ann), await signIn(ctx(), ben)]
    const [half, bensHalf] = [await beginSignIn(ctx(), ann), await beginSignIn(ctx(), ben)]
    await signOutEverywhere({ ...ctx(), actor: ann.actor })
    for (const { token } of [one, two]) expect(await findSession(ctx(), { token })).toBeUndefined()
    expect(await findChallenge(ctx(), { token: half.token })).toBeUndefined()
    expect(
      await finishChallenge(ctx(), { token: half.token, code: half.code, ...emptyBrowser }),
    ).toMatchObject({ ok: false })
    expect(await findSession(ctx(), { token: bens.token })).toBeDefined()
    expect(
      await finishChallenge(ctx(), { token: bensHalf.token, code: bensHalf.code, ...emptyBrowser }),
    ).toMatchObject({
      ok: true,
    })
  })
})
