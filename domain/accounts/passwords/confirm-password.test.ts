import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvents } from '#database/schema/index.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { addPerson, asStaff, later, PASSWORD, signIn, type TestPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { confirmed, requireAdmin } from '#domain/kernel/guards.ts'
import { findSession, signOutEverywhere } from '../sign-in/index.ts'
import { confirmPassword } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

/** Tells what a request in the session with this token may do, some minutes later. */
async function inSession(person: TestPerson, token: string, minutes = 0): Promise<Ctx | undefined> {
  const at = later(ctx(), minutes * MINUTE)
  const session = await findSession(at, { token })
  return session && { ...at, session, actor: asStaff(person, true) }
}
const isAsked = (ctx: Ctx | undefined) => {
  if (!ctx) return 'signed out'
  try {
    confirmed(requireAdmin)(ctx)
    return false
  } catch (error) {
    expect(error).toMatchObject({ code: 'unconfirmed' })
    return true
  }
}
const eventsOf = ({ id }: TestPerson) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const rows = await ctx.db.select().from(securityEvents).where(eq(securityEvents.userId, id))
    // Events of two hours are counted apart, and a new hour may begin between the sign-ins.
    const counts = new Map<string, number>()
    for (const { event, count } of rows) counts.set(event, (counts.get(event) ?? 0) + count)
    return [...counts].map(([event, count]) => `${event} ${count}`).toSorted()
  })

test('a confirmed password holds for ten minutes, in its session alone, and ends with it', async () => {
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  const { token } = await signIn(ctx(), ada)
  const { token: elsewhere } = await signIn(later(ctx(), 2 * MINUTE), ada)
  const here = await inSession(ada, token)
  if (!here) throw new Error('nobody is signed in')
  expect(isAsked(here)).toBe(true)

  expect(await confirmPassword(here, { password: 'Not-hers-1!' })).toEqual({
    ok: false,
    reason: 'wrong_password',
  })
  expect(isAsked(await inSession(ada, token))).toBe(true)
  expect(await confirmPassword(here, { password: PASSWORD })).toMatchObject({ ok: true })
  expect(isAsked(await inSession(ada, token))).toBe(false)
  expect(isAsked(await inSession(ada, token, 9))).toBe(false)
  expect(isAsked(await inSession(ada, token, 11))).toBe(true)
  expect(isAsked(await inSession(ada, elsewhere, 3))).toBe(true)
  expect(await eventsOf(ada)).toEqual(['password.confirmed 1', 'password.refused 1', 'sign-in.succeeded 2'])

  await signOutEverywhere({ ...ctx(), actor: ada.actor })
  expect(isAsked(await inSession(ada, token))).toBe('signed out')
  await expect(confirmPassword(here, { password: PASSWORD })).rejects.toMatchObject({ code: 'forbidden' })
})

test('wrong ones count as they do at the sign-in', async () => {
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  const { token } = await signIn(ctx(), ada)
  const here = await inSession(ada, token)
  if (!here) throw new Error('nobody is signed in')
  for (let i = 0; i < 10; i += 1) await confirmPassword(here, { password: 'Not-hers-1!' })
  expect(await confirmPassword(here, { password: PASSWORD })).toMatchObject({ ok: false, reason: 'wait' })
})

test('refuses a stranger, and the session of somebody else', async () => {
  const [ada, moe] = [
    await addPerson(ctx(), { roles: ['admin'] }),
    await addPerson(ctx(), { roles: ['moderator'] }),
  ]
  const session = await findSession(ctx(), await signIn(ctx(), ada))
  const actors: Ctx['actor'][] = [{ role: 'visitor' }, moe.actor, { role: 'shop' }, asStaff(moe)]
  for (const actor of actors) {
    const call = confirmPassword({ ...ctx(), session, actor }, { password: PASSWORD })
    await expect(call).rejects.toMatchObject({ code: 'forbidden' })
  }
})
