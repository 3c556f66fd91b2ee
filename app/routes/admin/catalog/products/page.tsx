import type { EmptyStateProps } from '#app/components/admin/empty-state.tsx'
import { useProductFilters } from '#app/components/admin/catalog/use-product-filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { readProductList } from '#app/request/catalog/product-list.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { Route } from './+types/page.ts'
import { useProductColumns } from './use-product-columns.tsx'

export async function loader(args: Route.LoaderArgs) {
  return readProductList(args)
}

export default function AdminProductsPage({ loaderData }: Route.ComponentProps) {
  const { products: texts, catalogServer } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const { items, previous, next, isCut, categories, filter } = loaderData
  const isFiltered = [filter.search, filter.category, filter.state, filter.texts].some(Boolean)
  const filters = useProductFilters(categories)
  return (
    <ListPage
      texts={{ title: texts.title, pages: texts.pages }}
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
              {items.length > 0 && (
                <LocalLink to="/admin/products/edit" search={filter} className="btn btn-line">
                  {texts.rows.open}
                </LocalLink>
              )}
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
      page="/admin/products"
      chosen={filter}
      filters={(isFiltered || items.length > 0) && filters}
      list={{ items, previous, next }}
      columns={useProductColumns()}
      none={{ title: texts.none, text: texts.noneHint }}
      noneYet={useFirstStep(categories.length > 0)}
      footer={
        <p className="mt-6">
          <LocalLink to="/admin/products/server" className="link inline-flex min-h-11 items-center">
            {catalogServer.title}
          </LocalLink>
        </p>
      }
    >
      {isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
    </ListPage>
  )
}

/** Says how to begin in a shop that has nothing yet. */
function useFirstStep(hasCategories: boolean): EmptyStateProps {
  const { products: texts, categories } = useStaffMessages()
  const title = texts.empty
  if (!useIsAdmin()) return { title }
  const [to, text, add] = hasCategories
    ? (['/admin/products/new', texts.emptyHint, texts.add] as const)
    : (['/admin/categories', texts.categoryFirst, categories.add] as const)
  const action = (
    <LocalLink to={to} className="btn btn-primary">
      {add}
    </LocalLink>
  )
  return { title, text, action }
}
