import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { jobs } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { bought, mustReview, reviewOf, setOrder } from '#tests/data/reviews.ts'
import { addPerson, asStaff, newAddress } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { handlersOf, runWaitingJobs } from '#domain/base/jobs/index.ts'
import { setMailConsent } from '#domain/base/mail-consents/index.ts'
import { mailProof } from '../orders/index.ts'
import {
  getReviewConsent,
  getReviewsByLink,
  requestReviews,
  reviewMailJobs,
  saveReviewByLink,
  setReviewConsent,
} from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2027-03-01T08:00:00Z')
const sent: OutgoingMail[] = []
const mail = {
  keepsBodies: false,
  close() {},
  send: (one: OutgoingMail) => {
    sent.push(one)
    return Promise.resolve()
  },
}
const ctx = (overrides: Partial<Ctx> = {}) => testCtx(shop(), { now: () => NOW, mail, ...overrides })
const asJob = () => asShop(ctx())

/** Runs the daily job and the mails that it asks for. */
async function aDay(): Promise<void> {
  await requestReviews(asJob())
  await runWaitingJobs(asJob(), { handlers: handlersOf(reviewMailJobs) })
}
const mailsTo = (email: string) => sent.filter(({ to }) => to === email)

type Order = Awaited<ReturnType<typeof bought>>
const consent = (email: string, isGiven = true) =>
  setMailConsent(asJob(), {
    email,
    topic: 'review_request',
    isGiven,
    wording: 'x',
    language: 'en',
    source: isGiven ? 'settings' : 'unsubscribe',
  })

/** An order that came to its status so many days ago, of somebody who consents. */
async function boughtBefore(
  days: number,
  {
    product,
    locale = 'en',
    ...options
  }: NonNullable<Parameters<typeof bought>[2]> & {
    product?: TestProduct
    locale?: Locale
  } = {},
): Promise<Order> {
  const then = ctx({ now: () => addTime(NOW, -days * DAY) })
  const order = await bought(then, [product ?? (await addProduct(then))], options)
  await setOrder(ctx(), order.id, { locale })
  await consent(order.email)
  return order
}

