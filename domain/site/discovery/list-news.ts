import { desc, sql } from 'drizzle-orm'
import { events, recipes } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { isShownEvent, isShownRecipe } from './internal.ts'
import type { NewsItem } from './schemas.ts'

/** Feed readers keep what they have read, so that they need the last ones only. */
const MOST_NEWS = 50

/** The recipes that were published, or the events that were announced, last; the newest first. */
export async function listNews(
  ctx: Ctx,
  { of, language }: { of: 'recipes' | 'events'; language: Locale },
): Promise<NewsItem[]> {
  const rows = of === 'recipes' ? await readRecipes(ctx, language) : await readEvents(ctx, language)
  return rows.map(({ picture, ...item }) => ({ ...item, image: picture ? imageOf(ctx, picture) : null }))
}

function readRecipes({ readDb }: Ctx, language: Locale) {
  return readDb
    .select({
      slug: recipes.slug,
      title: inLocale(recipes.title, language),
      line: inLocale(recipes.line, language),
      picture: recipes.picture,
      // Recipes that are shown have been published.
      at: sql<Date>`${recipes.publishedAt}`.mapWith(recipes.createdAt),
    })
    .from(recipes)
    .where(isShownRecipe)
    .orderBy(desc(recipes.publishedAt), desc(recipes.id))
    .limit(MOST_NEWS)
}

function readEvents({ readDb }: Ctx, language: Locale) {
  return readDb
    .select({
      slug: events.slug,
      title: inLocale(events.title, language),
      line: inLocale(events.shortDescription, language),
      picture: events.picture,
      at: events.createdAt,
    })
    .from(events)
    .where(isShownEvent)
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(MOST_NEWS)
}
