import { and, desc, eq, sql } from 'drizzle-orm'
import { ratings, reviews } from '#database/schema/index.ts'
import { STARS } from '#shared/orders/review-fields.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import type { ListReviewsInput } from './schemas.ts'
import type { ReviewList, StarCounts } from './views.ts'

const PAGE_SIZE = 10
const NEWEST = latestBy(reviews.createdAt, reviews.id)

/**
 * Lists the reviews of something that everybody may read, a page at a time, the newest first, and counts the stars of all
 * of them: null where there are none.
 */
export async function listReviews(
  ctx: Ctx,
  { subjectId, ...input }: Pick<ListReviewsInput, 'after' | 'before'> & { subjectId: string },
): Promise<{ counts: StarCounts | null; list: ReviewList }> {
  const counts = await countStars(ctx, subjectId)
  if (!counts) return { counts, list: { items: [], previous: null, next: null } }
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const { id, stars, title, text, shownName, language, reply, createdAt } = reviews
  const rows = await ctx.readDb
    .select({
      id,
      stars,
      title,
      text,
      shownName,
      language,
      reply,
      writtenAt: createdAt,
      cursor: page.cursor,
    })
    .from(reviews)
    .where(and(eq(reviews.subjectId, subjectId), eq(reviews.state, 'shown'), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return { counts, list: page.of(rows) }
}

async function countStars(ctx: Ctx, subjectId: string): Promise<StarCounts | null> {
  const [rating] = await ctx.readDb
    .select({ average: ratings.average, count: ratings.count })
    .from(ratings)
    .where(eq(ratings.subjectId, subjectId))
  if (!rating) return null
  const counts = await ctx.readDb
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.subjectId, subjectId), eq(reviews.state, 'shown')))
    .groupBy(reviews.stars)
    .orderBy(desc(reviews.stars))
  const byStars = STARS.toReversed().map((stars) => ({
    stars,
    count: counts.find((one) => one.stars === stars)?.count ?? 0,
  }))
  return { ...rating, byStars }
}
