import { and, eq, ilike, isNotNull, sql } from 'drizzle-orm'
import { orders, products, recipes, reviews } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { policy } from './policy.ts'
import type { ListStaffReviewsInput } from './schemas.ts'
import type { StaffReviewList } from './views.ts'

const PAGE_SIZE = 30
const NEWEST = latestBy(reviews.updatedAt, reviews.id)

/**
 * Reviews as staff see them, a page at a time, those changed last first.
 * @throws DomainError forbidden
 */
export async function listStaffReviews(ctx: Ctx, input: ListStaffReviewsInput): Promise<StaffReviewList> {
  policy.listStaffReviews(ctx)
  const { state, subject, stars, language, search } = input
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        review: reviews,
        slug: sql<string>`coalesce(${products.slug}, ${recipes.slug})`,
        name: sql<LocalizedText>`coalesce(${products.name}, ${recipes.title})`,
        orderNumber: orders.number,
        cursor: page.cursor,
      })
      .from(reviews)
      .leftJoin(products, eq(products.id, reviews.productId))
      .leftJoin(recipes, eq(recipes.id, reviews.recipeId))
      .leftJoin(orders, eq(orders.id, reviews.orderId))
      .where(
        and(
          page.where,
          state && eq(reviews.state, state),
          stars && eq(reviews.stars, stars),
          language && eq(reviews.language, language),
          subject && isNotNull(subject === 'product' ? reviews.productId : reviews.recipeId),
          search
            ? ilike(
                sql`(${reviews.title} || ' ' || ${reviews.text} || ' ' || ${reviews.shownName})`,
                containing(search),
              )
            : undefined,
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  const { items, ...neighbours } = page.of(rows)
  return {
    items: items.map(({ review, slug, name, orderNumber }) => {
      const {
        productId,
        recipeId: _,
        subjectId: __,
        orderId,
        decidedBy: ___,
        createdAt,
        updatedAt,
        ...rest
      } = review
      return {
        ...rest,
        about: { subject: productId ? 'product' : 'recipe', slug, name },
        order: orderId && orderNumber ? { id: orderId, number: orderNumber } : null,
        writtenAt: createdAt,
        changedAt: updatedAt,
      }
    }),
    ...neighbours,
  }
}
