import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { smtpTransport } from '#adapters/mail/smtp.ts'
import { customers, jobs, mailConsentEvents, newsletterSubscriptions } from '#database/schema/index.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import {
  deliverTopicMail,
  exportConsents,
  forgetConsents,
  mayMail,
  recordBounce,
  setMailConsent,
  unsubscribeOf,
} from './index.ts'
import { readPreferenceToken } from './preference-token.ts'

const shop = useTestDatabase()
let ctx: ShopCtx
beforeEach(() => {
  ctx = asShop(testCtx(shop()))
})

const set = (email: string, topic: MailTopic, isGiven: boolean, on: ShopCtx = ctx) =>
  setMailConsent(on, {
    email,
    topic,
    isGiven,
    wording: isGiven ? 'Send me letters' : 'Stop',
    language: 'th',
    source: isGiven ? 'settings' : 'unsubscribe',
  })

const eventsOf = (email: string) =>
  inTransaction(ctx, ({ db }) =>
    db
      .select({
        topic: mailConsentEvents.topic,
        isGiven: mailConsentEvents.isGiven,
        wording: mailConsentEvents.wording,
        language: mailConsentEvents.language,
        source: mailConsentEvents.source,
      })
      .from(mailConsentEvents)
      .where(eq(mailConsentEvents.email, email))
      .orderBy(asc(mailConsentEvents.id)),
  )

test('nobody is mailed about a topic before they agree to it; each topic is agreed to by itself', async () => {
  const email = newAddress()
  expect(await mayMail(ctx, { email, topic: 'left_cart' })).toBe(false)
  expect(await set(email.toUpperCase(), 'left_cart', true)).toBe(true)
  expect(await set(email, 'left_cart', true)).toBe(false)
  expect(await mayMail(ctx, { email: email.toUpperCase(), topic: 'left_cart' })).toBe(true)
  expect(await mayMail(ctx, { email, topic: 'newsletter' })).toBe(false)
  expect(await set(email, 'newsletter', false)).toBe(false)
  expect(await set(email, 'left_cart', false)).toBe(true)
  expect(await set(email, 'left_cart', false)).toBe(false)
  expect(await mayMail(ctx, { email, topic: 'left_cart' })).toBe(false)
  expect(await eventsOf(email)).toEqual([
    { topic: 'left_cart', isGiven: true, wording: 'Send me letters', language: 'th', source: 'settings' },
    { topic: 'left_cart', isGiven: false, wording: 'Stop', language: 'th', source: 'unsubscribe' },
  ])
})

test('of many who agree at once one is written down', async () => {
  const email = newAddress()
  const changed = await Promise.all(Array.from({ length: 8 }, () => set(email, 'newsletter', true)))
  expect(changed.filter(Boolean)).toHaveLength(1)
  expect(await eventsOf(email)).toHaveLength(1)
})

test('the customer’s consent and the subscription follow the newsletter, and a later account finds it', async () => {
  const person = await addPerson(ctx)
  const consentOf = async (id: string) =>
    inTransaction(ctx, async ({ db }) => {
      const [row] = await db
        .select({ consent: customers.marketingConsent })
        .from(customers)
        .where(eq(customers.id, id))
      return row?.consent
    })
  const stateOf = async (email: string) =>
    inTransaction(ctx, async ({ db }) => {
      const [row] = await db
        .select({ state: newsletterSubscriptions.state })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email))
      return row?.state
    })
  await set(person.email, 'left_cart', true)
  expect([await consentOf(person.id), await stateOf(person.email)]).toEqual([false, undefined])
  await set(person.email, 'newsletter', true)
  expect([await consentOf(person.id), await stateOf(person.email)]).toEqual([true, 'subscribed'])
  await set(person.email, 'newsletter', false)
  expect([await consentOf(person.id), await stateOf(person.email)]).toEqual([false, 'unsubscribed'])
  const email = newAddress()
  await set(email, 'newsletter', true)
  const late = await addPerson(ctx, { email })
  expect(await consentOf(late.id)).toBe(true)
})

test('rolls back with the transaction of its caller', async () => {
  const email = newAddress()
  await inTransaction(ctx, async (ctx) => {
    await set(email, 'newsletter', true, ctx)
    return { ok: false }
  })
  expect(await mayMail(ctx, { email, topic: 'newsletter' })).toBe(false)
  expect(await eventsOf(email)).toEqual([])
})

