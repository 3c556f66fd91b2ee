import { eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { findFaults } from './find-faults.ts'
import { countDeliveries, countUnsubscribed } from './internal.ts'
import { recipientsOf } from './recipients.ts'
import type { NewsletterView } from './views.ts'

/** A newsletter as staff see it, with what became of its mails. @throws DomainError not_found */
export async function readView(ctx: ShopCtx, { id }: { id: string }): Promise<NewsletterView> {
  const [row] = await ctx.db.select().from(newsletters).where(eq(newsletters.id, id))
  if (!row) throw new DomainError('not_found', 'newsletter')
  const { step: _step, createdBy: _by, counts, unsubscribedSince, ...view } = row
  const isBefore = row.startedAt === null
  return {
    ...view,
    counts: isBefore ? null : (counts ?? (await countDeliveries(ctx, { id }))),
    unsubscribedSince: unsubscribedSince ?? (isBefore ? 0 : await countUnsubscribed(ctx, { id })),
    recipients: isBefore ? await ctx.db.$count(recipientsOf(ctx, row.segment).as('recipients')) : 0,
    faults: row.state === 'draft' ? await findFaults(ctx, row) : [],
  }
}
