import { expect, test } from 'vitest'
import { userRoles } from '#database/schema/index.ts'
import {
  addPerson,
  asStaff,
  auditOf,
  changesOf,
  beginSignIn,
  emptyBrowser,
  later,
  linkOf,
  NEW_PASSWORD,
  PASSWORD,
  signIn,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { setPassword } from '#domain/accounts/passwords/index.ts'
import { revokeRole } from '#domain/accounts/roles/index.ts'
import { findSession, finishChallenge, startSignIn } from '#domain/accounts/sign-in/index.ts'
import { lockAccount, unlockAccount } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const soon = (seconds = 60) => later(ctx(), seconds * 1_000)
const addAdmin = async () => {
  const admin = await addPerson(ctx(), { roles: ['admin'] })
  return { ...admin, ctx: { ...ctx(), actor: asStaff(admin, true) } }
}

test('a locked person is signed out at once and cannot sign in, until they are unlocked', async () => {
  const ada = await addAdmin()
  const person = await addPerson(ctx())
  const session = await signIn(ctx(), person)
  const half = await beginSignIn(soon(), person)
  const link = await linkOf(ctx(), person.id, 'reset_password')
  const input = { customerId: person.id }

  await expect(lockAccount({ ...ada.ctx, session: undefined }, input)).rejects.toMatchObject({
    code: 'unconfirmed',
  })
  expect(await findSession(ctx(), session)).toBeDefined()
  expect(await lockAccount(ada.ctx, input)).toEqual({ ok: true })
  expect(await lockAccount(ada.ctx, input)).toEqual({ ok: true })

  expect(await findSession(ctx(), session)).toBeUndefined()
  const { token, code } = half
  expect(await finishChallenge(soon(), { token, code, ...emptyBrowser })).toMatchObject({ ok: false })
  const right = { email: person.email, password: PASSWORD }
  expect(await startSignIn(soon(120), right)).toEqual({ ok: false, reason: 'account_locked' })
  // A person who does not know the password learns nothing.
  expect(await startSignIn(soon(120), { ...right, password: 'Wrong-9-secret!' })).toEqual({
    ok: false,
    reason: 'invalid_credentials',
  })
  expect(await setPassword(ctx(), { token: link, password: NEW_PASSWORD })).toMatchObject({ ok: false })

  await unlockAccount(ada.ctx, input)
  expect(await signIn(soon(180), person)).toBeDefined()
  expect((await auditOf(ctx(), person.id)).map(({ action }) => action)).toEqual([
    'account.locked',
    'account.unlocked',
  ])
  const [locked, unlocked] = await changesOf(ctx(), person.id)
  expect(locked).toEqual({ lockedAt: { before: null, after: unlocked?.lockedAt?.before } })
  expect(unlocked?.lockedAt).toEqual({ before: expect.any(String), after: null })
})

test('an admin locks staff too, but nobody their own account, and a locked admin counts for nothing', async () => {
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(userRoles))
  const [ada, bob] = [await addAdmin(), await addAdmin()]
  expect(await lockAccount(ada.ctx, { customerId: ada.id })).toEqual({
    ok: false,
    reason: 'own_account',
  })
  expect(await lockAccount(ada.ctx, { customerId: bob.id })).toEqual({ ok: true })
  // The call that Bob had begun before.
  await expect(lockAccount(bob.ctx, { customerId: ada.id })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const own = { userId: ada.id, role: 'admin' } as const
  expect(await revokeRole(ada.ctx, own)).toEqual({ ok: false, reason: 'last_admin' })
})

test('refuses a stranger who would lock or unlock somebody', async () => {
  const person = await addPerson(ctx())
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const input = { customerId: person.id }
  const actors: Ctx['actor'][] = [
    { role: 'visitor' },
    person.actor,
    { role: 'shop' },
    asStaff(moe),
    // No longer one.
    asStaff(moe, true),
  ]
  for (const actor of actors) {
    for (const verb of [lockAccount, unlockAccount]) {
      await expect(verb({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
  expect(await signIn(ctx(), person)).toBeDefined()
})
