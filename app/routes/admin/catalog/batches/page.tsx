import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listBatches } from '#domain/catalog/stock-desk/index.ts'
import { BATCH_FILTERS, listBatchesInput } from '#domain/catalog/stock-desk/schemas.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { BatchList } from './batch-list.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listBatchesInput, {
    // The word `all` may be looked for.
    search: url.searchParams.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  return {
    list: await runVerb(context, (ctx) => listBatches(ctx, input)),
    filters: BATCH_FILTERS.map((value) => value),
    chosen: input,
    today: shopDay(new Date()),
  }
}

/** The batches of all products: somebody reads a code from a jar, or asks what was recalled. */
export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const { inventory } = useStaffMessages()
  const texts = inventory.allBatches
  const { list, filters, chosen, today } = loaderData
  const { filter, search } = chosen
  return (
    <ListPage
      title={inventory.batches}
      back={{ to: { to: '/admin/inventory' }, text: inventory.all }}
      hint={texts.hint}
      filters={
        <FilterBar page="/admin/inventory/batches" isFiltered={Boolean(filter || search)}>
          <FilterSearch label={texts.search} value={search} />
          <FilterSelect
            name="filter"
            label={inventory.filter}
            value={filter}
            anyText={texts.any}
            options={filters.map((value) => ({ value, text: texts.filters[value] }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/inventory/batches', search: { filter, search } }}
      pages={texts.pages}
      empty={
        <EmptyState
          {...(filter || search ? { title: texts.none } : { title: texts.noneYet, text: texts.noneYetText })}
          action={
            <LocalLink to="/admin/inventory/receive" className="btn btn-line">
              {inventory.receiveLink}
            </LocalLink>
          }
        />
      }
    >
      <BatchList batches={list.items} today={today} />
    </ListPage>
  )
}