test.each([
  ['en', 14],
  ['th', 20],
] as const)('asks once, in %s, when an order was delivered %i days ago', async (locale, days) => {
  const product = await addProduct(ctx())
  const order = await boughtBefore(days, { product, locale })
  await Promise.all([requestReviews(asJob()), requestReviews(asJob())])
  await aDay()
  await aDay()
  const [request, ...more] = mailsTo(order.email)
  expect(more).toEqual([])
  expect(request?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringContaining('/mail-preferences?token='),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const links = [...(request?.text ?? '').matchAll(/: (\S+\/review\/([^?\s]+)\?product=(\S+)&stars=(\d))/g)]
  expect(links.map(([, , , slug, stars]) => [slug, stars])).toEqual(
    ['1', '2', '3', '4', '5'].map((stars) => [product.slug, stars]),
  )
  expect(links.every(([, url]) => url?.includes('/th/review/') === (locale === 'th'))).toBe(true)
  const key = links[0]?.[2] ?? ''
  const saved = await saveReviewByLink(ctx(), { key, review: reviewOf(product) })
  expect(saved).toMatchObject({ ok: true })
  expect(await getReviewsByLink(ctx(), { key, language: 'en' })).toMatchObject({ reviews: [{ stars: 4 }] })
})

test('asks three weeks after shipping where nobody recorded that it was delivered', async () => {
  const early = await boughtBefore(20, { status: 'shipped' })
  const due = await boughtBefore(21, { status: 'shipped' })
  await aDay()
  expect([mailsTo(early.email).length, mailsTo(due.email).length]).toEqual([0, 1])
})

test('asks nobody too early, long after, or whose order came to nothing', async () => {
  const orders = [
    await boughtBefore(13),
    await boughtBefore(60),
    await boughtBefore(15, { status: 'cancelled' }),
    await boughtBefore(15, { status: 'returned' }),
  ]
  const refunded = await boughtBefore(15)
  for (const paymentStatus of ['paid', 'refunded'] as const)
    await setOrder(ctx(), refunded.id, { paymentStatus })
  await aDay()
  for (const { email } of [...orders, refunded]) expect(mailsTo(email)).toEqual([])
})

test('asks nobody without consent, and judges again when the mail is sent', async () => {
  const without = await boughtBefore(15)
  await consent(without.email, false)
  const [withdrawn, refunded, reviewed] = [
    await boughtBefore(15),
    await boughtBefore(15),
    await addPerson(ctx()),
  ]
  const product = await addProduct(ctx())
  const own = await boughtBefore(15, { product, buyer: reviewed.actor })
  await requestReviews(asJob())
  await consent(withdrawn.email, false)
  for (const paymentStatus of ['paid', 'refunded'] as const)
    await setOrder(ctx(), refunded.id, { paymentStatus })
  await mustReview(ctx({ actor: reviewed.actor }), reviewOf(product))
  await runWaitingJobs(asJob(), { handlers: handlersOf(reviewMailJobs) })
  for (const { email } of [without, withdrawn, refunded, own]) expect(mailsTo(email)).toEqual([])
  // Anyone who consents later is asked about their next order, not about this one.
  await consent(without.email)
  await aDay()
  expect(mailsTo(without.email)).toEqual([])
  const isRequest = and(eq(jobs.kind, 'send-review-request'), sql`${jobs.finishedAt} is null`)
  expect(await inTransaction(asJob(), ({ db }) => db.$count(jobs, isRequest))).toBe(0)
})

test('a buyer asks for the mail on the page of the order; who has once withdrawn is not offered it', async () => {
  const { accessKey, email } = await bought(ctx(), [await addProduct(ctx())])
  // The one who placed the order has its link, whoever's address they named.
  expect(await getReviewConsent(ctx(), { accessKey })).toBeNull()
  await setReviewConsent(ctx(), { accessKey, wording: 'Ask me', language: 'en' })
  await setReviewConsent(ctx(), { accessKey, proof: 'x'.repeat(22), wording: 'Ask me', language: 'en' })
  const byMail = { accessKey, proof: mailProof(ctx(), { accessKey }) }
  expect(await getReviewConsent(ctx(), byMail)).toBe('open')
  const ask = () => setReviewConsent(ctx(), { ...byMail, wording: 'Ask me', language: 'en' })
  await ask()
  expect(await getReviewConsent(ctx(), byMail)).toBe('given')
  await consent(email, false)
  await ask()
  expect(await getReviewConsent(ctx(), byMail)).toBeNull()
  const cancelled = await bought(ctx(), [await addProduct(ctx())], { status: 'cancelled' })
  const proof = mailProof(ctx(), cancelled)
  expect(await getReviewConsent(ctx(), { ...cancelled, proof })).toBeNull()
  const unknown = getReviewConsent(ctx(), { accessKey: 'x'.repeat(43) })
  await expect(unknown).rejects.toMatchObject({ key: 'order_not_found' })
})

test('a buyer who is signed in asks for it with their own address, not with somebody else’s', async () => {
  const ann = await addPerson(ctx())
  const items = [await addProduct(ctx())]
  const own = await bought(ctx(), items, { buyer: ann.actor, email: ann.email })
  expect(await getReviewConsent(ctx({ actor: ann.actor }), own)).toBe('open')
  expect(await getReviewConsent(ctx(), own)).toBeNull()
  const others = await bought(ctx(), items, { buyer: ann.actor, email: newAddress() })
  expect(await getReviewConsent(ctx({ actor: ann.actor }), others)).toBeNull()
})

test('requestReviews refuses a stranger', async () => {
  const staff = asStaff(await addPerson(ctx()), true)
  for (const actor of [
    { role: 'visitor' },
    { role: 'customer', id: crypto.randomUUID() },
    staff,
  ] as Actor[]) {
    await expect(requestReviews(ctx({ actor }))).rejects.toMatchObject({ code: 'forbidden' })
  }
})
