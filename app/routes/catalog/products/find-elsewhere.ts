import type { RequestContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { searchEvents } from '#domain/restaurant/events/index.ts'
import { searchRecipes } from '#domain/site/product-search/index.ts'
import { speaksOfVouchers } from '#domain/site/understanding/index.ts'
import type { Understood } from '#domain/site/product-search/views.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import type { Found } from './found-elsewhere.tsx'

/** So many of a kind stand below the products. */
const MOST = 6

type Elsewhere = { vouchers: Found[]; recipes: Found[]; recipeCount: number; events: Found[] }

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
    vouchers: speaksOfVouchers(search) ? await findVouchers(context, language) : [],
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

/** Leads to the page of gift vouchers, where the shop sells them. */
async function findVouchers(context: RequestContext, language: Locale): Promise<Found[]> {
  const { vouchers } = await runVerb(context, getSettings)
  const { title, description } = textsOf(language).vouchers
  return vouchers.isSold
    ? [{ key: 'vouchers', to: { to: '/vouchers' }, title, line: description, image: null }]
    : []
}
