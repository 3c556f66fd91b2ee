import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailError } from '#adapters/mail/mail-error.ts'
import { mailbox } from '#adapters/mail/mailbox.ts'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { RecipientRefusedError } from '#adapters/mail/recipient-refused-error.ts'
import { jobs, newsletterDeliveries, newsletters } from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import type { SendingStep } from '#shared/newsletters/newsletter-fields.ts'
import { addNewsletter, setSubscribed } from '#tests/data/newsletters.ts'
import { auditOf, newAddress, useStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { handlersOf, runWaitingJobs } from '#domain/base/jobs/index.ts'
import { mayMail } from '#domain/base/mail-consents/index.ts'
import { listMails } from '#domain/base/mails/index.ts'
import { getNewsletter, updateNewsletter } from '../newsletters/index.ts'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import {
  changeSending,
  exportDeliveries,
  forgetDeliveries,
  forgetRecipient,
  newsletterJobs,
  sendNewsletter,
  sendTestNewsletter,
} from './index.ts'

const shop = useTestDatabase()
const sent: OutgoingMail[] = []
/** The mail server's deeds with the mail to an address, apart from taking it. */
let onMail: (to: string) => void | Promise<void> = () => {}
const mail = {
  ...mailbox,
  async send(one: OutgoingMail) {
    await onMail(one.to)
    sent.push(one)
  },
}
const ctx = () => testCtx(shop(), { mail })
const { ada, admin } = useStaff(ctx)
let readers: string[] = []

beforeAll(async () => {
  const { version } = (await listSettings(admin())).mail
  const value = { ...DEFAULT_SETTINGS.mail, newslettersPerMinute: 60_000 }
  await updateSettings(admin(), { group: 'mail', value, version })
})
beforeEach(async () => {
  sent.splice(0)
  onMail = () => {}
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.execute(sql`delete from mail_consents`))
  readers = [newAddress(), newAddress(), newAddress(), newAddress()]
  for (const [i, email] of readers.entries()) {
    await setSubscribed(ctx(), { email, language: i % 2 ? 'th' : 'en' })
  }
})

const { 'send-newsletter-test': sendTest, ...sending } = handlersOf(newsletterJobs)
const run = () => runWaitingJobs(asShop(ctx()), { handlers: sending })
const view = (id: string) => getNewsletter(admin(), { id })
const send = async (id: string, at?: Date) =>
  sendNewsletter(admin(), { id, version: (await view(id)).version, at })
const step = (id: string, step: SendingStep) => changeSending(admin(), { id, step })
/** Time passes for what waits: jobs, and mails that are to be tried again. */
const makeDue = () =>
  inTransaction(asShop(ctx()), async ({ db }) => {
    await db
      .update(jobs)
      .set({ runAt: new Date(0) })
      .where(sql`finished_at is null`)
    await db
      .update(newsletterDeliveries)
      .set({ dueAt: new Date(0) })
      .where(eq(newsletterDeliveries.state, 'waiting'))
  })
const deliveriesOf = (id: string) =>
  inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select()
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.newsletterId, id))
      .orderBy(asc(newsletterDeliveries.id)),
  )

