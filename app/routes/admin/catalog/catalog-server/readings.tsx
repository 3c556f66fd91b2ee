import { Badge } from '#app/components/admin/badge.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { CatalogReading } from '#domain/catalog/catalog-sync/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** The last readings, newest first. */
export function Readings({ readings }: { readings: CatalogReading[] }) {
  const { catalogServer: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="readings" title={texts.readings} className="mt-6">
      <DataList
        label={texts.readings}
        rows={readings}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            key: 'when',
            head: texts.when,
            cell: ({ finishedAt, askedAt }) => formatDateTime(finishedAt ?? askedAt, locale),
          },
          { key: 'by', head: texts.by, cell: ({ by }) => by ?? texts.timed },
          { key: 'result', head: texts.result, cell: outcomeOf },
          { key: 'what', head: texts.what, cell: wordsOf, isPlain: true },
        ]}
      />
    </OfficeCard>
  )
}

function outcomeOf(reading: CatalogReading) {
  return <Outcome reading={reading} />
}

function Outcome({ reading: { outcome } }: { reading: CatalogReading }) {
  const { catalogServer: texts } = useStaffMessages()
  if (outcome === null) return <Badge tone="waiting">{texts.running}</Badge>
  return <Badge tone={outcome === 'read' ? 'good' : 'bad'}>{texts.outcomes[outcome]}</Badge>
}

function wordsOf(reading: CatalogReading) {
  return <Words reading={reading} />
}

function Words({ reading }: { reading: CatalogReading }) {
  const { catalogServer: texts } = useStaffMessages()
  const { outcome, message, skipped, taken, added, changed, gone, back } = reading
  if (outcome === null) return '–'
  if (outcome !== 'read')
    return (
      <span lang="en" className="wrap-anywhere">
        {message}
      </span>
    )
  return [
    texts.counts(taken, added, changed, gone, back),
    ...(skipped.length > 0 ? [texts.skipped(skipped.length)] : []),
  ].join(' · ')
}
