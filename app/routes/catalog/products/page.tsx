import { useMessages } from '#app/components/i18n/locale.tsx'
import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { UnderstoodAs } from '#app/components/catalog/understood-as.tsx'
import { searchWithChoices } from '#domain/site/product-search/index.ts'
import { searchProductsInput } from '#domain/site/product-search/schemas.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { listQuery } from '#app/request/list-query.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { readCategories } from '#app/request/catalog/read-categories.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { CategoryFilter } from './category-filter.tsx'
import { findElsewhere } from './find-elsewhere.ts'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { LabelFilters } from './label-filters.tsx'
import { Results } from './results.tsx'
import type { ShopQuery } from './shop-query.ts'
import { ShopSearch } from './shop-search.tsx'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const asked = listQuery(url, ['category', 'search', 'page', 'heat', 'diet', 'without', 'sort'])
  const input = searchProductsInput.safeParse({ ...asked, language })
  if (!input.success) throw badRequest()
  const { category, search, heat, diet, without, sort } = input.data
  const query: ShopQuery = {
    category,
    search,
    heat,
    diet: diet?.join(','),
    without: without?.join(','),
    sort,
  }
  const [{ found, counts }, categories] = await runVerb(context, (ctx) =>
    Promise.all([searchWithChoices(ctx, input.data), readCategories(context)]),
  )
  // Anyone who looks for words looks for dishes too, but not on each page of the products, nor on one shelf.
  const isWide = search !== undefined && category === undefined && input.data.page === 1
  const { understood } = found
  const elsewhere = isWide ? await findElsewhere(context, { search, understood, language }) : undefined
  return { found, counts, categories, query, elsewhere }
}

export default renderedOnData(function ShopPage({ loaderData }: Route.ComponentProps) {
  const shop = useShopMessages()
  const { footer } = useMessages().shell
  const { found, counts, categories, query, elsewhere } = loaderData
  const { search, category: slug, ...filters } = query
  const category = categories.find((one) => one.slug === slug)
  const isFiltered = Object.values(filters).some(Boolean)
  const title = search ? shop.resultsFor(search) : (category?.name ?? shop.title)
  return (
    <div className="page pt-8 md:pt-16">
      <PageHead
        title={title}
        description={category?.description ?? shop.metaDescription}
        page={{ to: '/shop', search: { category: slug, page: found.page } }}
        noIndex={search !== undefined || isFiltered}
      />
      <h1 className="text-4xl wrap-anywhere md:text-5xl">{title}</h1>
      <div className="mt-4 max-w-3xl text-pretty md:text-lg">
        {found.understood ? (
          <UnderstoodAs understood={found.understood} />
        ) : (
          <p>{category?.description ?? shop.intro}</p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <CategoryFilter categories={categories} query={query} />
        <ShopSearch query={query} />
      </div>
      <LabelFilters query={query} counts={counts} />
      {/* Before the products, among which there is none. */}
      {elsewhere && <FoundElsewhere id="vouchers" title={footer.vouchers} items={elsewhere.vouchers} />}
      <Results found={found} query={query} />
      {elsewhere && (
        <FoundElsewhere
          id="recipes"
          title={shop.foundRecipes}
          items={elsewhere.recipes}
          more={
            !found.understood && elsewhere.recipeCount > elsewhere.recipes.length
              ? { to: { to: '/recipes', search: { search } }, text: shop.allRecipes(elsewhere.recipeCount) }
              : undefined
          }
        />
      )}
      {elsewhere && <FoundElsewhere id="events" title={shop.foundEvents} items={elsewhere.events} />}
    </div>
  )
})
