import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listInventory } from '#domain/catalog/stock-desk/index.ts'
import { EXPIRING_WITHIN, INVENTORY_FILTERS, listInventoryInput } from '#domain/catalog/stock-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { ProductList } from './product-list.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listInventoryInput, {
    // The word `all` may be looked for.
    search: url.searchParams.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  const list = await runVerb(context, (ctx) => listInventory(ctx, input))
  const filters = INVENTORY_FILTERS.map((value) => value)
  return { list, filters, within: EXPIRING_WITHIN.map((days) => days), chosen: input }
}

export default function AdminInventoryPage({ loaderData }: Route.ComponentProps) {
  const { inventory: texts } = useStaffMessages()
  const { list, filters, within, chosen } = loaderData
  const { filter, search, days } = chosen
  return (
    <ListPage
      title={texts.title}
      actions={
        <>
          <LocalLink to="/admin/inventory/batches" className="btn btn-line">
            {texts.batches}
          </LocalLink>
          <LocalLink to="/admin/inventory/stocktakes" className="btn btn-line">
            {texts.stocktakesLink}
          </LocalLink>
          <LocalLink to="/admin/inventory/receive" className="btn btn-leaf">
            {texts.receiveLink}
          </LocalLink>
        </>
      }
      filters={
        <FilterBar page="/admin/inventory" isFiltered={Boolean(filter || search)}>
          <FilterSearch label={texts.search} value={search} />
          <FilterSelect
            name="filter"
            label={texts.filter}
            value={filter}
            anyText={texts.any}
            options={filters.map((value) => ({ value, text: texts.filters[value] }))}
          />
          {filter === 'expiring' && (
            <label className="grid min-w-36 gap-1 max-sm:grow">
              <span className="font-semibold">{texts.days}</span>
              <select name="days" className="input" defaultValue={days} autoComplete="off">
                {within.map((option) => (
                  <option key={option} value={option}>
                    {texts.withinDays(option)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </FilterBar>
      }
      list={list}
      at={{
        to: '/admin/inventory',
        search: { filter, search, days: filter === 'expiring' ? days : undefined },
      }}
      pages={texts.pages}
      empty={
        <EmptyState
          {...(filter || search ? { title: texts.none } : { title: texts.noneYet, text: texts.noneYetText })}
        />
      }
    >
      <ProductList items={list.items} />
    </ListPage>
  )
}
