import { Badge } from '#app/components/admin/badge.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listSubscribers } from '#domain/newsletters/subscriber-desk/index.ts'
import { listSubscribersInput } from '#domain/newsletters/subscriber-desk/schemas.ts'
import type { SubscriberSummary } from '#domain/newsletters/subscriber-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONSENT_SOURCES, SUBSCRIBER_FILTERS } from '#shared/base/consent.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listSubscribersInput)
  return { list: await runVerb(context, (ctx) => listSubscribers(ctx, input)), filters: filtersOf(input) }
}

export default function AdminSubscribersPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { subscribers: texts, customer } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      actions={
        isAdmin && (
          <ExportForm to={{ to: '/admin/subscribers/export.csv', search: filters }} submit={texts.export} />
        )
      }
      filters={
        <FilterBar page="/admin/subscribers" isFiltered={Object.values(filters).some(Boolean)}>
          <FilterSearch label={texts.search} value={filters.search} />
          <FilterSelect
            name="state"
            label={texts.state}
            value={filters.state}
            anyText={texts.anyState}
            options={SUBSCRIBER_FILTERS.map((value) => ({ value, text: texts.states[value] }))}
          />
          <FilterSelect
            name="language"
            label={texts.language}
            value={filters.language}
            anyText={texts.anyLanguage}
            options={LOCALES.map((value) => ({ value, text: customer.languages[value] }))}
          />
          <FilterSelect
            name="source"
            label={texts.source}
            value={filters.source}
            anyText={texts.anySource}
            options={CONSENT_SOURCES.map((value) => ({ value, text: customer.sources[value] }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/subscribers', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={texts.none} text={texts.noneHint} />}
    >
      <SubscriberList rows={list.items} />
    </ListPage>
  )
}

function SubscriberList({ rows }: { rows: SubscriberSummary[] }) {
  const { subscribers: texts, customer } = useStaffMessages()
  const locale = useLocale()
  const columns: [Column<SubscriberSummary>, ...Column<SubscriberSummary>[]] = [
    { key: 'email', head: texts.search, cell: emailCell },
    { key: 'state', head: texts.state, isWords: true, cell: ({ state }) => texts.states[state] },
    { key: 'language', head: texts.language, cell: ({ language }) => customer.languages[language] },
    { key: 'source', head: texts.source, cell: ({ source }) => customer.sources[source] },
    { key: 'since', head: texts.since, cell: ({ since }) => formatDate(since, locale) },
  ]
  return <DataList label={texts.list} rows={rows} keyOf={({ id }) => id} columns={columns} />
}

const emailCell = (row: SubscriberSummary) => <Email row={row} />

function Email({ row }: { row: SubscriberSummary }) {
  const { states } = useStaffMessages().subscribers
  return (
    <>
      <LocalLink
        to="/admin/subscribers/:id"
        params={{ id: row.id }}
        className="link inline-flex min-h-11 items-center wrap-anywhere md:min-h-8"
      >
        {row.email}
      </LocalLink>{' '}
      {row.bounce && <Badge tone="bad">{states.bounced}</Badge>}
    </>
  )
}
