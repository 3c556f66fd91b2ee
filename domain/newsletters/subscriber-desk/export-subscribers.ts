import { and, eq } from 'drizzle-orm'
import { mailBounces, newsletterSubscriptions } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { keysetPage } from '#domain/kernel/keyset.ts'
import { isIn, NEWEST, summaryColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { SubscriberFilters } from './schemas.ts'
import type { SubscriberSummary } from './views.ts'

/** The number read at a time, each batch in a transaction of its own: nobody waits for a slow reader. */
const BATCH = 500

/**
 * All subscriptions under these filters, the newest first, read as they are asked for. The audit log says who took them,
 * before the first is read.
 * @throws DomainError forbidden, unconfirmed
 */
export async function exportSubscribers(
  ctx: Ctx,
  filters: SubscriberFilters,
): Promise<AsyncGenerator<SubscriberSummary>> {
  const { id: actorId } = policy.exportSubscribers(ctx)
  // The audit log leaves out the search text: it may be somebody's address.
  const { state, language, source } = filters
  const chosen = Object.entries({ state, language, source }).filter(([, value]) => value !== undefined)
  const details = Object.fromEntries(chosen) as Record<string, string>
  await inTransaction(asShop(ctx), (ctx) =>
    recordAudit(ctx, { actorId, action: 'subscribers.exported', subjectId: null, details }),
  )
  return readAll(asShop(ctx), filters)
}

async function* readAll(ctx: ShopCtx, filters: SubscriberFilters): AsyncGenerator<SubscriberSummary> {
  let after: string | undefined
  for (;;) {
    const page = keysetPage(NEWEST, { after }, BATCH)
    const rows = await inTransaction(ctx, ({ db }) =>
      db
        .select({ ...summaryColumns, cursor: page.cursor })
        .from(newsletterSubscriptions)
        .leftJoin(mailBounces, eq(mailBounces.email, newsletterSubscriptions.email))
        .where(and(page.where, isIn(filters)))
        .orderBy(...page.orderBy)
        .limit(BATCH),
    )
    for (const { cursor: _cursor, ...row } of rows) yield row
    after = rows.at(-1)?.cursor
    if (rows.length < BATCH || after === undefined) return
  }
}
