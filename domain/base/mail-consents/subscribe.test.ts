import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailConsentEvents, newsletterSubscriptions } from '#database/schema/index.ts'
import { DAY, MINUTE } from '#shared/kernel/durations.ts'
import { newsletter } from '#shared/messages/th/newsletters/newsletter.ts'
import { addPerson, asStaff, later, newAddress, type TestPerson } from '#tests/data/people.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getProfile } from '#domain/accounts/accounts/index.ts'
import {
  confirmSubscription,
  findSubscriptionRequest,
  forgetPendingSubscriptions,
  getMailPreferences,
  getMyMailTopics,
  mayMail,
  recordBounce,
  setMailPreferences,
  setMyMailTopics,
  subscribe,
  unsubscribeByLink,
  unsubscribeOf,
} from './index.ts'
import { subscribeInput } from './schemas.ts'

const shop = useTestDatabase()
let ctx: Ctx
let senders = 0
beforeAll(() => {
  ctx = testCtx(shop())
})
beforeEach(() => {
  senders += 1
  ctx = { ...ctx, client: { ...ctx.client, address: `10.4.0.${senders}` } }
})

const as = (person: TestPerson): Ctx => ({ ...ctx, actor: person.actor })
const isMailed = (email: string) => mayMail(asShop(ctx), { email, topic: 'newsletter' })
const tokenIn = (text: string | null | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? 'none'
const tokenTo = async (email: string) => tokenIn((await mailsTo(ctx, email))[0]?.text)
const linkOf = (email: string, topic: Parameters<typeof unsubscribeOf>[1]['topic'] = 'newsletter') =>
  tokenIn(unsubscribeOf(ctx, { email, topic, language: 'en' }).url)

/** Subscribes and confirms by mail. */
async function reader(): Promise<string> {
  const email = newAddress()
  await subscribe(ctx, { email })
  expect(await confirmSubscription(ctx, { token: await tokenTo(email) })).toMatchObject({ ok: true })
  return email
}

describe('somebody who subscribes', () => {
  test('is mailed a link in their language, and gets nothing else before they confirm', async () => {
    const email = newAddress()
    const result = await subscribe(ctx, { email, language: 'th' })
    expect(result).toMatchObject({ ok: true, is: 'subscribed', isConfirmed: false })
    expect(await isMailed(email)).toBe(false)
    const [mail] = await mailsTo(ctx, email)
    expect(mail?.subject).toMatch(/[ก-๛]/)
    // The button of the mail says what the one of its page says.
    expect(mail?.text).toContain(`\n${newsletter.confirm.submit}:\n`)
    expect(mail?.text).toContain('/th/newsletter/confirm?token=')
    const token = tokenIn(mail?.text)
    expect(await findSubscriptionRequest(ctx, { token })).toEqual({ email, state: 'pending' })
    expect(await isMailed(email)).toBe(false)
    expect(await confirmSubscription(ctx, { token })).toEqual({ ok: true, email })
    expect(await isMailed(email)).toBe(true)
    // Twice says the same, and is written down once.
    expect(await confirmSubscription(ctx, { token })).toEqual({ ok: true, email })
    expect(await findSubscriptionRequest(ctx, { token })).toEqual({ email, state: 'subscribed' })
    const events = await inTransaction(asShop(ctx), ({ db }) =>
      db.select().from(mailConsentEvents).where(eq(mailConsentEvents.email, email)),
    )
    expect(events).toMatchObject([
      { topic: 'newsletter', isGiven: true, source: 'footer_signup', language: 'th' },
    ])
    expect(events[0]?.wording).toContain('จดหมายจากครัว')
    const kept = await inTransaction(asShop(ctx), ({ db }) =>
      db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)),
    )
    expect(kept).toMatchObject([{ email, source: 'footer_signup', state: 'subscribed' }])
  })

  test('with a link that is wrong, too old, or of letters that were stopped since, is told so', async () => {
    const email = newAddress()
    await subscribe(ctx, { email })
    const token = await tokenTo(email)
    const wrong = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect(await confirmSubscription(ctx, { token: wrong })).toEqual({ ok: false, reason: 'invalid_link' })
    const late = later(ctx, 7 * DAY + MINUTE)
    expect(await confirmSubscription(late, { token })).toEqual({ ok: false, reason: 'invalid_link' })
    await unsubscribeByLink(ctx, { token: linkOf(email), language: 'en' })
    expect(await findSubscriptionRequest(ctx, { token })).toBeUndefined()
    expect(await confirmSubscription(ctx, { token })).toEqual({ ok: false, reason: 'invalid_link' })
    expect(await isMailed(email)).toBe(false)
  })

  test('hears the same whatever is known of the address; only its mailbox learns more', async () => {
    const [known, unknown] = [await reader(), newAddress()]
    const answers = [await subscribe(ctx, { email: known }), await subscribe(ctx, { email: unknown })]
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, is: 'subscribed', isConfirmed: false })
    const [mail] = await mailsTo(ctx, known)
    expect(mail?.text).toContain('/mail-preferences?token=')
    expect(await isMailed(known)).toBe(true)
  })

  test('in a browser that subscribed the address is told so, whether or not it was confirmed', async () => {
    const email = newAddress()
    const first = await subscribe(ctx, { email })
    if (!first.ok) throw new Error(first.reason)
    const { browserKey } = first
    expect(await subscribe(ctx, { email, browserKey })).toMatchObject({ is: 'already', browserKey })
    // The link of the last mail works.
    await confirmSubscription(ctx, { token: await tokenTo(email) })
    const mails = (await mailsTo(ctx, email)).length
    expect(await subscribe(ctx, { email, browserKey })).toMatchObject({ is: 'already' })
    expect(await mailsTo(ctx, email)).toHaveLength(mails)
    const other = await subscribe(ctx, { email: newAddress(), browserKey })
    expect(other).toMatchObject({ is: 'subscribed' })
  })

  test('signed in with the address, is subscribed at once and told when they already are', async () => {
    const person = await addPerson(ctx)
    expect(await subscribe(as(person), { email: person.email })).toMatchObject({
      is: 'subscribed',
      isConfirmed: true,
    })
    expect(await isMailed(person.email)).toBe(true)
    expect((await getProfile(as(person))).marketingConsent).toBe(true)
    expect(await subscribe(as(person), { email: person.email })).toMatchObject({ is: 'already' })
    expect(await mailsTo(ctx, person.email)).toEqual([])
    // Somebody else's address is a stranger's for them too.
    const other = await reader()
    expect(await subscribe(as(person), { email: other })).toMatchObject({
      is: 'subscribed',
      isConfirmed: false,
    })
  })

  test('again after they had stopped or had bounced, is mailed again once they confirm', async () => {
    const email = await reader()
    await unsubscribeByLink(ctx, { token: linkOf(email), language: 'en' })
    await recordBounce(asShop(ctx), { email, reason: 'refused' })
    await subscribe(ctx, { email })
    expect(await isMailed(email)).toBe(false)
    await confirmSubscription(ctx, { token: await tokenTo(email) })
    expect(await isMailed(email)).toBe(true)
  })

  test('too often is told to wait, by sender and by address', async () => {
    const email = newAddress()
    for (let round = 0; round < 4; round += 1)
      expect(await subscribe(ctx, { email })).toMatchObject({ ok: true })
    expect(await subscribe(ctx, { email })).toMatchObject({ ok: false, reason: 'wait' })
    const known = await reader()
    for (let round = 0; round < 3; round += 1)
      expect(await subscribe(ctx, { email: known })).toMatchObject({ ok: true })
    expect(await subscribe(ctx, { email: known })).toMatchObject({ ok: false, reason: 'wait' })
    for (let round = 0; round < 10; round += 1) await subscribe(ctx, { email: newAddress() })
    expect(await subscribe(ctx, { email: newAddress() })).toMatchObject({ ok: false, reason: 'wait' })
    expect(await mailsTo(ctx, email)).toHaveLength(4)
  })
})

