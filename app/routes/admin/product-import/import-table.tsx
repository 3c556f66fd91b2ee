import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ImportView } from '#domain/catalog-desk/schemas.ts'
import type { ImportVerdict } from '#shared/catalog/import-verdicts.ts'

type Row = ImportView['rows'][number]

const TONES: Record<ImportVerdict, BadgeTone> = {
  new: 'good',
  changed: 'waiting',
  wrong: 'bad',
  done: 'good',
  outdated: 'bad',
}

/** What each row of the file would do, or did. */
export function ImportTable({ rows }: { rows: ImportView['rows'] }) {
  const { imports: texts, products } = useStaffMessages()
  const columns: readonly [Column<Row>, ...Column<Row>[]] = [
    { key: 'row', head: texts.row, cell: rowCell },
    { key: 'verdict', head: texts.verdict, isPlain: true, cell: verdictCell },
    { key: 'what', head: products.product, isPlain: true, cell: whatCell },
  ]
  return <DataList label={texts.title} rows={rows} keyOf={({ row }) => String(row)} columns={columns} />
}

const rowCell = ({ row, sku }: Row) => `${row} · ${sku || '–'}`
const verdictCell = ({ verdict }: Row) => <Verdict verdict={verdict} />
const whatCell = (row: Row) => <What row={row} />

function Verdict({ verdict }: { verdict: ImportVerdict }) {
  const { imports: texts } = useStaffMessages()
  return <Badge tone={TONES[verdict]}>{texts.verdicts[verdict]}</Badge>
}

/** The columns that are wrong and why, or the fields that change, before and after. */
function What({ row: { errors, changes } }: { row: Row }) {
  const { imports: texts, fieldErrors } = useStaffMessages()
  const reasons: Record<string, string> = { ...fieldErrors, ...texts.reasons }
  return (
    <ul className="grid gap-1">
      {Object.entries(errors).map(([column, code]) => (
        <li key={column} className="text-chilli-text">
          <strong>{column === 'row' ? texts.row : column}</strong>: {reasons[code] ?? code}
        </li>
      ))}
      {Object.entries(changes).map(([field, { before, after }]) => (
        <li key={field}>
          <strong>{field}</strong>: {inWords(before)} → {inWords(after)}
        </li>
      ))}
    </ul>
  )
}

/** Texts in both languages, lists and numbers, as they are stored. */
function inWords(value: unknown): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ') || '–'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${inWords(one)}`)
      .join(' / ')
  }
  return JSON.stringify(value)
}
