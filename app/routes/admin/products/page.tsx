import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { ANY } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/context.ts'
import { pathTo } from '#app/page-path.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffCategories, listStaffProducts } from '#domain/catalog-desk/index.ts'
import { listStaffProductsInput, toCursorText } from '#domain/catalog-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { ProductFilter } from './product-filter.tsx'
import { ProductTable } from './product-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const chosen = (name: string) => {
    const value = query.get(name)
    return value === null || value === '' || value === ANY ? undefined : value
  }
  const input = listStaffProductsInput.safeParse({
    search: chosen('search'),
    category: chosen('category'),
    state: chosen('state'),
    texts: chosen('texts'),
    sort: chosen('sort'),
    after: chosen('after'),
    before: chosen('before'),
    language: context.get(localeContext),
  })
  if (!input.success) throw badRequest()
  const [list, categories] = await runVerb(context, (ctx) =>
    Promise.all([listStaffProducts(ctx, input.data), listStaffCategories(ctx)]),
  )
  const { search, category, state, texts, sort } = input.data
  const { previous, next, ...shown } = list
  return {
    ...shown,
    previous: previous && toCursorText(previous),
    next: next && toCursorText(next),
    categories,
    filter: { search, category, state, texts, sort: sort === 'order' ? undefined : sort },
  }
}

export default function AdminProductsPage({ loaderData }: Route.ComponentProps) {
  const { products: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const { items, previous, next, isCut, categories, filter } = loaderData
  const pageAt = (search: { after?: string; before?: string }) =>
    ({ to: '/admin/products', search: { ...filter, ...search } }) as const
  return (
    <>
      <OfficeHead
        title={texts.title}
        actions={
          <>
            <a href={pathTo('/admin/products/export.csv', locale)} download className="btn btn-line">
              {texts.export}
            </a>
            {isAdmin && (
              <>
                <LocalLink to="/admin/products/import" className="btn btn-line">
                  {texts.import}
                </LocalLink>
                <LocalLink to="/admin/products/new" className="btn btn-primary">
                  {texts.add}
                </LocalLink>
              </>
            )}
          </>
        }
      />
      <ProductFilter categories={categories} filter={filter} />
      {items.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneHint} />
      ) : (
        <ProductTable products={items} />
      )}
      {isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
      <CursorPager
        label={texts.pages}
        previous={previous ? pageAt({ before: previous }) : undefined}
        next={next ? pageAt({ after: next }) : undefined}
      />
    </>
  )
}
