import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { isRouteErrorResponse } from 'react-router'
import { listCategories, listProducts } from '#domain/catalog/index.ts'
import { listProductsInput } from '#domain/catalog/schemas.ts'
import { ErrorPage } from '#app/components/errors/error-page.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { type ErrorData, runVerb } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { CategoryFilter } from './category-filter.tsx'
import { findElsewhere } from './find-elsewhere.ts'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Results } from './results.tsx'
import { ShopSearch } from './shop-search.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const query = url.searchParams
  const input = listProductsInput.safeParse({
    category: query.get('category') ?? undefined,
    search: query.get('search') ?? undefined,
    page: query.get('page') ?? undefined,
    language,
  })
  if (!input.success) throw badRequest()
  const { category, search } = input.data
  const [found, categories] = await runVerb(context, (ctx) =>
    Promise.all([listProducts(ctx, input.data), listCategories(ctx, { language })]),
  )
  // Anyone who looks for words looks for dishes too, but not on each page of the products, nor on one shelf.
  const isWide = search !== undefined && category === undefined && input.data.page === 1
  const elsewhere = isWide ? await findElsewhere(context, { search, language }) : undefined
  return { found, categories, category, search, elsewhere }
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const shop = useShopMessages()
  const { found, categories, category: slug, search, elsewhere } = loaderData
  const category = categories.find((one) => one.slug === slug)
  return (
    <div className="page pt-8 md:pt-16">
      <PageHead
        title={category?.name ?? shop.title}
        description={category?.description ?? shop.metaDescription}
        page={{ to: '/shop', search: { category: slug, page: found.page } }}
        noIndex={search !== undefined}
      />
      <h1 className="text-4xl md:text-5xl">{category?.name ?? shop.title}</h1>
      <p className="mt-4 max-w-3xl text-pretty md:text-lg">{category?.description ?? shop.intro}</p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <CategoryFilter categories={categories} current={slug} search={search} />
        <ShopSearch category={slug} search={search} />
      </div>
      <Results found={found} category={slug} search={search} />
      {elsewhere && (
        <FoundElsewhere
          id="recipes"
          title={shop.foundRecipes}
          items={elsewhere.recipes}
          more={
            elsewhere.recipeCount > elsewhere.recipes.length
              ? { to: { to: '/recipes', search: { search } }, text: shop.allRecipes(elsewhere.recipeCount) }
              : undefined
          }
        />
      )}
      {elsewhere && <FoundElsewhere id="events" title={shop.foundEvents} items={elsewhere.events} />}
    </div>
  )
}

/** A wrong address gets the usual error page; that the list could not be read is said in the list's place. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <LoadFailed />
  if (error.status < 500) return <ErrorPage error={error} />
  return <LoadFailed requestId={(error.data as Partial<ErrorData> | null)?.requestId} />
}
