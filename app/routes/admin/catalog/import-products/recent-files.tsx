import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { ImportItem, ImportState } from '#domain/catalog/catalog-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

const TONES: Record<ImportState, BadgeTone> = {
  unread: 'bad',
  checked: 'waiting',
  running: 'waiting',
  stopped: 'bad',
  finished: 'good',
}

/** The files that were uploaded last, and what became of them. */
export function RecentFiles({ files }: { files: ImportItem[] }) {
  const { imports: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="files" title={texts.recent} className="mt-8">
      <DataList
        label={texts.recent}
        rows={files}
        keyOf={({ id }) => id}
        columns={[
          { key: 'file', head: texts.file, cell: fileCell },
          {
            key: 'uploaded',
            head: texts.uploaded,
            cell: ({ createdAt }) => formatDateTime(createdAt, locale),
          },
          {
            key: 'state',
            isWords: true,
            head: texts.status,
            isPlain: true,
            cell: stateCell,
          },
        ]}
      />
    </OfficeCard>
  )
}

const fileCell = ({ id, fileName }: ImportItem) => (
  <LocalLink
    to="/admin/products/imports/:id"
    params={{ id }}
    className="link inline-block py-1 wrap-anywhere"
  >
    {fileName}
  </LocalLink>
)

const stateCell = ({ state }: ImportItem) => <State state={state} />

function State({ state }: { state: ImportState }) {
  const { imports: texts } = useStaffMessages()
  return <Badge tone={TONES[state]}>{texts.stateNames[state]}</Badge>
}
