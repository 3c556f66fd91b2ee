import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffEvents } from '#domain/restaurant/event-desk/index.ts'
import { listStaffEventsInput } from '#domain/restaurant/event-desk/schemas.ts'
import { EVENT_FILTERS, type EventFilter } from '#shared/restaurant/event-states.ts'
import type { Route } from './+types/page.ts'
import { EventTable } from './event-table.tsx'

const FILTERS = Object.keys(EVENT_FILTERS) as EventFilter[]

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listStaffEventsInput.safeParse(listQuery(url, ['search', 'state', 'after', 'before']))
  if (!input.success) throw badRequest()
  const { search, state } = input.data
  return { list: await runVerb(context, (ctx) => listStaffEvents(ctx, input.data)), search, state }
}

export default function AdminEventsPage({ loaderData }: Route.ComponentProps) {
  const { events: texts } = useStaffMessages()
  const { list, search, state } = loaderData
  const isFiltered = search !== undefined || state !== undefined
  const page = (at: { after?: string; before?: string }) =>
    ({ to: '/admin/events', search: { search, state, ...at } }) as const
  const create = (
    <LocalLink to="/admin/events/new" className="btn btn-leaf">
      {texts.add}
    </LocalLink>
  )
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} actions={create} />
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
      {list.items.length > 0 ? (
        <EventTable events={list.items} />
      ) : (
        <EmptyState title={isFiltered ? texts.none : texts.noneYet} />
      )}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? page({ before: list.previous }) : undefined}
        next={list.next ? page({ after: list.next }) : undefined}
      />
    </>
  )
}
