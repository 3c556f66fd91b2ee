import { and, eq, ilike, isNotNull, type SQL } from 'drizzle-orm'
import { mailBounces, newsletterSubscriptions } from '#database/schema/index.ts'
import { latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import type { SubscriberFilters } from './schemas.ts'

/** The columns of a subscription that lists and files show, joined with `mailBounces`. */
export const summaryColumns = {
  id: newsletterSubscriptions.id,
  email: newsletterSubscriptions.email,
  state: newsletterSubscriptions.state,
  language: newsletterSubscriptions.language,
  source: newsletterSubscriptions.source,
  since: newsletterSubscriptions.createdAt,
  bounce: mailBounces.reason,
}

/** The order of lists and files. */
export const NEWEST = latestBy(newsletterSubscriptions.createdAt, newsletterSubscriptions.id)

export function isIn({ search, state, language, source }: SubscriberFilters): SQL | undefined {
  return and(
    search ? ilike(newsletterSubscriptions.email, containing(search)) : undefined,
    state === 'bounced' ? isNotNull(mailBounces.email) : undefined,
    state && state !== 'bounced' ? eq(newsletterSubscriptions.state, state) : undefined,
    language && eq(newsletterSubscriptions.language, language),
    source && eq(newsletterSubscriptions.source, source),
  )
}
