import type { RequestContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { searchEvents } from '#domain/restaurant/events/index.ts'
import { searchRecipes } from '#domain/site/product-search/index.ts'
import type { Understood } from '#domain/site/product-search/views.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Found } from './found-elsewhere.tsx'

/** So many of a kind stand below the products. */
const MOST = 6

type Elsewhere = { recipes: Found[]; recipeCount: number; events: Found[] }

/** Finds what the same words match besides products. */
export async function findElsewhere(
  context: RequestContext,
  { search, understood, language }: { search: string; understood: Understood | undefined; language: Locale },
): Promise<Elsewhere> {
  const [{ items: recipes }, events] = await runVerb(context, (ctx) =>
    Promise.all([
      searchRecipes(ctx, { search, language }),
      understood ? [] : searchEvents(ctx, { text: search, language, limit: MOST }),
    ]),
  )
  return {
    recipes: recipes.slice(0, MOST).map(({ slug, title, line, image }) => ({
      key: slug,
      to: { to: '/recipes/:id', params: { id: slug } },
      title,
      line,
      image,
    })),
    recipeCount: recipes.length,
    events: events.map(({ slug, title, shortDescription, image }) => ({
      key: slug,
      to: { to: '/events/:id', params: { id: slug } },
      title,
      line: shortDescription,
      image,
    })),
  }
}
