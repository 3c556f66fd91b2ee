import { beforeEach, describe, expect, test } from 'vitest'
import { userRoles } from '#database/schema/index.ts'
import { addPerson, asStaff, auditOf, later, signIn, type TestPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findSession } from '../sign-in/index.ts'
import { becomeFirstAdmin, isSetupOpen, listStaff, setupTokenOf } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const token = () => setupTokenOf(ctx())

beforeEach(() => inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(userRoles)))

describe('a shop without an admin', () => {
  test('makes the first person with the token its admin, once', async () => {
    const [first, second] = [await addPerson(ctx()), await addPerson(ctx())]
    expect(await isSetupOpen(ctx())).toBe(true)
    expect(await becomeFirstAdmin(as(first), { token: token() })).toMatchObject({ ok: true })
    expect(await isSetupOpen(ctx())).toBe(false)
    const staff = await listStaff({ ...ctx(), actor: asStaff(first, true) })
    expect(staff.map(({ id, roles }) => [id, roles])).toEqual([[first.id, ['admin']]])
    expect(await auditOf(ctx(), first.id)).toEqual([
      { actorId: first.id, action: 'role.granted', details: { role: 'admin' } },
    ])
    for (const late of [first, second]) {
      await expect(becomeFirstAdmin(as(late), { token: token() })).rejects.toMatchObject({
        code: 'not_found',
      })
      await expect(becomeFirstAdmin(as(late), { token: 'guess' })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })

  test('the first admin stays signed in by a new token only, and nowhere else', async () => {
    const person = await addPerson(ctx())
    const elsewhere = await signIn(ctx(), person)
    const here = await signIn(later(ctx(), 60_000), person)
    const made = await becomeFirstAdmin(as(person), { token: token(), sessionId: here.id })
    const isLive = async (token = '') => (await findSession(ctx(), { token })) !== undefined
    expect([await isLive(here.token), await isLive(elsewhere.token)]).toEqual([false, false])
    expect(await isLive(made.ok ? made.session?.token : '')).toBe(true)
  })

  test('has no admin after a wrong token, and many wrong ones block guessing', async () => {
    const person = await addPerson(ctx())
    const wrong = ['', 'x', token().slice(1), `${token()}A`, token().toLowerCase(), ` ${token()}`]
    for (const guess of [...wrong, ...Array.from({ length: 9 }, (_, i) => `guess ${i}`)]) {
      expect(await becomeFirstAdmin(as(person), { token: guess })).toEqual({
        ok: false,
        reason: 'wrong_token',
      })
    }
    expect(await becomeFirstAdmin(as(person), { token: token() })).toMatchObject({
      ok: false,
      reason: 'wait',
    })
    expect(await isSetupOpen(ctx())).toBe(true)
    // The way is still open to another person.
    expect(await becomeFirstAdmin(as(await addPerson(ctx())), { token: token() })).toEqual({ ok: true })
  })

  test('can have moderators', async () => {
    const moderator = await addPerson(ctx(), { roles: ['moderator'] })
    expect(await isSetupOpen(ctx())).toBe(true)
    expect(await becomeFirstAdmin(as(moderator), { token: token() })).toEqual({ ok: true })
  })

  test('refuses a stranger', async () => {
    const person = await addPerson(ctx())
    for (const actor of [ctx().actor, asStaff(person), { role: 'shop' } as const]) {
      await expect(becomeFirstAdmin({ ...ctx(), actor }, { token: token() })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    expect(await isSetupOpen(ctx())).toBe(true)
  })
})

test('the token depends on the shop’s secret, and is long enough', () => {
  expect(token()).toMatch(/^[\w-]{32}$/)
  expect(setupTokenOf({ seal: () => 'another secret’s' })).not.toBe(token())
})
