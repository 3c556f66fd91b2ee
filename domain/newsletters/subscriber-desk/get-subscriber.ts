import { and, desc, eq } from 'drizzle-orm'
import {
  mailBounces,
  mailConsentEvents,
  mailConsents,
  newsletterSubscriptions,
  users,
} from '#database/schema/index.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { summaryColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { SubscriberInput } from './schemas.ts'
import type { SubscriberView } from './views.ts'

/** Events of the ledger that are shown, the newest. */
const MOST_SHOWN = 100

/**
 * A reader with all that they consented to and withdrew.
 * @throws DomainError forbidden, not_found
 */
export async function getSubscriber(ctx: Ctx, { subscriberId }: SubscriberInput): Promise<SubscriberView> {
  policy.getSubscriber(ctx)
  return inTransaction(asShop(ctx), async ({ db }) => {
    const [found] = await db
      .select({ ...summaryColumns, customerId: users.id })
      .from(newsletterSubscriptions)
      .leftJoin(mailBounces, eq(mailBounces.email, newsletterSubscriptions.email))
      .leftJoin(users, eq(users.email, newsletterSubscriptions.email))
      .where(eq(newsletterSubscriptions.id, subscriberId))
    if (!found) throw new DomainError('not_found', 'subscriber')
    const { email } = found
    const given = await db
      .select({ topic: mailConsents.topic })
      .from(mailConsents)
      .where(and(eq(mailConsents.email, email), eq(mailConsents.isGiven, true)))
    const history = await db
      .select({
        topic: mailConsentEvents.topic,
        isGiven: mailConsentEvents.isGiven,
        wording: mailConsentEvents.wording,
        language: mailConsentEvents.language,
        source: mailConsentEvents.source,
        at: mailConsentEvents.createdAt,
        byName: nameOf(mailConsentEvents.byId),
      })
      .from(mailConsentEvents)
      .where(eq(mailConsentEvents.email, email))
      .orderBy(desc(mailConsentEvents.id))
      .limit(MOST_SHOWN)
    const topics = MAIL_TOPICS.filter((topic) => given.some((one) => one.topic === topic))
    return { ...found, topics, history }
  })
}
