import { DataList } from '#app/components/admin/data-list.tsx'
import { NewsletterStateBadge } from '#app/components/admin/newsletters/newsletter-state-badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { NewsletterList } from '#domain/newsletters/newsletters/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { pick } from '#shared/kernel/locale.ts'

type Row = NewsletterList['items'][number]

/** Newsletters in rows; on a phone each is a card. */
export function NewsletterTable({ newsletters }: { newsletters: Row[] }) {
  const { newsletters: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <DataList
      label={texts.title}
      rows={newsletters}
      keyOf={({ id }) => id}
      columns={[
        { key: 'subject', head: texts.subject, cell: subjectCell },
        { key: 'state', head: texts.state, isWords: true, isPlain: true, cell: stateCell },
        {
          key: 'when',
          head: texts.when,
          cell: ({ finishedAt, startedAt, scheduledFor, createdAt }) =>
            formatDateTime(finishedAt ?? startedAt ?? scheduledFor ?? createdAt, locale),
        },
        { key: 'got', head: texts.got, isNumber: true, cell: receivedCell },
      ]}
    />
  )
}

const subjectCell = (row: Row) => <Subject {...row} />
const stateCell = ({ state }: Row) => <NewsletterStateBadge state={state} />
const receivedCell = ({ counts }: Row) => <ReceivedCount counts={counts} />

function Subject({ id, subject }: Row) {
  const { newsletters: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <LocalLink
      to="/admin/newsletters/:id"
      params={{ id }}
      className="link inline-flex min-h-11 items-center wrap-anywhere md:min-h-8"
    >
      {pick(subject, locale) || texts.noSubject}
    </LocalLink>
  )
}

function ReceivedCount({ counts }: Pick<Row, 'counts'>) {
  const { newsletters: texts } = useStaffMessages()
  if (!counts) return '–'
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return texts.gotOf(counts.sent, all)
}