test('an address that bounces or complained is mailed about nothing', async () => {
  const email = newAddress()
  await set(email, 'newsletter', true)
  expect(await recordBounce(ctx, { email: email.toUpperCase(), reason: 'refused' })).toBe(true)
  expect(await recordBounce(ctx, { email, reason: 'complaint' })).toBe(false)
  expect(await mayMail(ctx, { email, topic: 'newsletter' })).toBe(false)
  const exported = await inTransaction(ctx, (ctx) => exportConsents(ctx, { email }))
  expect(exported).toMatchObject({
    newsletter: { state: 'subscribed' },
    events: [{ topic: 'newsletter', isGiven: true }],
    bounce: { reason: 'refused' },
  })
  expect(await inTransaction(ctx, (ctx) => forgetConsents(ctx, { email }))).toBe(true)
  expect(await inTransaction(ctx, (ctx) => exportConsents(ctx, { email }))).toEqual({
    newsletter: null,
    events: [],
    bounce: null,
  })
})

describe('the link to stop mails', () => {
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

  test('is always the same, names nobody, and cannot be altered', () => {
    const of = { email: 'Nok+tag@Example.com', topic: 'back_in_stock', language: 'th' } as const
    const { url, headers } = unsubscribeOf(ctx, of)
    expect(unsubscribeOf(ctx, of)).toEqual({ url, headers })
    expect(url).toMatch(/^https:\/\/shop\.test\/th\/mail-preferences\?token=[\w-]+$/)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const token = tokenOf(url)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/nok|example|stock/i)
    expect(readPreferenceToken(ctx, token)).toEqual({ email: 'nok+tag@example.com', topic: 'back_in_stock' })
    for (let at = 0; at < token.length; at += 1) {
      const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readPreferenceToken(ctx, altered), altered).toBeUndefined()
    }
    for (const broken of [
      '',
      'x',
      `${token}A`,
      `A${token}`,
      token.slice(4),
      token.toUpperCase(),
      'ก',
      '%00',
    ]) {
      expect(readPreferenceToken(ctx, broken), broken).toBeUndefined()
    }
    expect(readPreferenceToken({ seal: (text) => ctx.seal(`other ${text}`) }, token)).toBeUndefined()
  })
})

describe('a mail about a topic', () => {
  const jobId = async () => {
    const [job] = await inTransaction(ctx, ({ db }) =>
      db.insert(jobs).values({ kind: 'of-this-test', payload: {} }).returning({ id: jobs.id }),
    )
    return job?.id ?? 0
  }
  const send = async (on: ShopCtx, email: string) =>
    deliverTopicMail(on, {
      email,
      topic: 'newsletter',
      job: { jobId: await jobId() },
      name: `letter-${randomUUID()}`,
      write: async (unsubscribe) => ({
        to: email,
        subject: 'Half a jar',
        text: unsubscribe('en').url,
        html: '<p>x</p>',
        locale: 'en',
      }),
    })
  const bySmtp = async (options: Parameters<typeof startSmtpServer>[0] = {}) => {
    const { url, received } = await startSmtpServer(options)
    const mail: Ctx['mail'] = smtpTransport({ url, connections: 1 })
    return { received, ctx: { ...ctx, mail } }
  }

  test('goes to those who agree at that moment, with the link and the headers to stop it', async () => {
    const email = newAddress()
    const { ctx, received } = await bySmtp()
    await send(ctx, email)
    expect(received).toEqual([])
    await set(email, 'newsletter', true)
    await send(ctx, email)
    const { url } = unsubscribeOf(ctx, { email, topic: 'newsletter', language: 'en' })
    const source = (received[0]?.source ?? '').replace(/\r\n[ \t]/g, ' ')
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(source.split('\r\n').find((line) => line.startsWith('List-Unsubscribe:'))).toBe(
      `List-Unsubscribe: <${url}>`,
    )
    await set(email, 'newsletter', false)
    await send(ctx, email)
    expect(received).toHaveLength(1)
  })

  test('that is refused for good is done, and the address is mailed no more; a busy server is asked again', async () => {
    const [gone, busy] = [newAddress(), newAddress()]
    const { ctx } = await bySmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error('no'), { responseCode: address === gone ? 550 : 451 })),
    })
    for (const email of [gone, busy]) await set(email, 'newsletter', true)
    await send(ctx, gone)
    await expect(send(ctx, busy)).rejects.toThrow()
    expect(await mayMail(ctx, { email: gone, topic: 'newsletter' })).toBe(false)
    expect(await mayMail(ctx, { email: busy, topic: 'newsletter' })).toBe(true)
  })
})
