import type { Locale } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readReviewsOf } from './internal.ts'
import { policy } from './policy.ts'
import { readBearer, readCustomer } from './reviewer.ts'
import type { ReviewsByLink } from './schemas.ts'
import type { MyReviews } from './views.ts'

/**
 * Lists what a customer has bought and not reviewed yet, and their reviews.
 * @throws DomainError forbidden, not_found
 */
export async function listMyReviews(ctx: Ctx, { language }: { language: Locale }): Promise<MyReviews> {
  const { id } = policy.listMyReviews(ctx)
  return inTransaction(asShop(ctx), async (ctx) =>
    readReviewsOf(ctx, { reviewer: await readCustomer(ctx, { id }), language, isOfOrder: false }),
  )
}

/**
 * The same of one order, for anyone who has the link of the mail.
 * @throws DomainError not_found
 */
export async function getReviewsByLink(
  ctx: Ctx,
  { key, language }: { key: string; language: Locale },
): Promise<ReviewsByLink> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const reviewer = await readBearer(ctx, { key })
    return {
      ...(await readReviewsOf(ctx, { reviewer, language, isOfOrder: true })),
      proposedName: reviewer.proposedName,
      language: reviewer.locale,
    }
  })
}
