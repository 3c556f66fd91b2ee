import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { userRoles } from '#database/schema/index.ts'
import {
  addPerson,
  asStaff,
  auditOf,
  changesOf,
  jobsOf,
  later,
  linkOf,
  NEW_PASSWORD,
  newAddress,
  signIn,
  type TestPerson,
} from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Role } from '#shared/accounts/roles.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findSession } from '../sign-in/index.ts'
import { setPassword } from '../passwords/index.ts'
import { assignAdminRole, grantRole, inviteStaff, listStaff, revokeRole } from './index.ts'
import { assignAdminRoleInput, grantRoleInput, inviteStaffInput, revokeRoleInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const asAdmin = (person: TestPerson): Ctx => ({ ...ctx(), actor: asStaff(person, true) })
const rolesOf = ({ id }: { id: string }) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const rows = await ctx.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, id))
    return rows.map(({ role }) => role).toSorted()
  })
const takeRoles = (userId: string) =>
  inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(userRoles).where(eq(userRoles.userId, userId)))
const forbidden = { code: 'forbidden' }

let ada: TestPerson
beforeEach(async () => {
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(userRoles))
  ada = await addPerson(ctx(), { roles: ['admin'] })
})

describe('an admin', () => {
  test.each(['admin', 'moderator'] as const)('gives the role %s to an address', async (role) => {
    const person = await addPerson(ctx())
    const input = grantRoleInput.parse({ email: ` ${person.email.toUpperCase()} `, role })
    expect(await grantRole(asAdmin(ada), input)).toEqual({ ok: true, userId: person.id })
    expect(await rolesOf(person)).toEqual([role])
    // Giving it again changes nothing, and is not recorded.
    expect(await grantRole(asAdmin(ada), input)).toMatchObject({ ok: true })
    expect(await auditOf(ctx(), person.id)).toEqual([
      { actorId: ada.id, action: 'role.granted', details: { role } },
    ])
  })

  test('is refused if no account has the address', async () => {
    const nobody = { email: newAddress(), role: 'admin' } as const
    expect(await grantRole(asAdmin(ada), nobody)).toEqual({ ok: false, reason: 'no_such_account' })
  })

  test('makes a user an admin by id', async () => {
    const person = await addPerson(ctx(), { roles: ['moderator'] })
    await assignAdminRole(asAdmin(ada), { userId: person.id })
    await assignAdminRole(asAdmin(ada), { userId: person.id })
    expect(await rolesOf(person)).toEqual(['admin', 'moderator'])
    expect(await auditOf(ctx(), person.id)).toEqual([
      { actorId: ada.id, action: 'role.granted', details: { role: 'admin' } },
    ])
    const roles = { before: ['moderator'], after: ['admin', 'moderator'] }
    expect(await changesOf(ctx(), person.id)).toEqual([{ roles }])
    await expect(assignAdminRole(asAdmin(ada), { userId: randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
      what: 'account',
    })
  })

  test('takes one role away and leaves the other', async () => {
    const person = await addPerson(ctx(), { roles: ['admin', 'moderator'] })
    const input = { userId: person.id, role: 'moderator' } as const
    expect(await revokeRole(asAdmin(ada), input)).toEqual({ ok: true })
    expect(await revokeRole(asAdmin(ada), input)).toEqual({ ok: true })
    expect(await rolesOf(person)).toEqual(['admin'])
    expect(await rolesOf(ada)).toEqual(['admin'])
    expect(await auditOf(ctx(), person.id)).toEqual([
      { actorId: ada.id, action: 'role.revoked', details: { role: 'moderator' } },
    ])
    const roles = { before: ['admin', 'moderator'], after: ['admin'] }
    expect(await changesOf(ctx(), person.id)).toEqual([{ roles }])
  })

  test('may give up the role, unless nobody else could give roles', async () => {
    const stepDown = () => revokeRole(asAdmin(ada), { userId: ada.id, role: 'admin' })
    await addPerson(ctx(), { roles: ['moderator'] })
    expect(await stepDown()).toEqual({ ok: false, reason: 'last_admin' })
    expect(await rolesOf(ada)).toEqual(['admin'])
    expect(await auditOf(ctx(), ada.id)).toEqual([])
    await addPerson(ctx(), { roles: ['admin'] })
    expect(await stepDown()).toEqual({ ok: true })
    expect(await rolesOf(ada)).toEqual([])
  })

  test('changes roles only in a session that is confirmed', async () => {
    const person = await addPerson(ctx(), { roles: ['moderator'] })
    const { id: userId, email } = person
    const unconfirmed = { ...asAdmin(ada), session: undefined }
    for (const call of [
      grantRole(unconfirmed, { email, role: 'admin' }),
      revokeRole(unconfirmed, { userId, role: 'moderator' }),
      assignAdminRole(unconfirmed, { userId }),
      inviteStaff(unconfirmed, {
        email: newAddress(),
        firstName: 'Moe',
        lastName: 'Helper',
        language: 'th',
        role: 'admin',
      }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'unconfirmed' })
    }
    expect(await rolesOf(person)).toEqual(['moderator'])
    expect(await auditOf(ctx(), person.id)).toEqual([])
  })

  test('ends the sessions of whoever gets or loses a role, and nobody else’s', async () => {
    const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
    const begin = () => signIn(later(ctx(), (minute += 1) * 60_000), person)
    let minute = 0
    const others = await signIn(ctx(), other)
    const isLive = async ({ token }: { token: string }) => (await findSession(ctx(), { token })) !== undefined
    const asCustomer = await begin()
    await grantRole(asAdmin(ada), { email: person.email, role: 'moderator' })
    expect(await isLive(asCustomer)).toBe(false)
    const asModerator = await begin()
    // Nothing changes, so nothing ends.
    await grantRole(asAdmin(ada), { email: person.email, role: 'moderator' })
    expect(await isLive(asModerator)).toBe(true)
    await assignAdminRole(asAdmin(ada), { userId: person.id })
    expect(await isLive(asModerator)).toBe(false)
    const asBoth = await begin()
    await revokeRole(asAdmin(ada), { userId: person.id, role: 'admin' })
    expect([await isLive(asBoth), await isLive(others)]).toEqual([false, true])
  })

  test('invites somebody without an account: nobody can use the role until its holder has set a password', async () => {
    const email = newAddress()
    const given = { email, firstName: 'Moe', lastName: 'Helper', language: 'th', role: 'admin' } as const
    const input = inviteStaffInput.parse(given)
    const result = await inviteStaff(asAdmin(ada), input)
    const id = result.ok ? result.id : ''
    expect(await rolesOf({ id })).toEqual(['admin'])
    expect(await jobsOf(ctx(), 'send-invitation', id)).toHaveLength(1)
    expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
      'customer.registered',
      'role.granted',
    ])
    expect(await listStaff(asAdmin(ada))).toContainEqual({
      id,
      email,
      name: 'Moe Helper',
      isInvited: true,
      roles: ['admin'],
    })
    expect(await inviteStaff(asAdmin(ada), input)).toEqual({ ok: false, reason: 'email_taken' })

    // An admin who has never signed in is none who could give roles.
    const stepDown = () => revokeRole(asAdmin(ada), { userId: ada.id, role: 'admin' })
    expect(await stepDown()).toEqual({ ok: false, reason: 'last_admin' })
    const token = await linkOf(ctx(), id, 'invitation')
    expect(await setPassword(ctx(), { token, password: NEW_PASSWORD })).toMatchObject({ ok: true })
    expect((await listStaff(asAdmin(ada))).find((member) => member.id === id)?.isInvited).toBe(false)
    expect(await stepDown()).toEqual({ ok: true })
  })

  test('sees everybody who has a role', async () => {
    const both = await addPerson(ctx(), {
      roles: ['moderator', 'admin'],
      firstName: 'Nok',
      lastName: 'Jaidee',
    })
    await addPerson(ctx())
    const staff = await listStaff(asAdmin(ada))
    expect(staff).toEqual(
      [
        { id: ada.id, email: ada.email, name: 'Malee Srisuk', isInvited: false, roles: ['admin'] },
        {
          id: both.id,
          email: both.email,
          name: 'Nok Jaidee',
          isInvited: false,
          roles: ['admin', 'moderator'],
        },
      ].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    )
  })
})