test.each([
  ['  Nok@Example.COM ', 'nok@example.com'],
  ['nok@Bücher.example', 'nok@xn--bcher-kva.example'],
  ['nok@อาหาร.ไทย', 'email'],
  ['', 'required'],
  [' \t ', 'required'],
  ['nok jaidee@example.com', 'email'],
  ['nok@exam ple.com', 'email'],
  ['ñok@example.com', 'email'],
  ['nok', 'email'],
  ['nok@example.com/x', 'email'],
  ['nok@127.1', 'email'],
  ['a@b@c.example', 'email'],
  ['nok@example.com\r\nBcc: eve@example.com', 'control_characters'],
  [`${'a'.repeat(10_000)}@example.com`, 'too_long'],
])('the address %j is %s', (email, expected) => {
  const parsed = subscribeInput.safeParse({ email })
  expect(parsed.success ? parsed.data.email : parsed.error.issues[0]?.message).toBe(expected)
})

test('what nobody confirms is forgotten after 7 days; what was ended before stays ended', async () => {
  const [pending, fresh, ended, kept] = [newAddress(), newAddress(), await reader(), await reader()]
  await unsubscribeByLink(ctx, { token: linkOf(ended), language: 'en' })
  const before = later(ctx, -8 * DAY)
  await subscribe(before, { email: pending })
  await subscribe(before, { email: ended })
  await subscribe(ctx, { email: fresh })
  await forgetPendingSubscriptions({ ...ctx, actor: { role: 'shop' } })
  const states = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ email: newsletterSubscriptions.email, state: newsletterSubscriptions.state })
      .from(newsletterSubscriptions),
  )
  const stateOf = (email: string) => states.find((row) => row.email === email)?.state
  expect([pending, fresh, ended, kept].map(stateOf)).toEqual([
    undefined,
    'pending',
    'unsubscribed',
    'subscribed',
  ])
})