describe('a newsletter that is sent', () => {
  test('reaches everybody once, in their language, with the ways to unsubscribe', async () => {
    const id = await addNewsletter(admin())
    expect(await send(id)).toEqual({ ok: true })
    expect(await send(id)).toMatchObject({ ok: false, reason: 'not_a_draft' })
    await run()
    await run()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
    const thai = sent.find(({ to }) => to === readers[1])
    expect(thai).toMatchObject({
      subject: 'พริกแกงครึ่งกระปุก',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    const url = /<(.+)>/.exec(thai?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? 'none'
    expect(url).toContain('https://shop.test/th/')
    expect(thai?.text).toContain(url)
    expect(thai?.html).toContain(url)
    expect(thai?.messageId).toMatch(new RegExp(`^<newsletter-${id}-\\d+@shop.test>$`))
    expect(await view(id)).toMatchObject({
      state: 'sent',
      counts: { waiting: 0, sent: 4, refused: 0, unsubscribed: 0, stopped: 0 },
      unsubscribedSince: 0,
    })
    // Without a mail server the demo shows them.
    expect((await listMails(asShop(ctx()), { to: readers[0] })).map(({ subject }) => subject)).toEqual([
      'Half a jar',
    ])
    await setSubscribed(ctx(), { email: readers[0] ?? '', isGiven: false })
    expect(await view(id)).toMatchObject({ unsubscribedSince: 1 })
    expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
      'newsletter.created',
      'newsletter.started',
    ])
  })

  test('does not reach who unsubscribes while it is on its way, nor who subscribes by then', async () => {
    const id = await addNewsletter(admin())
    const late = newAddress()
    let last = ''
    let changing: Promise<void> | undefined
    const change = async () => {
      last = (await deliveriesOf(id)).at(-1)?.email ?? ''
      await setSubscribed(ctx(), { email: last, isGiven: false })
      await setSubscribed(ctx(), { email: late })
    }
    // Three mails are on their way at a time: the fourth has not been begun.
    onMail = () => (changing ??= change())
    await send(id)
    await run()
    expect(sent.map(({ to }) => to)).not.toContain(last)
    expect(sent.map(({ to }) => to)).not.toContain(late)
    expect((await view(id)).counts).toMatchObject({ sent: 3, unsubscribed: 1 })
  })

  test('is refused while something is missing, nobody would get it, or somebody has changed it', async () => {
    const id = await addNewsletter(admin(), { subject: { en: 'x', th: '' } })
    expect(await send(id)).toEqual({
      ok: false,
      reason: 'incomplete',
      faults: [{ what: 'subject', language: 'th' }],
    })
    const good = await addNewsletter(admin(), {
      segment: { language: null, hasAccount: null, boughtProductId: randomUUID(), boughtSince: null },
    })
    expect(await send(good)).toEqual({ ok: false, reason: 'nobody' })
    expect(await sendNewsletter(admin(), { id: good, version: 9 })).toEqual({ ok: false, reason: 'changed' })
    expect(await send(good, new Date(Date.now() - DAY))).toEqual({ ok: false, reason: 'in_the_past' })
    expect(await view(good)).toMatchObject({ state: 'draft' })
  })

  test('later begins at its time, with who is subscribed then, unless it is taken back', async () => {
    const id = await addNewsletter(admin())
    expect(await send(id, new Date(Date.now() + DAY))).toEqual({ ok: true })
    await run()
    expect(sent).toEqual([])
    expect(await step(id, 'withdraw')).toEqual({ ok: true })
    await makeDue()
    await run()
    expect(sent).toEqual([])
    expect(await view(id)).toMatchObject({ state: 'draft', scheduledFor: null })
    await send(id, new Date(Date.now() + DAY))
    const late = newAddress()
    await setSubscribed(ctx(), { email: late })
    await makeDue()
    await run()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([...readers, late].toSorted())
    expect(await view(id)).toMatchObject({ state: 'sent' })
  })
})

describe('one that is on its way', () => {
  /** So slow that a batch is one mail. */
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    const { version } = (await listSettings(admin())).mail
    const set = (newslettersPerMinute: number, version: number) =>
      updateSettings(admin(), {
        group: 'mail',
        value: { ...DEFAULT_SETTINGS.mail, newslettersPerMinute },
        version,
      })
    await set(1_200, version)
    try {
      return await work()
    } finally {
      await set(60_000, version + 1)
    }
  }

  test('is paused, goes on and is stopped, each mail once', async () => {
    const id = await addNewsletter(admin())
    onMail = async () => {
      onMail = () => {}
      expect(await step(id, 'pause')).toEqual({ ok: true })
    }
    await slowly(async () => {
      await send(id)
      await run()
    })
    // The batch of the pause was finished, and nothing after it.
    const atPause = sent.length
    expect(await view(id)).toMatchObject({ state: 'paused' })
    expect(await step(id, 'pause')).toEqual({ ok: false, reason: 'wrong_state', state: 'paused' })
    await makeDue()
    await run()
    expect(sent).toHaveLength(atPause)
    expect(await step(id, 'resume')).toEqual({ ok: true })
    await run()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
    expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
      'newsletter.created',
      'newsletter.started',
      'newsletter.paused',
      'newsletter.resumed',
    ])
  })

  test('that is stopped sends nothing more, and cannot go on', async () => {
    const id = await addNewsletter(admin())
    await send(id)
    expect(await step(id, 'stop')).toEqual({ ok: true })
    await run()
    expect(sent).toEqual([])
    expect(await step(id, 'resume')).toMatchObject({ ok: false, reason: 'wrong_state' })
    expect(await view(id)).toMatchObject({ state: 'stopped' })
    const { subject, preview, blocks, segment, version } = await view(id)
    const saving = updateNewsletter(admin(), { id, version, subject, preview, blocks, segment })
    expect(await saving).toEqual({ ok: false, reason: 'not_a_draft' })
  })

  test('records who refuses for good, and tries again where it is told to come later', async () => {
    const id = await addNewsletter(admin())
    const [gone = '', busy = '', spam = ''] = readers
    onMail = (to) => {
      if (to === gone) throw new RecipientRefusedError('no such mailbox')
      if (to === busy) throw new MailError('try later', 'later', { smtpCode: 450 })
      if (to === spam) throw new MailError('spam', 'mail', { smtpCode: 554 })
    }
    await send(id)
    await run()
    expect((await view(id)).counts).toMatchObject({ sent: 1, refused: 2, waiting: 1 })
    expect(await mayMail(asShop(ctx()), { email: gone, topic: 'newsletter' })).toBe(false)
    expect(await mayMail(asShop(ctx()), { email: spam, topic: 'newsletter' })).toBe(true)
    await run()
    expect((await view(id)).state).toBe('sending')
    onMail = () => {}
    await makeDue()
    await run()
    expect(sent.map(({ to }) => to)).toContain(busy)
    expect(await view(id)).toMatchObject({ state: 'sent', counts: { sent: 2, refused: 2, waiting: 0 } })
    expect((await deliveriesOf(id)).map(({ smtpCode }) => smtpCode)).toContain(554)
  })

  test('gives up after many tries at one address', async () => {
    const id = await addNewsletter(admin())
    const [busy = ''] = readers
    onMail = (to) => {
      if (to === busy) throw new MailError('try later', 'later', { smtpCode: 450 })
    }
    await send(id)
    for (let round = 0; round < 8; round += 1) {
      await run()
      await makeDue()
    }
    expect(await view(id)).toMatchObject({ state: 'sent', counts: { sent: 3, refused: 1 } })
  })

  test('waits while the mail server takes nothing, and then nobody is missed', async () => {
    const id = await addNewsletter(admin())
    onMail = () => {
      throw new MailError('no route to host', 'server', { smtpCode: undefined })
    }
    await send(id)
    for (let round = 0; round < 3; round += 1) {
      await run()
      expect((await view(id)).counts).toMatchObject({ waiting: 4, refused: 0 })
      expect((await view(id)).waitsUntil?.getTime()).toBeGreaterThan(Date.now())
      await makeDue()
    }
    expect((await deliveriesOf(id)).every(({ attempts }) => attempts === 0)).toBe(true)
    onMail = () => {}
    await run()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
    expect(await view(id)).toMatchObject({ state: 'sent', waitsUntil: null })
  })
})

