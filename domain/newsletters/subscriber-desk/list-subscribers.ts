import { and, eq } from 'drizzle-orm'
import { mailBounces, newsletterSubscriptions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage } from '#domain/kernel/keyset.ts'
import { isIn, NEWEST, summaryColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { ListSubscribersInput } from './schemas.ts'
import type { SubscriberList } from './views.ts'

const PAGE_SIZE = 50

/**
 * The readers of the newsletter and those who asked to be, a page at a time, the newest first.
 * @throws DomainError forbidden
 */
export async function listSubscribers(ctx: Ctx, input: ListSubscribersInput): Promise<SubscriberList> {
  policy.listSubscribers(ctx)
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const rows = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ ...summaryColumns, cursor: page.cursor })
      .from(newsletterSubscriptions)
      .leftJoin(mailBounces, eq(mailBounces.email, newsletterSubscriptions.email))
      .where(and(page.where, isIn(input)))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  return page.of(rows)
}
