import { Badge } from '#app/components/admin/badge.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { BackupRun } from '#domain/base/backups/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** Each backup that was asked for, and what came of it. */
export function Runs({ runs }: { runs: BackupRun[] }) {
  const { backups: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="runs" title={texts.runs} hint={texts.kept}>
      <DataList
        label={texts.runs}
        rows={runs}
        keyOf={({ id }) => String(id)}
        columns={[
          { key: 'when', head: texts.when, cell: ({ askedAt }) => formatDateTime(askedAt, locale) },
          {
            key: 'by',
            head: texts.by,
            cell: ({ by, isNightly }) => (isNightly ? texts.nightly : (by ?? texts.gone)),
          },
          {
            key: 'size',
            head: texts.size,
            cell: ({ bytes }) => bytes !== null && megabytes.format(bytes / 1_000_000),
            isNumber: true,
          },
          { key: 'result', head: texts.result, cell: resultOf, isWords: true },
          { key: 'download', head: texts.download, cell: downloadOf, isPlain: true },
        ]}
      />
    </OfficeCard>
  )
}

const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

function resultOf(run: BackupRun) {
  return <Result run={run} />
}

function downloadOf(run: BackupRun) {
  return run.isForDownload && <DownloadLink run={run} />
}

/** The outcome: a word that stands out, and beside it how the file lies there and what was wrong. */
function Result({ run }: { run: BackupRun }) {
  const { backups: texts } = useStaffMessages()
  const { begunAt, madeAt, provedAt, endedAt, findings, fault, detail, isSealed } = run
  if (!endedAt) return <Badge tone="waiting">{begunAt ? texts.running : texts.waiting}</Badge>
  const lies = madeAt && (isSealed ? texts.sealed : texts.unsealed)
  const isProved = provedAt !== null && findings === 0
  const tone = isProved ? 'good' : fault === 'not_allowed' ? 'waiting' : 'bad'
  const word = isProved ? texts.provedOnly : madeAt ? texts.notProved : texts.failed
  const why = fault ? texts.faults[fault] : findings ? texts.findings(findings) : undefined
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{word}</Badge>
        <span className="text-sm text-stone">{lies}</span>
      </span>
      {why && <span className="text-sm text-pretty">{why}</span>}
      {detail && (
        <span lang="en" className="text-sm text-stone wrap-anywhere">
          {detail}
        </span>
      )}
    </span>
  )
}

function DownloadLink({ run: { id, askedAt } }: { run: BackupRun }) {
  const { backups: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <LocalLink
      to="/admin/backups"
      search={{ download: String(id) }}
      hash="download"
      className="link inline-flex min-h-11 items-center"
      aria-label={texts.downloadOf(formatDateTime(askedAt, locale))}
    >
      {texts.download}
    </LocalLink>
  )
}