test('a test goes to whoever asks, in both languages, and to nobody else', async () => {
  const id = await addNewsletter(admin())
  await sendTestNewsletter(admin(), { id })
  await runWaitingJobs(asShop(ctx()), { handlers: { 'send-newsletter-test': sendTest } })
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [ada.email, '[Test] Half a jar'],
    [ada.email, '[ทดสอบ] พริกแกงครึ่งกระปุก'],
  ])
  expect(await view(id)).toMatchObject({ state: 'draft', counts: null })
})

test('addresses go after a while, or with their owner; how many got it stays', async () => {
  const id = await addNewsletter(admin())
  const [erased = ''] = readers
  await send(id)
  await run()
  const byShop = asShop(ctx())
  await inTransaction(byShop, async (ctx) => {
    expect(await exportDeliveries(ctx, { email: erased })).toMatchObject([{ state: 'sent' }])
    await forgetRecipient(ctx, { email: erased })
    expect(await exportDeliveries(ctx, { email: erased })).toEqual([])
  })
  expect((await view(id)).counts).toMatchObject({ sent: 4 })
  await forgetDeliveries(byShop)
  expect(await deliveriesOf(id)).toHaveLength(4)
  await forgetDeliveries({ ...byShop, now: () => new Date(Date.now() + 91 * DAY) })
  expect(await deliveriesOf(id)).toEqual([])
  expect((await view(id)).counts).toMatchObject({ sent: 4 })

  const waiting = await addNewsletter(admin())
  await send(waiting)
  await inTransaction(byShop, async ({ db }) => {
    await db.update(newsletters).set({ startedAt: new Date() }).where(eq(newsletters.id, waiting))
    await db.insert(newsletterDeliveries).values({ newsletterId: waiting, email: erased, locale: 'en' })
  })
  await inTransaction(byShop, (ctx) => forgetRecipient(ctx, { email: erased }))
  await run()
  expect((await view(waiting)).counts).toMatchObject({ sent: 0, unsubscribed: 1 })
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])(
  'every verb refuses a stranger: $role',
  async (actor) => {
    const id = await addNewsletter(admin())
    const stranger: Ctx = { ...ctx(), actor }
    const forbidden = { code: 'forbidden' }
    await expect(sendNewsletter(stranger, { id, version: 1 })).rejects.toMatchObject(forbidden)
    await expect(changeSending(stranger, { id, step: 'pause' })).rejects.toMatchObject(forbidden)
    if (actor.role !== 'staff') {
      await expect(sendTestNewsletter(stranger, { id })).rejects.toMatchObject(forbidden)
    }
    if (actor.role !== 'shop') await expect(forgetDeliveries(stranger)).rejects.toMatchObject(forbidden)
    expect(await view(id)).toMatchObject({ state: 'draft' })
  },
)
