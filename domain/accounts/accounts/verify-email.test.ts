import { describe, expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import {
  addPerson,
  asStaff,
  jobsOf,
  later,
  linkOf,
  newAddress,
  PASSWORD,
  userOf,
} from '#tests/data/people.ts'
import { altered } from '#tests/helpers/altered.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { findAddressee, issueLink, resendVerification, verifyEmail } from './index.ts'
import { isPasswordLinkGood, requestPasswordReset, setPassword } from '../passwords/index.ts'
import { startSignIn } from '../sign-in/index.ts'
import { DAY } from '#shared/kernel/durations.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const ctx = () => testCtx(shop(), { now: () => noon })
const countJobs = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs))
const unverified = () => addPerson(ctx(), { emailConfirmedAt: undefined as never })
const invalid = { ok: false, reason: 'invalid_link' }
const confirmedAt = async (email: string) => (await userOf(ctx(), email))?.emailConfirmedAt

describe('the link', () => {
  test('verifies the address; opening it again gives the same answer, but only one welcome is sent', async () => {
    const { id, email } = await unverified()
    const token = await linkOf(ctx(), id, 'verify_email')
    expect(await verifyEmail(ctx(), { token })).toEqual({ ok: true, email })
    expect(await confirmedAt(email)).toEqual(noon)
    expect(await verifyEmail(later(ctx(), DAY - 1), { token })).toEqual({ ok: true, email })
    expect(await confirmedAt(email)).toEqual(noon)
    expect(await jobsOf(ctx(), 'send-welcome', id)).toEqual([{ userId: id }])
    expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: true })
  })

  test('works for a day', async () => {
    const { id, email } = await unverified()
    const token = await linkOf(ctx(), id, 'verify_email')
    expect(await verifyEmail(later(ctx(), DAY), { token })).toEqual(invalid)
    expect(await confirmedAt(email)).toBeNull()
    expect(await verifyEmail(later(ctx(), DAY - 1), { token })).toMatchObject({ ok: true })
  })

  test('stops working once there is a newer one', async () => {
    const { id, email } = await unverified()
    const [old, newer] = [await linkOf(ctx(), id, 'verify_email'), await linkOf(ctx(), id, 'verify_email')]
    expect(await verifyEmail(ctx(), { token: old })).toEqual(invalid)
    expect(await confirmedAt(email)).toBeNull()
    expect(await verifyEmail(ctx(), { token: newer })).toMatchObject({ ok: true })
  })

  test('verifies nothing if it is altered or made up', async () => {
    const { id, email } = await unverified()
    const token = await linkOf(ctx(), id, 'verify_email')
    for (const other of ['', 'x', altered(token), `${token}A`, token.slice(0, -1), id, '\u0000']) {
      expect(await verifyEmail(ctx(), { token: other })).toEqual(invalid)
    }
    expect(await confirmedAt(email)).toBeNull()
  })

  test('verifies nothing if it is of another purpose, and cannot set a password itself', async () => {
    const { id, email } = await unverified()
    for (const purpose of ['reset_password', 'invitation'] as const) {
      expect(await verifyEmail(ctx(), { token: await linkOf(ctx(), id, purpose) })).toEqual(invalid)
    }
    expect(await confirmedAt(email)).toBeNull()
    const token = await linkOf(ctx(), id, 'verify_email')
    expect(await isPasswordLinkGood(ctx(), { token })).toBe(false)
    expect(await setPassword(ctx(), { token, password: 'Lemongrass-31!' })).toEqual(invalid)
  })

  test('verifies only its own user', async () => {
    const [ann, ben] = [await unverified(), await unverified()]
    await verifyEmail(ctx(), { token: await linkOf(ctx(), ann.id, 'verify_email') })
    expect(await confirmedAt(ann.email)).toEqual(noon)
    expect(await confirmedAt(ben.email)).toBeNull()
  })
})

describe('requesting another link', () => {
  test('sends one to an unverified address, and gives the same answer for any other', async () => {
    const [waiting, verified] = [await unverified(), await addPerson(ctx())]
    for (const email of [waiting.email, verified.email, newAddress()]) {
      const before = await countJobs()
      expect(await resendVerification(ctx(), { email })).toEqual({ ok: true })
      expect(await countJobs()).toBe(before + 1)
    }
    expect(await jobsOf(ctx(), 'send-verification', waiting.id)).toEqual([{ userId: waiting.id }])
    expect(await jobsOf(ctx(), 'send-verification', verified.id)).toEqual([])
  })

  test('is possible every 30 seconds, whether there is an account or not', async () => {
    const { id, email } = await unverified()
    for (const address of [email, newAddress()]) {
      await resendVerification(ctx(), { email: address })
      const wait = await resendVerification(ctx(), { email: address })
      expect(wait).toMatchObject({ ok: false, reason: 'wait' })
      expect('seconds' in wait && wait.seconds).toBeGreaterThan(20)
    }
    expect(await jobsOf(ctx(), 'send-verification', id)).toHaveLength(1)
    // Mails of another kind do not count towards this limit.
    const other = await unverified()
    await requestPasswordReset(ctx(), { email: other.email })
    expect(await resendVerification(ctx(), { email: other.email })).toEqual({ ok: true })
  })
})

test('no link is made for a deleted user', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await issueLink(asShop(ctx()), { userId: nobody, purpose: 'verify_email' })).toBeUndefined()
})

test('only the shop makes links: the compiler and the database refuse any other actor', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, person.actor, asStaff(person, true)]) {
    // @ts-expect-error -- not a ShopCtx
    const issued = issueLink({ ...ctx(), actor }, { userId: person.id, purpose: 'reset_password' })
    await expect(issued).rejects.toThrow()
  }
  // @ts-expect-error -- not a ShopCtx
  await expect(findAddressee(ctx(), { userId: person.id })).rejects.toThrow()
})
