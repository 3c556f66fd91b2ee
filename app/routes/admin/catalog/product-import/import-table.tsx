import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ImportView } from '#domain/catalog/catalog-desk/schemas.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/views.ts'
import { OPTIONS_OF_COLUMNS, PRODUCT_COLUMNS } from '#shared/catalog/product-columns.ts'
import type { ImportVerdict } from '#shared/catalog/import-verdicts.ts'
import { useChangeWords } from './use-change-words.ts'

type Row = ImportView['rows'][number]

const TONES: Record<ImportVerdict, BadgeTone> = {
  new: 'good',
  changed: 'waiting',
  older: 'bad',
  wrong: 'bad',
  done: 'good',
  outdated: 'bad',
}

type ImportTableProps = { rows: Row[]; categories: StaffCategory[] }

/** Shows what each row of the file would do, or did. */
export function ImportTable({ rows, categories }: ImportTableProps) {
  const { imports: texts, products } = useStaffMessages()
  const columns: readonly Column<Row>[] = [
    { key: 'row', head: texts.row, cell: rowCell },
    { key: 'verdict', head: texts.verdict, isPlain: true, cell: verdictCell },
    {
      key: 'what',
      head: products.product,
      isPlain: true,
      cell: detailsCellOf(categories),
    },
  ]
  return <DataList label={texts.title} rows={rows} keyOf={({ row }) => String(row)} columns={columns} />
}

const rowCell = ({ row, sku }: Row) => `${row} · ${sku || '–'}`
const detailsCellOf = (categories: StaffCategory[]) => (row: Row) => (
  <RowDetails row={row} categories={categories} />
)
const verdictCell = ({ verdict }: Row) => <Verdict verdict={verdict} />

function Verdict({ verdict }: { verdict: ImportVerdict }) {
  const { imports: texts } = useStaffMessages()
  return <Badge tone={TONES[verdict]}>{texts.verdicts[verdict]}</Badge>
}

/** The columns that are wrong and why, or the fields that change, before and after. */
function RowDetails({
  row: { errors, changes, isPriceJump },
  categories,
}: {
  row: Row
  categories: StaffCategory[]
}) {
  const { imports: texts, fieldErrors } = useStaffMessages()
  const { changesInWords, columnInWords } = useChangeWords(categories)
  const reasons: Record<string, string> = { ...fieldErrors, ...texts.reasons }
  return (
    <ul className="grid gap-1">
      {inOrder(errors).map(([column, code]) => (
        <li key={column} className="text-chilli-text">
          <strong>{column === 'row' ? texts.row : columnInWords(column)}</strong>: {reasons[code] ?? code}
          {isChoice(code) && ` ${optionsOf(column, categories)}`}
        </li>
      ))}
      {changesInWords(changes).map(({ field, label, before, after }) => (
        <li key={field} className="wrap-anywhere">
          <strong>{label}</strong>: {before} → {after}{' '}
          {isPriceJump && field === 'priceCents' && <Badge tone="bad">{texts.priceJump}</Badge>}
        </li>
      ))}
    </ul>
  )
}

/** As the columns follow each other in an export. */
function inOrder(errors: Row['errors']): [string, string][] {
  const placeOf = (column: string) => (PRODUCT_COLUMNS as readonly string[]).indexOf(column)
  return Object.entries(errors).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

const isChoice = (code: string) => code === 'unknown_value' || code === 'unknown_category'

/** Lists the values that may stand there, as they are written in a file. */
function optionsOf(column: string, categories: StaffCategory[]): string {
  const options =
    column === 'category'
      ? categories.map(({ slug }) => slug)
      : OPTIONS_OF_COLUMNS[column as keyof typeof OPTIONS_OF_COLUMNS]
  return options ? `(${options.join(', ')})` : ''
}
