import type { Column } from '#app/components/admin/data-list.tsx'
import { NewsletterStateBadge } from '#app/components/admin/newsletters/newsletter-state-badge.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { NewsletterList } from '#domain/newsletters/newsletters/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { pick } from '#shared/kernel/locale.ts'

/** A newsletter, its state, and how many got it. */
export function useNewsletterColumns(): Column<NewsletterList['items'][number]>[] {
  const { newsletters: texts } = useStaffMessages()
  const locale = useLocale()
  return [
    {
      key: 'subject',
      head: texts.subject,
      cell: ({ id, subject }) => (
        <RowLink to="/admin/newsletters/:id" params={{ id }} className="wrap-anywhere">
          {pick(subject, locale) || texts.noSubject}
        </RowLink>
      ),
    },
    {
      key: 'state',
      head: texts.state,
      isWords: true,
      isPlain: true,
      cell: ({ state }) => <NewsletterStateBadge state={state} />,
    },
    {
      key: 'when',
      head: texts.when,
      cell: ({ finishedAt, startedAt, scheduledFor, createdAt }) =>
        formatDateTime(finishedAt ?? startedAt ?? scheduledFor ?? createdAt, locale),
    },
    {
      key: 'got',
      head: texts.got,
      isNumber: true,
      cell: ({ counts }) =>
        counts
          ? texts.gotOf(
              counts.sent,
              Object.values(counts).reduce((sum, count) => sum + count, 0),
            )
          : '–',
    },
  ]
}
