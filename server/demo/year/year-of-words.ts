import type {
  contactMessages,
  contactThreads,
  mailConsentEvents,
  mailConsents,
  newsletterDeliveries,
  newsletters,
  newsletterSubscriptions,
  reviews,
} from '#database/schema/index.ts'
import { seedThreads } from '#database/seed/customers/messages.ts'
import { sentNewsletters } from '#database/seed/newsletters/sent.ts'
import { type SeedReview, seedReviews } from '#database/seed/orders/reviews.ts'
import { formWording } from '#domain/base/mail-consents/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { EVERYBODY } from '#shared/newsletters/newsletter-fields.ts'
import type { Buyer } from './new-order.ts'
import type { Booked } from './order-book.ts'
import type { Random } from './random.ts'

type Words = { now: Date; customers: Buyer[]; staffId: string; random: Random }

type Reviews = Words & {
  booked: Booked[]
  /** The ids of products and recipes by their slugs. */
  productIds: Map<string, string>
  recipeIds: Map<string, string>
}

/** Nobody in the demo writes more than so many reviews. */
const MOST_REVIEWS = 2

/** Reviews by people who bought the product, or have an account, in their own language. */
export function writeReviews(input: Reviews): (typeof reviews.$inferInsert)[] {
  const { now, staffId, random } = input
  const written: { slug: string; email: string }[] = []
  const mayWrite = (slug: string, email: string) =>
    !written.some((one) => one.slug === slug && one.email === email) &&
    written.filter((one) => one.email === email).length < MOST_REVIEWS
  return seedReviews.flatMap(({ slug, state = 'shown', reason = null, reply = null, ...words }) => {
    const isWaiting = state === 'waiting'
    const writers = writersOf(input, { slug, ...words }).filter(({ email }) => mayWrite(slug, email))
    // Reviews that wait to be read are about orders that came lately.
    const writer = isWaiting ? writers.at(-1) : writers.length > 0 ? random.pick(writers) : undefined
    if (!writer) return []
    const { firstName, lastName, since, ...about } = writer
    const [initial = ''] = lastName
    written.push({ slug, email: writer.email })
    const wanted = addTime(since, random.between(4, 19) * DAY)
    const latest = addTime(now, -random.between(2, 60) * HOUR)
    const createdAt = isWaiting || wanted > latest ? latest : wanted
    return {
      id: random.uuid(),
      ...about,
      ...words,
      shownName: `${firstName} ${initial}.`,
      state,
      reason,
      reply,
      decidedBy: isWaiting ? null : staffId,
      version: isWaiting ? 1 : 2,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** The people who can have written a review: buyers whom the product has reached, or customers who cook. */
function writersOf(
  { now, random, customers, booked, productIds, recipeIds }: Reviews,
  { slug, language }: Pick<SeedReview, 'slug' | 'language'>,
) {
  const recipeId = recipeIds.get(slug)
  if (recipeId)
    return customers
      .filter(({ locale }) => locale === language)
      .map(({ firstName, lastName, email, customerId }) => {
        const since = addTime(now, -random.between(25, 300) * DAY)
        return { firstName, lastName, email, customerId, orderId: null, productId: null, recipeId, since }
      })
  return booked.flatMap(({ order, items, steps }) => {
    const { firstName, lastName, email, customerId, locale, status, paymentStatus } = order
    const item = items.find(({ productId }) => productId === productIds.get(slug))
    const since = steps.find(({ toStatus }) => toStatus === 'delivered')?.createdAt
    if (!item || !since || locale !== language || status !== 'delivered' || paymentStatus === 'refunded')
      return []
    const { productId } = item
    return { firstName, lastName, email, customerId, orderId: order.id, productId, recipeId: null, since }
  })
}

/** Conversations with the shop, some of which wait for an answer. */
export function writeThreads({ now, customers, staffId, random }: Words) {
  const threads: (typeof contactThreads.$inferInsert)[] = []
  const messages: (typeof contactMessages.$inferInsert)[] = []
  for (const { topic, locale, state, hoursAgo, messages: said } of seedThreads) {
    const writer = random.pick(customers.filter((one) => one.locale === locale))
    const threadId = random.uuid()
    let at = addTime(now, -hoursAgo * HOUR)
    const createdAt = at
    for (const { kind, text, hoursLater } of said) {
      at = addTime(at, hoursLater * HOUR)
      const authorId = kind === 'sender' ? null : staffId
      messages.push({ threadId, kind, authorId, text, createdAt: at })
    }
    const { firstName, lastName, email, customerId } = writer
    const name = `${firstName} ${lastName}`
    threads.push({
      id: threadId,
      state,
      topic,
      name,
      email,
      customerId,
      orderNumber: null,
      locale,
      lastMessageAt: at,
      createdAt,
    })
  }
  return { threads: threads.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)), messages }
}

const READERS_KEPT_DAYS = 90

/** Subscribers to the newsletter, and the issues that they were sent. */
export function sendNewsletters({
  now,
  readers,
  staffId,
  random,
}: Omit<Words, 'customers'> & { readers: { reader: Buyer; since: Date }[] }) {
  const consents: (typeof mailConsents.$inferInsert)[] = []
  const events: (typeof mailConsentEvents.$inferInsert)[] = []
  const subscriptions: (typeof newsletterSubscriptions.$inferInsert)[] = []
  for (const { reader, since: createdAt } of readers) {
    const { email, locale: language, customerId } = reader
    const consent = {
      email,
      topic: 'newsletter' as const,
      isGiven: true,
      language,
      source: customerId ? ('settings' as const) : ('footer_signup' as const),
    }
    const wording = formWording(language)
    consents.push({ ...consent, changedAt: createdAt })
    events.push({ ...consent, wording, byId: null, createdAt })
    const { source } = consent
    subscriptions.push({
      email,
      state: 'subscribed',
      source,
      language,
      wording,
      askedAt: createdAt,
      createdAt,
    })
  }
  const letters: (typeof newsletters.$inferInsert)[] = []
  const deliveries: (typeof newsletterDeliveries.$inferInsert)[] = []
  for (const { daysAgo, ...letter } of sentNewsletters) {
    const startedAt = addTime(now, -daysAgo * DAY)
    const settledAt = addTime(startedAt, 4 * 60_000)
    const id = random.uuid()
    const recipients = readers.filter(({ since }) => since < startedAt)
    // The readers are forgotten after a while; then the counts are kept.
    const isOld = daysAgo > READERS_KEPT_DAYS
    const counts = { waiting: 0, sent: recipients.length, refused: 0, unsubscribed: 0, stopped: 0 }
    letters.push({
      id,
      ...letter,
      segment: EVERYBODY,
      state: 'sent',
      version: 2,
      step: 1,
      scheduledFor: startedAt,
      startedAt,
      finishedAt: settledAt,
      counts: isOld ? counts : null,
      unsubscribedSince: isOld ? 0 : null,
      createdBy: staffId,
      createdAt: addTime(startedAt, -3 * DAY),
    })
    for (const { reader } of isOld ? [] : recipients)
      deliveries.push({
        newsletterId: id,
        email: reader.email,
        locale: reader.locale,
        state: 'sent',
        attempts: 1,
        dueAt: startedAt,
        settledAt,
      })
  }
  return { consents, events, subscriptions, letters, deliveries }
}
