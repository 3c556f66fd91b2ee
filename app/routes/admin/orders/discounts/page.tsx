import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listDiscounts } from '#domain/orders/discounts/index.ts'
import { listDiscountsInput } from '#domain/orders/discounts/schemas.ts'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'
import type { Route } from './+types/page.ts'
import { DiscountTable } from './discount-table.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listDiscountsInput)
  return { list: await runVerb(context, (ctx) => listDiscounts(ctx, input)), filters: filtersOf(input) }
}

export default function AdminDiscountsPage({ loaderData }: Route.ComponentProps) {
  const { discounts: texts } = useStaffMessages()
  const { list, filters } = loaderData
  const { search, state } = filters
  const isFiltered = search !== undefined || state !== undefined
  const create = (
    <LocalLink to="/admin/discounts/new" className="btn btn-leaf">
      {texts.add}
    </LocalLink>
  )
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      actions={create}
      filters={
        <FilterBar page="/admin/discounts" isFiltered={isFiltered}>
          <FilterSearch label={texts.search} value={search} />
          <FilterSelect
            name="state"
            label={texts.state}
            value={state}
            anyText={texts.anyState}
            options={DISCOUNT_STATES.map((value) => ({ value, text: texts.states[value] }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/discounts', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={isFiltered ? texts.none : texts.noneYet} />}
    >
      <DiscountTable discounts={list.items} />
      <p className="mt-4 text-sm text-stone">{texts.givenHint}</p>
    </ListPage>
  )
}
