import { and, eq, ilike, isNotNull, type SQL } from 'drizzle-orm'
import { mailBounces, newsletterSubscriptions } from '#database/schema/index.ts'
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
export const NEWEST = {
  value: newsletterSubscriptions.createdAt,
  id: newsletterSubscriptions.id,
  types: { value: 'timestamptz', id: 'uuid' },
} as const

export function isIn({ search, state, language, source }: SubscriberFilters): SQL | undefined {
  return and(
    search ? ilike(newsletterSubscriptions.email, containing(search)) : undefined,
    state === 'bounced' ? isNotNull(mailBounces.email) : undefined,
    state && state !== 'bounced' ? eq(newsletterSubscriptions.state, state) : undefined,
    language && eq(newsletterSubscriptions.language, language),
    source && eq(newsletterSubscriptions.source, source),
  )
}