describe('changing and listing roles', () => {
  const strangers: [string, (person: TestPerson) => Ctx['actor'], Role[]][] = [
    ['a visitor', () => ({ role: 'visitor' }), []],
    ['a customer', ({ actor }) => actor, []],
    ['an admin on the customers’ pages', ({ actor }) => actor, ['admin']],
    ['a moderator', (person) => asStaff(person), ['moderator']],
    ['the shop itself', () => ({ role: 'shop' }), []],
  ]
  test.each(strangers)('refuses a stranger: %s', async (_who, actorOf, roles) => {
    const person = await addPerson(ctx(), { roles })
    const stranger = { ...ctx(), actor: actorOf(person) }
    const admin = { email: person.email, role: 'admin' } as const
    await expect(grantRole(stranger, admin)).rejects.toMatchObject(forbidden)
    await expect(assignAdminRole(stranger, { userId: person.id })).rejects.toMatchObject(forbidden)
    await expect(revokeRole(stranger, { userId: ada.id, role: 'admin' })).rejects.toMatchObject(forbidden)
    const nobody = { email: newAddress(), firstName: 'N', lastName: 'N', language: 'en' } as const
    await expect(inviteStaff(stranger, { ...nobody, role: 'admin' })).rejects.toMatchObject(forbidden)
    await expect(listStaff(stranger)).rejects.toMatchObject(forbidden)
    expect(await rolesOf(person)).toEqual(roles)
    expect(await rolesOf(ada)).toEqual(['admin'])
  })

  test('refuses an admin whose role was taken away during the request', async () => {
    const [was, person] = [await addPerson(ctx(), { roles: ['moderator'] }), await addPerson(ctx())]
    const late = asAdmin(was)
    await expect(grantRole(late, { email: was.email, role: 'admin' })).rejects.toMatchObject(forbidden)
    await expect(assignAdminRole(late, { userId: person.id })).rejects.toMatchObject(forbidden)
    await expect(revokeRole(late, { userId: ada.id, role: 'admin' })).rejects.toMatchObject(forbidden)
    expect(await rolesOf(was)).toEqual(['moderator'])
    expect(await rolesOf(ada)).toEqual(['admin'])
    // The row policies let them read only their own row.
    expect((await listStaff(late)).map(({ id }) => id)).toEqual([was.id])
    await takeRoles(was.id)
    expect(await listStaff(late)).toEqual([])
  })
})

test.each([
  ['an unknown role', grantRoleInput, { email: 'a@example.com', role: 'owner' }],
  ['no role', grantRoleInput, { email: 'a@example.com' }],
  ['no address', grantRoleInput, { role: 'admin' }],
  ['a list of roles', revokeRoleInput, { userId: randomUUID(), role: ['admin'] }],
  ['a malformed id', revokeRoleInput, { userId: 'me', role: 'admin' }],
  ['no id', assignAdminRoleInput, {}],
])('the schema refuses %s', (_what, schema, input) => {
  expect(schema.safeParse(input).success).toBe(false)
})
