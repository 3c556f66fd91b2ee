import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { backupRuns, challenges, jobs, users } from '#database/schema/index.ts'
import { DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { createUser, verifyEmail } from '../accounts/index.ts'
import { isPasswordLinkGood } from '../passwords/index.ts'
import { finishChallenge } from '../sign-in/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { handlersOf } from '#domain/base/jobs/index.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { accountMailJobs } from './index.ts'

const shop = useTestDatabase()
const handlers = handlersOf(accountMailJobs)
const { 'send-code': sendCode, 'send-welcome': sendWelcome } = handlers

let sent: OutgoingMail[]
let visitor: Ctx
let ctx: ShopCtx
beforeEach(() => {
  sent = []
  visitor = testCtx(shop(), {
    mail: { keepsBodies: true, close: () => {}, send: async (mail) => void sent.push(mail) },
  })
  ctx = asShop(visitor)
})

/** The same shop, with a mail server that accepts the mail but disconnects before confirming it. */
const withBrokenMail = (): Ctx => ({
  ...ctx,
  mail: {
    ...ctx.mail,
    send: async (mail) => {
      sent.push(mail)
      throw new Error('connection reset')
    },
  },
})

const later = (milliseconds: number): Ctx => ({
  ...visitor,
  now: () => new Date(Date.now() + milliseconds),
})

async function newUser(change: Partial<Parameters<typeof createUser>[1]> = {}): Promise<string> {
  const user = {
    email: `${randomUUID()}@example.com`,
    firstName: 'Nok',
    lastName: 'Jaidee',
    locale: 'en' as const,
  }
  const created = await inTransaction(ctx, (ctx) =>
    createUser(ctx, { ...user, emailConfirmedAt: new Date(), ...change }),
  )
  return created?.id ?? ''
}

async function newJob(): Promise<number> {
  const [job] = await inTransaction(ctx, (ctx) =>
    ctx.db.insert(jobs).values({ kind: 'of-this-test', payload: {} }).returning({ id: jobs.id }),
  )
  return job?.id ?? 0
}

/** A challenge: its token in the browser, and the job that mails its code. */
async function newChallenge(userId: string, expiresAt = new Date(Date.now() + 15 * MINUTE)) {
  const token = randomBytes(32).toString('base64url')
  const [challenge] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(challenges)
      .values({
        tokenHash: createHash('sha256').update(token).digest(),
        userId,
        type: 'signin',
        host: ctx.client.host,
        requestedAt: new Date(),
        expiresAt,
      })
      .returning({ id: challenges.id }),
  )
  return { token, challengeId: challenge?.id ?? '', jobId: await newJob() }
}

const codeIn = (mail: OutgoingMail | undefined) => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'no code'
const tokenIn = (mail: OutgoingMail | undefined) =>
  /[?&]token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
const finish = (token: string, code: string) =>
  finishChallenge(visitor, { token, code, cart: { lines: [], owner: undefined }, isInCheckout: false })

describe('a code', () => {
  test('goes to the user in their language, and is the valid one', async () => {
    const email = `${randomUUID()}@example.com`
    const { token, challengeId, jobId } = await newChallenge(
      await newUser({ email, firstName: 'นก', locale: 'th' }),
    )
    await sendCode(ctx, { challengeId, jobId })
    expect(sent).toMatchObject([{ to: email, subject: 'รหัสยืนยันการเข้าสู่ระบบ KROK ของคุณ' }])
    expect(sent[0]?.text).toContain('คุณนก')
    expect(await finish(token, codeIn(sent[0]))).toMatchObject({ ok: true, person: { email } })
  })

  test('is not made again when the job runs again', async () => {
    const { token, challengeId, jobId } = await newChallenge(await newUser())
    await sendCode(ctx, { challengeId, jobId })
    await sendCode(ctx, { challengeId, jobId })
    expect(sent).toHaveLength(1)
    expect(await finish(token, codeIn(sent[0]))).toMatchObject({ ok: true })
  })

  test('is made again, with another mail name, if the first mail may not have left; only the last is valid', async () => {
    const { token, challengeId, jobId } = await newChallenge(await newUser())
    await expect(sendCode(withBrokenMail(), { challengeId, jobId })).rejects.toThrow('connection reset')
    await sendCode(ctx, { challengeId, jobId })
    const [first, second] = sent
    expect(first?.messageId).not.toBe(second?.messageId)
    expect(await finish(token, codeIn(second))).toMatchObject({ ok: true })
  })

  test('is not sent for a challenge that is over or gone', async () => {
    const { challengeId, jobId } = await newChallenge(await newUser(), new Date(Date.now() - 1))
    await sendCode(ctx, { challengeId, jobId })
    await sendCode(ctx, { challengeId: randomUUID(), jobId: await newJob() })
    expect(sent).toEqual([])
  })

  test('is stored nowhere but in the mail', async () => {
    const { challengeId, jobId } = await newChallenge(await newUser())
    await sendCode(ctx, { challengeId, jobId })
    const rows = await inTransaction(ctx, async (ctx) => [
      await ctx.db.select().from(challenges).where(eq(challenges.id, challengeId)),
      await ctx.db
        .select({ payload: jobs.payload, error: jobs.lastError })
        .from(jobs)
        .where(eq(jobs.id, jobId)),
    ])
    const [[challenge]] = rows as [{ codeHash: Buffer }[], unknown]
    expect(challenge?.codeHash).toHaveLength(32)
    expect(JSON.stringify(rows[1])).not.toContain(codeIn(sent[0]))
  })
})

