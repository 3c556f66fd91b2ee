import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { readList } from '#app/request/list-query.ts'
import { listDiscounts } from '#domain/orders/discounts/index.ts'
import { listDiscountsInput } from '#domain/orders/discounts/schemas.ts'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'
import type { Route } from './+types/page.ts'
import { useDiscountColumns } from './use-discount-columns.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listDiscountsInput, listDiscounts)
}

export default function AdminDiscountsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { discounts: texts } = useStaffMessages()
  return (
    <ListPage
      texts={texts}
      actions={
        <LocalLink to="/admin/discounts/new" className="btn btn-leaf">
          {texts.add}
        </LocalLink>
      }
      page="/admin/discounts"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'state',
          label: texts.state,
          any: texts.anyState,
          options: optionsOf(texts.states, DISCOUNT_STATES),
        },
      ]}
      list={list}
      columns={useDiscountColumns()}
      none={{ title: texts.none }}
      noneYet={{ title: texts.noneYet }}
    >
      <p className="mt-4 text-sm text-stone">{texts.givenHint}</p>
    </ListPage>
  )
}
