import { asc, eq } from 'drizzle-orm'
import { categories, dishes, products, recipes } from '#database/schema/index.ts'
import type { SubjectKind } from '#shared/site/chat-answer.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listEvents } from '#domain/restaurant/events/index.ts'
import { foldedWords } from './fold.ts'

/** Something of the shop with the folded words of all that it is called. A dish has no slug: its id stands there. */
export type Named = { kind: SubjectKind; slug: string; title: LocalizedText; names: string[][] }

/** So many of each kind are known by name; what is beyond is found by the shop's search. */
const MOST = 500

/** Reads the names of everything that the shop shows, in both languages. */
export async function readNames(ctx: Ctx): Promise<Named[]> {
  const { readDb } = ctx
  const [jars, served, cooked, english, thai] = await Promise.all([
    readDb
      .select({ slug: products.slug, name: products.name })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(isListed)
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(MOST),
    readDb
      .select({ slug: dishes.id, name: dishes.name, roman: dishes.roman })
      .from(dishes)
      .where(eq(dishes.isActive, true))
      .orderBy(asc(dishes.id))
      .limit(MOST),
    readDb
      .select({ slug: recipes.slug, name: recipes.title })
      .from(recipes)
      .where(eq(recipes.isActive, true))
      .orderBy(asc(recipes.sortOrder), asc(recipes.id))
      .limit(MOST),
    listEvents(ctx, { language: 'en' }),
    listEvents(ctx, { language: 'th' }),
  ])
  return [
    ...jars.map(({ slug, name }) => named('product', slug, name)),
    ...served.map(({ slug, name, roman }) => named('dish', slug, name, roman)),
    ...cooked.map(({ slug, name }) => named('recipe', slug, name)),
    ...english.upcoming.map(({ slug, title }, at) =>
      named('event', slug, { en: title, th: thai.upcoming[at]?.title ?? title }),
    ),
  ]
}

const named = (kind: SubjectKind, slug: string, title: LocalizedText, other = ''): Named => ({
  kind,
  slug,
  title,
  names: [title.en, title.th, other].map(foldedWords).filter((words) => words.length > 0),
})