const isVerifying = async (ctx: Ctx, token: string) => (await verifyEmail(ctx, { token })).ok
const isGoodPasswordLink = (ctx: Ctx, token: string) => isPasswordLinkGood(ctx, { token })

describe.each([
  ['verification', handlers['send-verification'], isVerifying, DAY, '/auth/verify-email?'],
  ['reset', handlers['send-password-reset'], isGoodPasswordLink, HOUR, '/auth?mode=reset&'],
  ['invitation', handlers['send-invitation'], isGoodPasswordLink, 7 * DAY, '/auth?mode=reset&'],
])('the link of a %s', (_kind, send, isGood, life, path) => {
  test('works for as long as the mail says', async () => {
    await send(ctx, { userId: await newUser(), jobId: await newJob() })
    const token = tokenIn(sent[0])
    expect(sent[0]?.text).toContain(`${visitor.shop.siteUrl}${path}token=${token}`)
    expect(await isGood(later(life + MINUTE), token)).toBe(false)
    expect(await isGood(later(life - MINUTE), token)).toBe(true)
  })

  test('is not made again when the job runs again', async () => {
    const userId = await newUser()
    const jobId = await newJob()
    await send(ctx, { userId, jobId })
    await send(ctx, { userId, jobId })
    expect(sent).toHaveLength(1)
    expect(await isGood(visitor, tokenIn(sent[0]))).toBe(true)
  })

  test('is made again if the first mail may not have left', async () => {
    const userId = await newUser()
    const jobId = await newJob()
    await expect(send(withBrokenMail(), { userId, jobId })).rejects.toThrow('connection reset')
    await send(ctx, { userId, jobId })
    const [first, second] = sent
    expect(first?.messageId).not.toBe(second?.messageId)
    expect(await isGood(visitor, tokenIn(first))).toBe(false)
    expect(await isGood(visitor, tokenIn(second))).toBe(true)
  })
})

describe('the welcome', () => {
  test('is not sent to a user without a name', async () => {
    await sendWelcome(ctx, { userId: await newUser({ firstName: '' }), jobId: await newJob() })
    expect(sent).toEqual([])
  })

  test('that fails is logged, and the job counts as done', async () => {
    const log = capturingLog()
    await sendWelcome({ ...withBrokenMail(), log }, { userId: await newUser(), jobId: await newJob() })
    expect(log.entries).toMatchObject([{ level: 'warn', message: 'the welcome mail was not sent' }])
  })
})

const TO_A_USER = [
  ['verification', handlers['send-verification']],
  ['account exists', handlers['send-account-exists']],
  ['reset', handlers['send-password-reset']],
  ['password changed', handlers['send-password-changed']],
  ['welcome', sendWelcome],
  ['invitation', handlers['send-invitation']],
] as const

describe.each(TO_A_USER)('%s', (_kind, send) => {
  test('goes to the user once, in their language', async () => {
    const email = `${randomUUID()}@example.com`
    const userId = await newUser({ email, locale: 'th' })
    const jobId = await newJob()
    await send(ctx, { userId, jobId })
    await send(ctx, { userId, jobId })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to).toBe(email)
    expect(sent[0]?.subject).toMatch(/[ก-๛]/)
    expect(sent[0]?.messageId).toMatch(/^<[\w-]+@shop\.test>$/)
  })

  test('is not sent after the account was deleted', async () => {
    const userId = await newUser()
    await inTransaction(ctx, (ctx) => ctx.db.delete(users).where(eq(users.id, userId)))
    await send(ctx, { userId, jobId: await newJob() })
    expect(sent).toEqual([])
  })

  test('refuses a stranger', async () => {
    const userId = await newUser()
    const jobId = await newJob()
    for (const actor of [{ role: 'visitor' }, { role: 'customer', id: userId }] as const) {
      await expect(send({ ...visitor, actor }, { userId, jobId })).rejects.toThrow('forbidden')
    }
    expect(sent).toEqual([])
  })
})

test('sending a code refuses a stranger', async () => {
  const { challengeId, jobId } = await newChallenge(await newUser())
  await expect(sendCode(visitor, { challengeId, jobId })).rejects.toThrow('forbidden')
  expect(sent).toEqual([])
})

test('an admin hears in their language why a night brought no backup, and so does the shop', async () => {
  const failed = { fault: 'place_forbidden', detail: 'S3 did not store a file: AccessDenied (403)' } as const
  const [run] = await inTransaction(ctx, ({ db, now }) =>
    db
      .insert(backupRuns)
      .values({ askedAt: now(), endedAt: now(), ...failed })
      .returning({ id: backupRuns.id }),
  )
  for (const userId of [await newUser({ locale: 'th' }), null]) {
    await handlers['send-backup-failed'](ctx, { runId: run?.id ?? 0, userId, jobId: await newJob() })
  }
  const [thai, english] = sent
  expect([thai?.subject, english?.subject]).toEqual([
    'เมื่อคืนสำรองข้อมูลไม่สำเร็จ',
    'No backup was made last night',
  ])
  expect(thai?.text).toContain(textsOf('th').staff.backups.faults.place_forbidden)
  expect(thai?.text).toContain('/th/admin/backups')
  expect(english?.text).toContain(failed.detail)
})
