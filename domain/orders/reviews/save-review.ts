import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { readBearer, readCustomer } from './reviewer.ts'
import type { SaveReviewByLinkInput, SaveReviewInput, SaveReviewResult } from './schemas.ts'
import { storeReview } from './store-review.ts'

/**
 * A customer reviews what they have bought, or rates a recipe; a second time changes the first. It waits until staff have
 * read it.
 * @throws DomainError forbidden, not_found
 */
export async function saveReview(ctx: Ctx, input: SaveReviewInput): Promise<SaveReviewResult> {
  const { id } = policy.saveReview(ctx)
  return storeReview(asShop(ctx), { input, reviewerOf: (ctx) => readCustomer(ctx, { id }) })
}

/**
 * The same for anyone who has the link of the mail, signed in or not, about what is in that order.
 * @throws DomainError not_found, also for a link that the shop has not made
 */
export async function saveReviewByLink(
  ctx: Ctx,
  { key, review }: SaveReviewByLinkInput,
): Promise<SaveReviewResult> {
  return storeReview(asShop(ctx), { input: review, reviewerOf: (ctx) => readBearer(ctx, { key }) })
}
