import { describe, expect, test } from 'vitest'
import {
  addPerson,
  asStaff,
  jobsOf,
  later,
  linkOf,
  newAddress,
  PASSWORD,
  userOf,
} from '#tests/helpers/people.ts'
import { altered } from '#tests/helpers/altered.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop } from '../context.ts'
import { findAddressee, issueLink, resendVerification, verifyEmail } from './index.ts'
import { isPasswordLinkGood, requestPasswordReset, setPassword } from '../passwords/index.ts'
import { startSignIn } from '../sign-in/index.ts'
import { DAY } from '#shared/durations.ts'

const shop = useTestDatabase()
const noon = new Date('2026-11-02T12:00:00Z')
const ctx = () => testCtx(shop(), { now: () => noon })
const unverified = () => addPerson(ctx(), { emailConfirmedAt: undefined as never })
const invalid = { ok: false, reason: 'invalid_link' }
const confirmedAt = async (email: string) => (await userOf(ctx(), email))?.emailConfirmedAt

describe('the link', () => {
  test('verifies the address; opened again it says so again, and there is one welcome', async () => {
    const { id, email } = await unverified()
    const token = await linkOf(ctx(), id, 'verify_email')
    expect(await verifyEmail(ctx(), { token })).toEqual({ ok: true, email })
    expect(await confirmedAt(email)).toEqual(noon)
    expect(await verifyEmail(later(ctx(), DAY - 1), { token })).toEqual({ ok: true, email })
    expect(await confirmedAt(email)).toEqual(noon)
    expect(await jobsOf(ctx(), 'send-welcome', id)).toEqual([{ userId: id }])
    expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: true })
  })

  test('is good for a day', async () => {
    const { id, email } = await unverified()
    const token = await linkOf(ctx(), id, 'verify_email')
    expect(await verifyEmail(later(ctx(), DAY), { token })).toEqual(invalid)
    expect(await confirmedAt(email)).toBeNull()
    expect(await verifyEmail(later(ctx(), DAY - 1), { token })).toMatchObject({ ok: true })
  })

  test('is void once there is a newer one', async () => {
    const { id, email } = await unverified()
    const [old, newer] = [await linkOf(ctx(), id, 'verify_email'), await linkOf(ctx(), id, 'verify_email')]
    expect(await verifyEmail(ctx(), { token: old })).toEqual(invalid)
    expect(await confirmedAt(email)).toBeNull()
    expect(await verifyEmail(ctx(), { token: newer })).toMatchObject({ ok: true })
  })

  test('altered or made up verifies nothing', async () => {
    const { id, email } = await unverified()
    const token = await linkOf(ctx(), id, 'verify_email')
    for (const other of ['', 'x', altered(token), `${token}A`, token.slice(0, -1), id, '\u0000']) {
      expect(await verifyEmail(ctx(), { token: other })).toEqual(invalid)
    }
    expect(await confirmedAt(email)).toBeNull()
  })

  test('of another purpose verifies nothing by being opened, and this one sets no password', async () => {
    const { id, email } = await unverified()
    for (const purpose of ['reset_password', 'invitation'] as const) {
      expect(await verifyEmail(ctx(), { token: await linkOf(ctx(), id, purpose) })).toEqual(invalid)
    }
    expect(await confirmedAt(email)).toBeNull()
    const token = await linkOf(ctx(), id, 'verify_email')
    expect(await isPasswordLinkGood(ctx(), { token })).toBe(false)
    expect(await setPassword(ctx(), { token, password: 'Lemongrass-31!' })).toEqual(invalid)
  })

  test('verifies its own user only', async () => {
    const [ann, ben] = [await unverified(), await unverified()]
    await verifyEmail(ctx(), { token: await linkOf(ctx(), ann.id, 'verify_email') })
    expect(await confirmedAt(ann.email)).toEqual(noon)
    expect(await confirmedAt(ben.email)).toBeNull()
  })
})

describe('asking for another link', () => {
  test('sends one to an address that waits for it, and says the same of any other', async () => {
    const [waiting, verified] = [await unverified(), await addPerson(ctx())]
    for (const email of [waiting.email, verified.email, newAddress()]) {
      expect(await resendVerification(ctx(), { email })).toEqual({ ok: true })
    }
    expect(await jobsOf(ctx(), 'send-verification', waiting.id)).toEqual([{ userId: waiting.id }])
    expect(await jobsOf(ctx(), 'send-verification', verified.id)).toEqual([])
  })

  test('has to wait for 30 seconds, whether there is an account or not', async () => {
    const { id, email } = await unverified()
    for (const address of [email, newAddress()]) {
      await resendVerification(ctx(), { email: address })
      const wait = await resendVerification(ctx(), { email: address })
      expect(wait).toMatchObject({ ok: false, reason: 'wait' })
      expect('seconds' in wait && wait.seconds).toBeGreaterThan(20)
    }
    expect(await jobsOf(ctx(), 'send-verification', id)).toHaveLength(1)
    // Asking for mails of another kind does not block this one.
    const other = await unverified()
    await requestPasswordReset(ctx(), { email: other.email })
    expect(await resendVerification(ctx(), { email: other.email })).toEqual({ ok: true })
  })
})

test('no link is made for a user who is gone', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await issueLink(asShop(ctx()), { userId: nobody, purpose: 'verify_email' })).toBeUndefined()
})

test('links are made by the shop only: the compiler refuses any other actor, and so does the database', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, person.actor, asStaff(person, true)]) {
    // @ts-expect-error -- not a ShopCtx
    const issued = issueLink({ ...ctx(), actor }, { userId: person.id, purpose: 'reset_password' })
    await expect(issued).rejects.toThrow()
  }
  // @ts-expect-error -- not a ShopCtx
  await expect(findAddressee(ctx(), { userId: person.id })).rejects.toThrow()
})
