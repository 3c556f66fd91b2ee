import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY } from '#shared/kernel/durations.ts'
import { addInvited, addPerson, asStaff, later, linkOf, userOf } from '#tests/data/people.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { forgetUnverified, getVerificationStatus } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

test('a person learns whether their address is verified, and whether it must be', async () => {
  const person = await addPerson(ctx())
  expect(await getVerificationStatus({ ...ctx(), actor: person.actor })).toEqual({
    email: person.email,
    isVerified: true,
    isVerificationRequired: false,
    verifiedAt: new Date('2026-01-01T10:00:00Z'),
  })
  const { id, email } = await addInvited(ctx())
  expect(await getVerificationStatus({ ...ctx(), actor: { role: 'customer', id } })).toEqual({
    email,
    isVerified: false,
    isVerificationRequired: true,
    verifiedAt: null,
  })
})

test('if it cannot be read whether an address must be verified, it need not be', async () => {
  const { id } = await addInvited(ctx())
  const log = capturingLog()
  const asOwner = (statement: string) =>
    shop().db.transaction(async (db) => {
      await db.execute(sql`set local role none`)
      await db.execute(sql.raw(statement))
    })
  const status = () => getVerificationStatus({ ...ctx(), log, actor: { role: 'customer', id } })
  await asOwner('revoke select on users from krok_customer')
  const unread = await status()
  await asOwner('grant select on users to krok_customer')
  expect(unread).toEqual({ email: null, isVerified: false, isVerificationRequired: false, verifiedAt: null })
  expect(log.entries).toMatchObject([{ level: 'error', message: 'the verification could not be read' }])
  expect((await status()).isVerificationRequired).toBe(true)
})

test('accounts that nobody verified go after 30 days, unless a link still works', async () => {
  const [left, verifying, fine] = [await addInvited(ctx()), await addInvited(ctx()), await addPerson(ctx())]
  const isThere = async ({ email }: { email: string }) => (await userOf(ctx(), email)) !== undefined
  await forgetUnverified(asShop(later(ctx(), 29 * DAY)))
  expect(await isThere(left)).toBe(true)
  const then = later(ctx(), 31 * DAY)
  await linkOf(then, verifying.id, 'verify_email')
  await forgetUnverified(asShop(then))
  expect([await isThere(left), await isThere(verifying), await isThere(fine)]).toEqual([false, true, true])
})

test('refuses a stranger who would read or delete accounts', async () => {
  const person = await addPerson(ctx())
  const visitor: Ctx['actor'] = { role: 'visitor' }
  for (const actor of [visitor, asStaff(person, true), { role: 'shop' } as const]) {
    await expect(getVerificationStatus({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
  for (const actor of [visitor, person.actor, asStaff(person, true)]) {
    await expect(forgetUnverified({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
