import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listInventory } from '#domain/catalog/stock-desk/index.ts'
import { EXPIRING_WITHIN, INVENTORY_FILTERS, listInventoryInput } from '#domain/catalog/stock-desk/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import type { Route } from './+types/page.ts'
import { ProductList } from './product-list.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const filter = query.get('filter')
  const input = listInventoryInput.safeParse({
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
    filter: filter === ANY ? undefined : (filter ?? undefined),
    days: query.get('days') ?? undefined,
    search: query.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  if (!input.success) throw badRequest()
  const list = await runVerb(context, (ctx) => listInventory(ctx, input.data))
  const filters = INVENTORY_FILTERS.map((value) => value)
  return { list, filters, within: EXPIRING_WITHIN.map((days) => days), chosen: input.data }
}

export default function AdminInventoryPage({ loaderData }: Route.ComponentProps) {
  const { inventory: texts } = useStaffMessages()
  const { list, filters, within, chosen } = loaderData
  const { filter, search, days } = chosen
  const pageAt = (cursor: { after?: string; before?: string }) =>
    ({
      to: '/admin/inventory',
      search: { filter, search, days: filter === 'expiring' ? days : undefined, ...cursor },
    }) as const
  return (
    <>
      <OfficeHead
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
      />
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
      {list.items.length === 0 ? (
        <EmptyState
          {...(filter || search ? { title: texts.none } : { title: texts.noneYet, text: texts.noneYetText })}
        />
      ) : (
        <ProductList items={list.items} />
      )}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? pageAt({ before: list.previous }) : undefined}
        next={list.next ? pageAt({ after: list.next }) : undefined}
      />
    </>
  )
}
