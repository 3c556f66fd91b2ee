import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffEvents } from '#domain/restaurant/event-desk/index.ts'
import { listStaffEventsInput } from '#domain/restaurant/event-desk/schemas.ts'
import { EVENT_FILTERS, type EventFilter } from '#shared/restaurant/event-states.ts'
import type { Route } from './+types/page.ts'
import { EventTable } from './event-table.tsx'

const FILTERS = Object.keys(EVENT_FILTERS) as EventFilter[]

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listStaffEventsInput)
  return { list: await runVerb(context, (ctx) => listStaffEvents(ctx, input)), filters: filtersOf(input) }
}

export default function AdminEventsPage({ loaderData }: Route.ComponentProps) {
  const { events: texts } = useStaffMessages()
  const { list, filters } = loaderData
  const { search, state } = filters
  const isFiltered = search !== undefined || state !== undefined
  const create = (
    <LocalLink to="/admin/events/new" className="btn btn-leaf">
      {texts.add}
    </LocalLink>
  )
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      actions={create}
      filters={
        <FilterBar page="/admin/events" isFiltered={isFiltered}>
          <FilterSearch label={texts.search} value={search} />
          <FilterSelect
            name="state"
            label={texts.state}
            value={state}
            anyText={texts.anyState}
            options={FILTERS.map((value) => ({
              value,
              text: value === 'upcoming' ? texts.upcoming : texts.states[value],
            }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/events', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={isFiltered ? texts.none : texts.noneYet} />}
    >
      <EventTable events={list.items} />
    </ListPage>
  )
}
