import { asc, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type SecurityEvent, securityEvents } from '#database/schema/index.ts'
import { DAY, HOUR } from '#shared/kernel/durations.ts'
import {
  addPerson,
  beginSignIn,
  emptyBrowser,
  newAddress,
  PASSWORD,
  signIn,
  wrongCode,
} from '#tests/data/people.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import {
  endSession,
  finishChallenge,
  signOutEverywhere,
  startSignIn,
} from '#domain/accounts/sign-in/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetSecurityEvents, recordRefusedAccess } from './index.ts'

const shop = useTestDatabase()
let now = new Date('2026-11-02T12:00:00Z').getTime()
const ctx = (address = '192.0.2.1'): Ctx =>
  testCtx(shop(), { now: () => new Date(now), client: clientAt(address) })

const rowsOf = (userId: string | null) =>
  inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .select()
      .from(securityEvents)
      .where(userId === null ? isNull(securityEvents.userId) : eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.id)),
  )
async function eventsOf(userId: string | null): Promise<Partial<Record<SecurityEvent, number[]>>> {
  const counts: Partial<Record<SecurityEvent, number[]>> = {}
  for (const { event, count } of await rowsOf(userId)) counts[event] = [...(counts[event] ?? []), count]
  return counts
}
const guess = (email: string, address?: string) =>
  startSignIn(ctx(address), { email, password: 'Wrong-9-secret!' })

test('sign-ins, refusals and sign-outs are recorded, without anything secret', async () => {
  const person = await addPerson(ctx())
  await guess(person.email)
  const { token, code } = await beginSignIn(ctx(), person)
  await finishChallenge(ctx(), { token, code: wrongCode(code), ...emptyBrowser })
  await finishChallenge(ctx(), { token, code, ...emptyBrowser })
  now += 60_000
  const { id: sessionId, token: sessionToken } = await signIn(ctx(), person)
  const asPerson = { ...ctx(), actor: person.actor }
  await endSession(asPerson, { sessionId })
  // It has ended already.
  await endSession(asPerson, { sessionId })
  await signOutEverywhere(asPerson)
  await recordRefusedAccess(asPerson)
  expect(await eventsOf(person.id)).toEqual({
    'sign-in.failed': [1],
    'code.refused': [1],
    'sign-in.succeeded': [2],
    'signed-out': [1],
    'signed-out-everywhere': [1],
    'access.refused': [1],
  })
  const kept = JSON.stringify(await rowsOf(person.id))
  for (const secret of [person.email, PASSWORD, code, token, sessionToken, '192.0.2.1']) {
    expect(kept).not.toContain(secret)
  }
})

test('however many tries, a sender makes one row an hour, and who is turned away makes one for all', async () => {
  const { id, email } = await addPerson(ctx())
  for (let i = 0; i < 14; i += 1) await guess(email, '198.51.100.1')
  for (let i = 0; i < 9; i += 1) await guess(email, '198.51.100.2')
  for (let i = 0; i < 12; i += 1) await guess(email, '198.51.100.3')
  expect(await eventsOf(id)).toEqual({ 'sign-in.failed': [10, 9, 10], 'sign-in.locked-out': [6] })
  now += HOUR
  await guess(email, '198.51.100.2')
  expect((await eventsOf(id))['sign-in.failed']).toEqual([10, 9, 10, 1])
})

test('tries at addresses without an account make one row an hour, no matter who makes them', async () => {
  const failed = async () => (await eventsOf(null))['sign-in.failed'] ?? []
  now += HOUR
  const before = (await failed()).length
  await Promise.all(Array.from({ length: 20 }, (_, i) => guess(newAddress(), `203.0.113.${i}`)))
  const rows = await failed()
  expect([rows.length - before, rows.at(-1)]).toEqual([1, 20])
})

test('codes that are tried too often are recorded once an hour', async () => {
  const person = await addPerson(ctx())
  const { token, code } = await beginSignIn(ctx(), person)
  for (let i = 0; i < 18; i += 1)
    await finishChallenge(ctx(), { token, code: wrongCode(code), ...emptyBrowser })
  expect(await eventsOf(person.id)).toEqual({ 'code.refused': [15], 'code.locked-out': [3] })
})

test('visitors are not recorded, and everything goes after 90 days', async () => {
  const person = await addPerson(ctx())
  const before = (await rowsOf(null)).length
  await recordRefusedAccess(ctx())
  expect((await rowsOf(null)).length).toBe(before)
  await guess(person.email)
  now += 90 * DAY
  await forgetSecurityEvents(asShop(ctx()))
  expect(await eventsOf(person.id)).toEqual({ 'sign-in.failed': [1] })
  now += 1
  await forgetSecurityEvents(asShop(ctx()))
  expect(await rowsOf(person.id)).toEqual([])
})

test('refuses a stranger who would delete them', async () => {
  const person = await addPerson(ctx())
  const actors: Ctx['actor'][] = [
    { role: 'visitor' },
    person.actor,
    { role: 'staff', id: person.id, isAdmin: true },
  ]
  for (const actor of actors) {
    await expect(forgetSecurityEvents({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
