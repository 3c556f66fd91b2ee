import { PageHead } from '#app/components/shell/page-head.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { RecipeGrid } from '#app/components/recipes/recipe-grid.tsx'
import { useRecipeListMessages } from '#app/components/recipes/use-recipe-list-messages.ts'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { searchRecipes } from '#domain/site/product-search/index.ts'
import { listCookedWith } from '#domain/recipes/recipes/index.ts'
import { listRecipesInput } from '#domain/recipes/recipes/schemas.ts'
import type { Route } from './+types/page.ts'
import { RecipeFilters } from './recipe-filters.tsx'
import { RecipesUnderstood } from './recipes-understood.tsx'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

const PRIORITY_PICTURES = 3

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const asked = listQuery(url, ['search', 'product', 'diet', 'minutes', 'spice'])
  // A box each, so it may be there several times.
  const without = url.searchParams.getAll('without').join(',')
  const input = listRecipesInput.safeParse({ ...asked, ...(without && { without }), language })
  if (!input.success) throw badRequest()
  const [{ items: recipes, understood }, products] = await runVerb(context, (ctx) =>
    Promise.all([searchRecipes(ctx, input.data), listCookedWith(ctx, { language })]),
  )
  const { language: _language, ...filters } = input.data
  return { recipes, understood, products, filters }
}

export default renderedOnData(function RecipesPage({ loaderData }: Route.ComponentProps) {
  const { recipes, understood, products, filters } = loaderData
  const { title } = useRecipesMessages()
  const texts = useRecipeListMessages()
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return (
    <div className="page pt-8 md:pt-16">
      <PageHead
        title={title}
        description={texts.metaDescription}
        page={{ to: '/recipes' }}
        noIndex={isFiltered}
      />
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      <p className="mt-4 max-w-3xl text-pretty md:text-lg">{texts.intro}</p>
      <RecipeFilters filters={filters} products={products} />
      {understood && (
        <div role="status" className="notice mt-6">
          <RecipesUnderstood understood={understood} />
        </div>
      )}
      <section className="rise" aria-labelledby="results">
        <h2 id="results" className="my-4 font-text text-sm font-normal text-stone">
          <span role="status">{texts.count(recipes.length)}</span>
        </h2>
        {recipes.length > 0 ? (
          <RecipeGrid recipes={recipes} priorityCount={PRIORITY_PICTURES} hasLead={!isFiltered} />
        ) : (
          <div className="grid justify-items-center gap-4 border-y border-line py-16 text-center">
            <img src="/images/drawings/empty-plate.svg" alt="" width={160} height={132} className="drawing" />
            <p className="display text-xl">{texts.empty}</p>
            <p>{texts.emptyHint}</p>
            <LocalLink to="/recipes" className="btn btn-leaf">
              {texts.clear}
            </LocalLink>
          </div>
        )}
      </section>
    </div>
  )
})
