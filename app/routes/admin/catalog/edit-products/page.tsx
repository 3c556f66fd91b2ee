import { ListPage } from '#app/components/admin/list-page.tsx'
import { useProductFilters } from '#app/components/admin/catalog/use-product-filters.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { readProductList } from '#app/request/catalog/product-list.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { useLocation } from 'react-router'
import type { Route } from './+types/page.ts'
import { editAction } from './edit-action.ts'
import { RowsForm } from './rows-form.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader(args: Route.LoaderArgs) {
  return readProductList(args)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { save: editAction })
}

/** Prices and stock of a page of products, in one form. */
export default function EditProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products: texts } = useStaffMessages()
  const { key } = useLocation()
  const { items, previous, next, isCut, categories, filter } = loaderData
  return (
    <ListPage
      texts={{ title: texts.rows.title, hint: texts.rows.hint, pages: texts.pages }}
      back={{ to: { to: '/admin/products', search: filter }, text: texts.all }}
      page="/admin/products/edit"
      chosen={filter}
      filters={useProductFilters(categories)}
      list={{ items, previous, next }}
      none={{ title: texts.none, text: texts.noneHint }}
    >
      {/* Mounted again with each answer: its fields show what is stored, but in rows that were not saved. */}
      <RowsForm key={key} items={items} reply={actionData} />
      {isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
    </ListPage>
  )
}
