import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ContactThreadState } from '#app/components/customers/contact-thread-state.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listContactThreads } from '#domain/customers/contact-threads/index.ts'
import { listContactThreadsInput } from '#domain/customers/contact-threads/schemas.ts'
import type { ContactThreadSummary } from '#domain/customers/contact-threads/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import {
  CONTACT_TOPICS,
  CONTACT_THREAD_STATES,
  contactThreadNumber,
} from '#shared/customers/contact-threads.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listContactThreadsInput)
  return { list: await runVerb(context, (ctx) => listContactThreads(ctx, input)), filters: filtersOf(input) }
}

/** The page of people's messages to the shop. */
export default function AdminContactThreadsPage({ loaderData }: Route.ComponentProps) {
  const { messages: texts } = useStaffMessages()
  const { list, filters } = loaderData
  const { search, state, topic } = filters
  const isFiltered = Boolean(search || state || topic)
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      filters={
        <FilterBar page="/admin/messages" isFiltered={isFiltered}>
          <FilterSearch label={texts.search} value={search} />
          <FilterSelect
            name="state"
            label={texts.state}
            value={state}
            anyText={texts.anyState}
            options={CONTACT_THREAD_STATES.map((value) => ({ value, text: texts.states[value] }))}
          />
          <FilterSelect
            name="topic"
            label={texts.topic}
            value={topic}
            anyText={texts.anyTopic}
            options={CONTACT_TOPICS.map((value) => ({ value, text: texts.topics[value] }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/messages', search: filters }}
      pages={texts.pages}
      empty={
        <EmptyState
          title={isFiltered ? texts.none : texts.empty}
          text={isFiltered ? texts.noneHint : texts.emptyHint}
        />
      }
    >
      <ContactThreadTable rows={list.items} />
    </ListPage>
  )
}

function ContactThreadTable({ rows }: { rows: ContactThreadSummary[] }) {
  const { messages: texts } = useStaffMessages()
  const locale = useLocale()
  const columns: [Column<ContactThreadSummary>, ...Column<ContactThreadSummary>[]] = [
    { key: 'from', head: texts.from, cell: fromCell },
    { key: 'topic', head: texts.topic, cell: ({ topic }) => texts.topics[topic] },
    { key: 'state', head: texts.state, isWords: true, cell: stateCell },
    { key: 'last', head: texts.last, cell: ({ lastMessageAt }) => formatDateTime(lastMessageAt, locale) },
  ]
  return <DataList label={texts.list} rows={rows} keyOf={({ id }) => id} columns={columns} />
}

const stateCell = ({ state }: ContactThreadSummary) => <ContactThreadState state={state} />

const fromCell = ({ id, number, name, beginning }: ContactThreadSummary) => (
  <>
    <LocalLink
      to="/admin/messages/:id"
      params={{ id }}
      className="link inline-flex min-h-11 items-center md:min-h-8"
    >
      {name}
    </LocalLink>{' '}
    <span className="text-sm font-normal text-stone tabular-nums">{contactThreadNumber(number)}</span>
    <span className="line-clamp-2 max-w-xl text-sm font-normal text-stone">{beginning}</span>
  </>
)
