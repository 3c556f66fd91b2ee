import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listBatches } from '#domain/catalog/stock-desk/index.ts'
import { BATCH_FILTERS, listBatchesInput } from '#domain/catalog/stock-desk/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { BatchList } from './batch-list.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const filter = query.get('filter')
  const input = listBatchesInput.safeParse({
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
    filter: filter === ANY ? undefined : (filter ?? undefined),
    search: query.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  if (!input.success) throw badRequest()
  return {
    list: await runVerb(context, (ctx) => listBatches(ctx, input.data)),
    filters: BATCH_FILTERS.map((value) => value),
    chosen: input.data,
    today: shopDay(new Date()),
  }
}

/** The batches of all products: somebody reads a code from a jar, or asks what was recalled. */
export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const { inventory } = useStaffMessages()
  const texts = inventory.allBatches
  const { list, filters, chosen, today } = loaderData
  const { filter, search } = chosen
  const pageAt = (cursor: { after?: string; before?: string }) =>
    ({ to: '/admin/inventory/batches', search: { filter, search, ...cursor } }) as const
  return (
    <>
      <OfficeHead
        title={inventory.batches}
        back={{ to: { to: '/admin/inventory' }, text: inventory.all }}
        hint={texts.hint}
      />
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
      {list.items.length === 0 ? (
        <EmptyState
          {...(filter || search ? { title: texts.none } : { title: texts.noneYet, text: texts.noneYetText })}
          action={
            <LocalLink to="/admin/inventory/receive" className="btn btn-line">
              {inventory.receiveLink}
            </LocalLink>
          }
        />
      ) : (
        <BatchList batches={list.items} today={today} />
      )}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? pageAt({ before: list.previous }) : undefined}
        next={list.next ? pageAt({ after: list.next }) : undefined}
      />
    </>
  )
}
