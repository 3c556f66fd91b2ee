import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { readView } from './read-view.ts'
import type { NewsletterIdInput } from './schemas.ts'
import type { NewsletterView } from './views.ts'

/**
 * A newsletter, what it lacks, who would get it, and what became of its mails.
 * @throws DomainError forbidden, not_found
 */
export async function getNewsletter(ctx: Ctx, { id }: NewsletterIdInput): Promise<NewsletterView> {
  policy.getNewsletter(ctx)
  return inTransaction(asShop(ctx), (ctx) => readView(ctx, { id }))
}
