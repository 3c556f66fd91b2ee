import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getReviewed } from './get-reviewed.ts'
import { readOwn } from './internal.ts'
import { policy } from './policy.ts'
import { findPurchase, readCustomer } from './reviewer.ts'
import type { ReviewForm, ReviewFormInput } from './schemas.ts'

/**
 * Returns what the form for a customer's review of something shows, and whether they may write one.
 * @throws DomainError forbidden, not_found
 */
export async function getReviewForm(ctx: Ctx, input: ReviewFormInput): Promise<ReviewForm> {
  const { id } = policy.getReviewForm(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const about = await getReviewed(ctx, input)
    const reviewer = await readCustomer(ctx, { id })
    const { email, isVerified, proposedName } = reviewer
    const [review] = await readOwn(ctx, { email, language: input.language, subjectId: about.id })
    const isBought =
      about.subject === 'recipe' ||
      (await findPurchase(ctx, { ...reviewer, productId: about.id })) !== undefined
    return { about, review, proposedName, mayReview: isVerified && isBought }
  })
}
