import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { readList } from '#app/request/list-query.ts'
import { listStaffEvents } from '#domain/restaurant/event-desk/index.ts'
import { listStaffEventsInput } from '#domain/restaurant/event-desk/schemas.ts'
import { EVENT_FILTERS, type EventFilter } from '#shared/restaurant/event-states.ts'
import type { Route } from './+types/page.ts'
import { useEventColumns } from './use-event-columns.tsx'

const FILTERS = Object.keys(EVENT_FILTERS) as EventFilter[]

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listStaffEventsInput, listStaffEvents)
}

export default function AdminEventsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { events: texts } = useStaffMessages()
  const states = optionsOf({ ...texts.states, upcoming: texts.upcoming }, FILTERS)
  return (
    <ListPage
      texts={texts}
      actions={
        <LocalLink to="/admin/events/new" className="btn btn-leaf">
          {texts.add}
        </LocalLink>
      }
      page="/admin/events"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        { name: 'state', label: texts.state, any: texts.anyState, options: states },
      ]}
      list={list}
      columns={useEventColumns()}
      none={{ title: texts.none }}
      noneYet={{ title: texts.noneYet }}
    />
  )
}
