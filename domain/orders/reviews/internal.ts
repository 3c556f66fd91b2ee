import { and, desc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import { categories, products, recipes, reviews } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { fallbackImage, inLocale, isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { imageOf, mainPicture } from '#domain/base/media/index.ts'
import { boughtProducts, type Reviewer } from './reviewer.ts'
import type { MyReview, MyReviews, Reviewed } from './views.ts'

export function productColumns(language: Locale) {
  return {
    id: products.id,
    slug: products.slug,
    name: inLocale(products.name, language),
    nameInEnglish: sql<string>`${products.name} ->> 'en'`,
    picture: mainPicture,
  }
}

export function recipeColumns(language: Locale) {
  return {
    id: recipes.id,
    slug: recipes.slug,
    name: inLocale(recipes.title, language),
    picture: recipes.picture,
  }
}

type ProductRow = Omit<Reviewed, 'subject' | 'image'> & {
  nameInEnglish: string
  picture: { name: string } | null
}

export function toReviewedProduct(ctx: Ctx, { nameInEnglish, picture, ...row }: ProductRow): Reviewed {
  const image = picture ? imageOf(ctx, picture.name) : fallbackImage(nameInEnglish)
  return { subject: 'product', ...row, image }
}

export function toReviewedRecipe(
  ctx: Ctx,
  { picture, ...row }: Omit<Reviewed, 'subject' | 'image'> & { picture: string | null },
): Reviewed {
  return { subject: 'recipe', ...row, image: picture && imageOf(ctx, picture) }
}

const { email: _, customerId: __, orderId: ___, decidedBy: ____, ...ownColumns } = getTableColumns(reviews)

/** Reads somebody's reviews, the newest first, whether or not the shop still shows what it is about. */
export async function readOwn(
  ctx: ShopCtx,
  { email, language, subjectId }: { email: string; language: Locale; subjectId?: string },
): Promise<MyReview[]> {
  const rows = await ctx.db
    .select({ review: ownColumns, product: productColumns(language), recipe: recipeColumns(language) })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(recipes, eq(recipes.id, reviews.recipeId))
    .where(and(eq(reviews.email, email), subjectId ? eq(reviews.subjectId, subjectId) : undefined))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
  return rows.flatMap(({ review, product, recipe }) => {
    const about = product?.id ? toReviewedProduct(ctx, product) : recipe && toReviewedRecipe(ctx, recipe)
    if (!about) return []
    const { stars, title, text, shownName, state, reason, reply, createdAt } = review
    return [
      {
        about,
        stars,
        title,
        text,
        shownName,
        language: review.language,
        state,
        reason,
        reply,
        writtenAt: createdAt,
      },
    ]
  })
}

/** Reads what has reached them and they may still review, and what they have reviewed. */
export async function readReviewsOf(
  ctx: ShopCtx,
  { reviewer, language, isOfOrder }: { reviewer: Reviewer; language: Locale; isOfOrder: boolean },
): Promise<MyReviews> {
  const { email } = reviewer
  const bought = boughtProducts(ctx, reviewer)
  const reviewed = ctx.db.select({ id: reviews.subjectId }).from(reviews).where(eq(reviews.email, email))
  const rows = await ctx.db
    .select(productColumns(language))
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, inArray(products.id, bought), notInArray(products.id, reviewed)))
    .orderBy(products.sortOrder, products.id)
  const own = await readOwn(ctx, { email, language })
  const boughtIds = isOfOrder ? new Set((await bought).map(({ id }) => id)) : undefined
  return {
    toReview: rows.map((row) => toReviewedProduct(ctx, row)),
    reviews: boughtIds ? own.filter(({ about }) => boughtIds.has(about.id)) : own,
  }
}
