import { expect, test } from 'vitest'
import {
  addPerson,
  asStaff,
  auditOf,
  beginSignIn,
  emptyBrowser,
  later,
  newAddress,
  signIn,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { endSessionsOfInput } from './schemas.ts'
import { endSessionsOf, findSession, finishChallenge } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const soon = () => later(ctx(), 60_000)
const isLive = async ({ token }: { token: string }) => (await findSession(ctx(), { token })) !== undefined

test('an admin signs somebody out everywhere, unfinished sign-ins included, and it is in the audit log', async () => {
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
  const [hers, others] = [await signIn(ctx(), person), await signIn(ctx(), other)]
  const half = await beginSignIn(soon(), person)
  const asAda = { ...ctx(), actor: asStaff(ada, true) }
  const input = endSessionsOfInput.parse({ email: ` ${person.email.toUpperCase()}` })

  await expect(endSessionsOf({ ...asAda, session: undefined }, input)).rejects.toMatchObject({
    code: 'unconfirmed',
  })
  expect(await isLive(hers)).toBe(true)
  expect(await endSessionsOf(asAda, { ...input, email: newAddress() })).toEqual({
    ok: false,
    reason: 'no_such_account',
  })
  expect(await endSessionsOf(asAda, input)).toEqual({ ok: true })
  expect([await isLive(hers), await isLive(others)]).toEqual([false, true])
  const { token, code } = half
  expect(await finishChallenge(soon(), { token, code, ...emptyBrowser })).toMatchObject({ ok: false })
  expect(await auditOf(ctx(), person.id)).toContainEqual({
    actorId: ada.id,
    action: 'sessions.ended',
    details: {},
  })
  expect(await signIn(later(ctx(), 120_000), person)).toBeDefined()
})

test('refuses a stranger, and an admin whose role was taken away during the request', async () => {
  const person = await addPerson(ctx())
  const session = await signIn(ctx(), person)
  const input = { email: person.email }
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const actors: Ctx['actor'][] = [
    { role: 'visitor' },
    person.actor,
    { role: 'shop' },
    asStaff(moe),
    // No longer one.
    asStaff(moe, true),
  ]
  for (const actor of actors) {
    await expect(endSessionsOf({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await isLive(session)).toBe(true)
})
