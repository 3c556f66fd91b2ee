import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { pathTo } from '#app/request/page-path.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffCategories, listStaffProducts } from '#domain/catalog/catalog-desk/index.ts'
import { listStaffProductsInput, toCursorText } from '#domain/catalog/catalog-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { ProductFilter } from './product-filter.tsx'
import { ProductTable } from './product-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listStaffProductsInput, { language: context.get(localeContext) })
  const [list, categories] = await runVerb(context, (ctx) =>
    Promise.all([listStaffProducts(ctx, input), listStaffCategories(ctx)]),
  )
  const { search, category, state, texts, sort } = input
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
  const { products: texts, catalogServer } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const { items, previous, next, isCut, categories, filter } = loaderData
  const isFiltered = [filter.search, filter.category, filter.state, filter.texts].some(Boolean)
  return (
    <ListPage
      title={texts.title}
      actions={
        <>
          <a
            href={pathTo(
              { to: '/admin/products/export.csv', search: { ...filter, sort: undefined } },
              locale,
            )}
            download
            className="btn btn-line"
          >
            {isFiltered ? texts.exportThese : texts.export}
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
      filters={(isFiltered || items.length > 0) && <ProductFilter categories={categories} filter={filter} />}
      list={{ items, previous, next }}
      at={{ to: '/admin/products', search: filter }}
      pages={texts.pages}
      empty={<NoProducts isFiltered={isFiltered} hasCategories={categories.length > 0} />}
      footer={
        <p className="mt-6">
          <LocalLink to="/admin/products/server" className="link inline-flex min-h-11 items-center">
            {catalogServer.title}
          </LocalLink>
        </p>
      }
    >
      <ProductTable products={items} />
      {isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
    </ListPage>
  )
}

/** Nothing was found, or the shop has nothing yet: then where to begin. */
function NoProducts({ isFiltered, hasCategories }: { isFiltered: boolean; hasCategories: boolean }) {
  const { products: texts, categories } = useStaffMessages()
  const isAdmin = useIsAdmin()
  if (isFiltered) return <EmptyState title={texts.none} text={texts.noneHint} />
  if (!isAdmin) return <EmptyState title={texts.empty} />
  return hasCategories ? (
    <EmptyState
      title={texts.empty}
      text={texts.emptyHint}
      action={
        <LocalLink to="/admin/products/new" className="btn btn-primary">
          {texts.add}
        </LocalLink>
      }
    />
  ) : (
    <EmptyState
      title={texts.empty}
      text={texts.categoryFirst}
      action={
        <LocalLink to="/admin/categories" className="btn btn-primary">
          {categories.add}
        </LocalLink>
      }
    />
  )
}
