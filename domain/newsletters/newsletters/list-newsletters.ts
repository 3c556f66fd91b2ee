import { and, eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { countDeliveries } from './internal.ts'
import { policy } from './policy.ts'
import type { ListNewslettersInput } from './schemas.ts'
import type { NewsletterList } from './views.ts'

const PAGE_SIZE = 25
const NEWEST = latestBy(newsletters.createdAt, newsletters.id)

/**
 * The newsletters with what became of their mails, a page at a time, the newest first.
 * @throws DomainError forbidden
 */
export async function listNewsletters(ctx: Ctx, input: ListNewslettersInput): Promise<NewsletterList> {
  policy.listNewsletters(ctx)
  const { state } = input
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  return inTransaction(asShop(ctx), async (ctx) => {
    const rows = await ctx.db
      .select({
        id: newsletters.id,
        subject: newsletters.subject,
        state: newsletters.state,
        createdAt: newsletters.createdAt,
        scheduledFor: newsletters.scheduledFor,
        startedAt: newsletters.startedAt,
        finishedAt: newsletters.finishedAt,
        counts: newsletters.counts,
        cursor: page.cursor,
      })
      .from(newsletters)
      .where(and(page.where, state && eq(newsletters.state, state)))
      .orderBy(...page.orderBy)
      .limit(page.limit)
    const { items, ...neighbours } = page.of(rows)
    const counted: NewsletterList['items'] = []
    for (const { counts, ...item } of items) {
      const now = item.startedAt ? (counts ?? (await countDeliveries(ctx, item))) : null
      counted.push({ ...item, counts: now })
    }
    return { items: counted, ...neighbours }
  })
}
