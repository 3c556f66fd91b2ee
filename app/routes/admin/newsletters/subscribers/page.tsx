import { Badge } from '#app/components/admin/badge.tsx'
import type { Column } from '#app/components/admin/data-list.tsx'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { readList } from '#app/request/list-query.ts'
import { listSubscribers } from '#domain/newsletters/subscriber-desk/index.ts'
import { listSubscribersInput } from '#domain/newsletters/subscriber-desk/schemas.ts'
import type { SubscriberSummary } from '#domain/newsletters/subscriber-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONSENT_SOURCES, SUBSCRIBER_FILTERS } from '#shared/base/consent.ts'
import type { Route } from './+types/page.ts'

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listSubscribersInput, listSubscribers)
}

export default function AdminSubscribersPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { subscribers: texts, customer } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const states = optionsOf(texts.states, SUBSCRIBER_FILTERS)
  const languages = optionsOf(customer.languages, LOCALES)
  const sources = optionsOf(customer.sources, CONSENT_SOURCES)
  return (
    <ListPage
      texts={texts}
      actions={
        isAdmin && (
          <ExportForm to={{ to: '/admin/subscribers/export.csv', search: filters }} submit={texts.export} />
        )
      }
      page="/admin/subscribers"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        { name: 'state', label: texts.state, any: texts.anyState, options: states },
        { name: 'language', label: texts.language, any: texts.anyLanguage, options: languages },
        { name: 'source', label: texts.source, any: texts.anySource, options: sources },
      ]}
      list={list}
      label={texts.list}
      columns={useColumns()}
      none={{ title: texts.none, text: texts.noneHint }}
    />
  )
}

function useColumns(): Column<SubscriberSummary>[] {
  const { subscribers: texts, customer } = useStaffMessages()
  const locale = useLocale()
  return [
    {
      key: 'email',
      head: texts.search,
      cell: ({ id, email, bounce }) => (
        <>
          <RowLink to="/admin/subscribers/:id" params={{ id }} className="wrap-anywhere">
            {email}
          </RowLink>{' '}
          {bounce && <Badge tone="bad">{texts.states.bounced}</Badge>}
        </>
      ),
    },
    { key: 'state', head: texts.state, isWords: true, cell: ({ state }) => texts.states[state] },
    { key: 'language', head: texts.language, cell: ({ language }) => customer.languages[language] },
    { key: 'source', head: texts.source, cell: ({ source }) => customer.sources[source] },
    { key: 'since', head: texts.since, cell: ({ since }) => formatDate(since, locale) },
  ]
}
