import type { Column } from '#app/components/admin/data-list.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { LogTabs } from '#app/components/admin/tabs/log-tabs.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { readList } from '#app/request/list-query.ts'
import { listSecurityEvents } from '#domain/base/audit/index.ts'
import { listSecurityEventsInput } from '#domain/base/audit/schemas.ts'
import type { SecurityEventView } from '#domain/base/audit/views.ts'
import { SECURITY_EVENTS } from '#shared/base/security-events.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listSecurityEventsInput, listSecurityEvents)
}

export default function AdminSignInsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { audit: texts } = useStaffMessages()
  const events = optionsOf(texts.events, SECURITY_EVENTS)
  return (
    <ListPage
      texts={{ title: texts.signInsTitle, hint: texts.signInsHint, pages: texts.pages }}
      beforeFilters={<LogTabs current="/admin/audit/sign-ins" />}
      page="/admin/audit/sign-ins"
      chosen={filters}
      filters={[
        { name: 'person', label: texts.person },
        { name: 'event', label: texts.event, any: texts.anyAction, options: events },
        { name: 'from', label: texts.from, kind: 'day' },
        { name: 'until', label: texts.until, kind: 'day' },
      ]}
      list={list}
      label={texts.list}
      columns={useColumns()}
      none={{ title: texts.none }}
    />
  )
}

function useColumns(): Column<SecurityEventView>[] {
  const { audit: texts } = useStaffMessages()
  const locale = useLocale()
  return [
    { key: 'event', head: texts.event, cell: ({ event }) => texts.events[event] },
    { key: 'person', head: texts.person, cell: ({ person }) => <Person person={person} /> },
    { key: 'count', head: texts.howOften, cell: ({ count }) => texts.times(count) },
    { key: 'last', head: texts.when, cell: ({ lastAt }) => formatDateTime(lastAt, locale) },
    { key: 'sender', head: texts.sender, cell: ({ sender }) => sender || '–' },
  ]
}

function Person({ person }: Pick<SecurityEventView, 'person'>) {
  const { audit: texts } = useStaffMessages()
  if (!person?.name) return person ? texts.gone : texts.nobody
  return (
    <RowLink to="/admin/customers/:id" params={{ id: person.id }}>
      {person.name}
    </RowLink>
  )
}
