import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { FilterDay } from '#app/components/admin/filter-day.tsx'
import { LogTabs } from '#app/components/admin/tabs/log-tabs.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listSecurityEvents } from '#domain/base/audit/index.ts'
import { listSecurityEventsInput } from '#domain/base/audit/schemas.ts'
import type { SecurityEventView } from '#domain/base/audit/views.ts'
import { SECURITY_EVENTS } from '#shared/base/security-events.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listSecurityEventsInput)
  return { list: await runVerb(context, (ctx) => listSecurityEvents(ctx, input)), filters: filtersOf(input) }
}

export default function AdminSignInsPage({ loaderData }: Route.ComponentProps) {
  const { audit: texts } = useStaffMessages()
  const { list, filters } = loaderData
  return (
    <ListPage
      title={texts.signInsTitle}
      hint={texts.signInsHint}
      filters={
        <>
          <LogTabs current="/admin/audit/sign-ins" />
          <FilterBar page="/admin/audit/sign-ins" isFiltered={Object.values(filters).some(Boolean)}>
            <FilterSearch name="person" label={texts.person} value={filters.person} />
            <FilterSelect
              name="event"
              label={texts.event}
              value={filters.event}
              anyText={texts.anyAction}
              options={SECURITY_EVENTS.map((value) => ({ value, text: texts.events[value] }))}
            />
            <FilterDay name="from" label={texts.from} value={filters.from} />
            <FilterDay name="until" label={texts.until} value={filters.until} />
          </FilterBar>
        </>
      }
      list={list}
      at={{ to: '/admin/audit/sign-ins', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={texts.none} />}
    >
      <Events rows={list.items} />
    </ListPage>
  )
}

function Events({ rows }: { rows: SecurityEventView[] }) {
  const { audit: texts } = useStaffMessages()
  const locale = useLocale()
  const columns: [Column<SecurityEventView>, ...Column<SecurityEventView>[]] = [
    { key: 'event', head: texts.event, cell: ({ event }) => texts.events[event] },
    {
      key: 'person',
      head: texts.person,
      cell: personCell,
    },
    { key: 'count', head: texts.howOften, cell: ({ count }) => texts.times(count) },
    { key: 'last', head: texts.when, cell: ({ lastAt }) => formatDateTime(lastAt, locale) },
    { key: 'sender', head: texts.sender, cell: ({ sender }) => sender || '–' },
  ]
  return <DataList label={texts.list} rows={rows} keyOf={({ id }) => String(id)} columns={columns} />
}

const personCell = ({ person }: SecurityEventView) => <Person person={person} />

function Person({ person }: Pick<SecurityEventView, 'person'>) {
  const { audit: texts } = useStaffMessages()
  if (!person?.name) return person ? texts.gone : texts.nobody
  return (
    <LocalLink
      to="/admin/customers/:id"
      params={{ id: person.id }}
      className="link inline-flex min-h-11 items-center md:min-h-8"
    >
      {person.name}
    </LocalLink>
  )
}
