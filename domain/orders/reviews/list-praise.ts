import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { categories, products, reviews } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale, isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { PraiseView } from './schemas.ts'

const MOST = 3
/** Shorter ones say too little of why, longer ones do not fit a card. In characters. */
const LENGTH = { min: 30, max: 320 }

/** The last reviews of products that are short enough to quote, have four stars or more and are in this language. */
export async function listPraise({ readDb }: Ctx, { language }: { language: Locale }): Promise<PraiseView[]> {
  const { id, stars, text, shownName } = reviews
  return readDb
    .select({
      id,
      stars,
      text,
      shownName,
      language: reviews.language,
      product: { slug: products.slug, name: inLocale(products.name, language), tint: products.tint },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(reviews.state, 'shown'),
        eq(reviews.language, language),
        gte(reviews.stars, 4),
        sql`length(${reviews.text}) between ${LENGTH.min} and ${LENGTH.max}`,
        isListed,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST)
}
