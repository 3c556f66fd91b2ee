import type { Column } from '#app/components/admin/data-list.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ContactThreadState } from '#app/components/customers/contact-thread-state.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { readList } from '#app/request/list-query.ts'
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

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listContactThreadsInput, listContactThreads)
}

/** The page of people's messages to the shop. */
export default function AdminContactThreadsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { messages: texts } = useStaffMessages()
  const states = optionsOf(texts.states, CONTACT_THREAD_STATES)
  const topics = optionsOf(texts.topics, CONTACT_TOPICS)
  return (
    <ListPage
      texts={texts}
      actions={
        <LocalLink to="/admin/messages/answers" className="btn btn-line">
          {texts.saved.title}
        </LocalLink>
      }
      page="/admin/messages"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        { name: 'state', label: texts.state, any: texts.anyState, options: states },
        { name: 'topic', label: texts.topic, any: texts.anyTopic, options: topics },
      ]}
      list={list}
      label={texts.list}
      columns={useColumns()}
      none={{ title: texts.none, text: texts.noneHint }}
      noneYet={{ title: texts.empty, text: texts.emptyHint }}
    />
  )
}

function useColumns(): Column<ContactThreadSummary>[] {
  const { messages: texts } = useStaffMessages()
  const locale = useLocale()
  return [
    {
      key: 'from',
      head: texts.from,
      cell: ({ id, number, name, beginning }) => (
        <>
          <RowLink to="/admin/messages/:id" params={{ id }}>
            {name}
          </RowLink>{' '}
          <span className="text-sm font-normal text-stone tabular-nums">{contactThreadNumber(number)}</span>
          <span className="line-clamp-2 max-w-xl text-sm font-normal text-stone">{beginning}</span>
        </>
      ),
    },
    { key: 'topic', head: texts.topic, cell: ({ topic }) => texts.topics[topic] },
    {
      key: 'state',
      head: texts.state,
      isWords: true,
      cell: ({ state }) => <ContactThreadState state={state} />,
    },
    { key: 'last', head: texts.last, cell: ({ lastMessageAt }) => formatDateTime(lastMessageAt, locale) },
  ]
}
