import { eq, sql } from 'drizzle-orm'
import { reviews } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { getReviewed } from './get-reviewed.ts'
import { findPurchase, type Reviewer } from './reviewer.ts'
import type { SaveReviewInput, SaveReviewResult } from './schemas.ts'

type StoreReviewInput = { input: SaveReviewInput; reviewerOf: (ctx: ShopCtx) => Promise<Reviewer> }

/** Stores somebody's one review of something. What is sent twice stays as it is, whatever has been decided about it. */
export async function storeReview(
  ctx: ShopCtx,
  { input, reviewerOf }: StoreReviewInput,
): Promise<SaveReviewResult> {
  const { email } = await inTransaction(ctx, reviewerOf)
  const wait = await countTries(ctx, ['reviews', `review ${email}`])
  if (wait) return wait
  return inTransaction(ctx, async (ctx): Promise<SaveReviewResult> => {
    const reviewer = await reviewerOf(ctx)
    if (!reviewer.isVerified) return { ok: false, reason: 'not_verified' }
    const { subject, id, language, stars, title = '', text = '', shownName } = input
    const about = await getReviewed(ctx, { subject, id, language })
    const isProduct = subject === 'product'
    const orderId = isProduct ? await findPurchase(ctx, { ...reviewer, productId: about.id }) : undefined
    if (isProduct && !orderId) return { ok: false, reason: 'not_bought' }
    const words = { stars, title, text, shownName, language }
    const now = ctx.now()
    const [saved] = await ctx.db
      .insert(reviews)
      .values({
        ...words,
        ...(isProduct ? { productId: about.id } : { recipeId: about.id }),
        email: reviewer.email,
        customerId: reviewer.customerId,
        orderId: orderId ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [reviews.subjectId, reviews.email],
        set: {
          ...words,
          customerId: sql`coalesce(excluded.customer_id, ${reviews.customerId})`,
          state: 'waiting',
          reason: null,
          reply: null,
          decidedBy: null,
          version: sql`${reviews.version} + 1`,
          updatedAt: now,
        },
        setWhere: sql`(${reviews.stars}, ${reviews.title}, ${reviews.text}, ${reviews.shownName}, ${reviews.language})
            is distinct from (excluded.stars, excluded.title, excluded.text, excluded.shown_name, excluded.language)`,
      })
      .returning({ id: reviews.id })
    if (saved) return { ok: true, id: saved.id }
    const [same] = await ctx.db
      .select({ id: reviews.id })
      .from(reviews)
      .where(sql`${reviews.subjectId} = ${about.id} and ${eq(reviews.email, reviewer.email)}`)
    return { ok: true, id: same?.id ?? '' }
  })
}