describe('the link in a mail', () => {
  test('stops its topic and no other, and twice is as good as once', async () => {
    const email = await reader()
    const token = linkOf(email)
    await setMailPreferences(ctx, { token, topics: ['newsletter', 'left_cart'], language: 'en' })
    expect(await getMailPreferences(ctx, { token })).toEqual({
      ok: true,
      email: `p•••@example.com`,
      topic: 'newsletter',
      topics: ['newsletter', 'left_cart'],
    })
    for (let round = 0; round < 2; round += 1) {
      expect(await unsubscribeByLink(ctx, { token, language: 'en' })).toMatchObject({
        ok: true,
        topics: ['left_cart'],
      })
    }
    expect(await isMailed(email)).toBe(false)
    expect(await setMailPreferences(ctx, { token, topics: [], language: 'en' })).toMatchObject({ topics: [] })
  })

  test('that was altered changes nothing and says so', async () => {
    const email = await reader()
    const token = `${linkOf(email).slice(0, -1)}${linkOf(email).endsWith('A') ? 'B' : 'A'}`
    const dead = { ok: false, reason: 'invalid_link' }
    expect(await getMailPreferences(ctx, { token })).toEqual(dead)
    expect(await setMailPreferences(ctx, { token, topics: [], language: 'en' })).toEqual(dead)
    expect(await unsubscribeByLink(ctx, { token, language: 'en' })).toEqual(dead)
    expect(await isMailed(email)).toBe(true)
  })
})

test('customers choose for themselves', async () => {
  const [person, other] = [await addPerson(ctx), await addPerson(ctx)]
  expect(await getMyMailTopics(as(person))).toEqual([])
  await setMyMailTopics(as(person), { topics: ['review_request', 'newsletter'], language: 'th' })
  expect(await getMyMailTopics(as(person))).toEqual(['newsletter', 'review_request'])
  expect(await getMyMailTopics(as(other))).toEqual([])
  expect((await getProfile(as(person))).marketingConsent).toBe(true)
  await setMyMailTopics(as(person), { topics: ['review_request'] })
  expect(await getMyMailTopics(as(person))).toEqual(['review_request'])
  expect((await getProfile(as(person))).marketingConsent).toBe(false)
})

test('refuses a stranger', async () => {
  const admin = await addPerson(ctx, { roles: ['admin'] })
  for (const actor of [ctx.actor, asStaff(admin, true), { role: 'shop' } as const]) {
    const stranger = { ...ctx, actor }
    await expect(getMyMailTopics(stranger)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setMyMailTopics(stranger, { topics: [] })).rejects.toMatchObject({ code: 'forbidden' })
  }
  for (const actor of [ctx.actor, admin.actor, asStaff(admin, true)]) {
    await expect(forgetPendingSubscriptions({ ...ctx, actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
