import { and, eq, sql } from 'drizzle-orm'
import { categories, events, products, recipes } from '#database/schema/index.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { fallbackImage, inLocale, isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { isShownEvent, isShownRecipe, pictureNames } from './internal.ts'
import type { PageKind, ShareCardInput, SharedPage } from './schemas.ts'

/** Returns what a shared link to a public page shows, in one language; undefined if visitors do not see the page. */
export async function getShareCard(
  ctx: Ctx,
  { kind, slug, language }: ShareCardInput,
): Promise<SharedPage | undefined> {
  return READERS[kind](ctx, slug, language)
}

const READERS: Record<
  PageKind,
  (ctx: Ctx, slug: string, language: Locale) => Promise<SharedPage | undefined>
> = {
  async products({ readDb }, slug, language) {
    const [row] = await readDb
      .select({
        title: inLocale(products.name, language),
        nameInEnglish: sql<string>`${products.name} ->> 'en'`,
        about: inLocale(categories.name, language),
        pictures: pictureNames,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(products.slug, slug), isListed))
    if (!row) return undefined
    const { nameInEnglish, pictures, ...page } = row
    return { ...page, picture: pictures[0] ?? fallbackImage(nameInEnglish) }
  },
  async recipes({ readDb }, slug, language) {
    const [row] = await readDb
      .select({ title: inLocale(recipes.title, language), picture: recipes.picture })
      .from(recipes)
      .where(and(eq(recipes.slug, slug), isShownRecipe))
    return row && { ...row, about: undefined }
  },
  async events({ readDb }, slug, language) {
    const [row] = await readDb
      .select({
        title: inLocale(events.title, language),
        picture: events.picture,
        startDate: events.startDate,
        state: events.state,
      })
      .from(events)
      .where(and(eq(events.slug, slug), isShownEvent))
    if (!row) return undefined
    const { state, startDate, ...page } = row
    // The date of one that was postponed is not yet known.
    return { ...page, about: state === 'postponed' ? undefined : formatDate(startDate, language) }
  },
}
