import type { NewsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { recipientsOf } from './recipients.ts'

/**
 * Counts the people who would get a newsletter for this segment now.
 * @throws DomainError forbidden
 */
export async function countRecipients(ctx: Ctx, segment: NewsletterSegment): Promise<{ recipients: number }> {
  policy.countRecipients(ctx)
  return inTransaction(asShop(ctx), async (ctx) => ({
    recipients: await ctx.db.$count(recipientsOf(ctx, segment).as('recipients')),
  }))
}
