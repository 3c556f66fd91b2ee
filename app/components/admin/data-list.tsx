import type { ReactNode } from 'react'
import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers and amounts stand at the right of their column. */
  isNumber?: boolean
  /** Its words stay whole, however narrow the screen: no mail addresses, no codes. */
  isWords?: boolean
  /** On a phone the cell stands without its heading: it says itself what it is. */
  isPlain?: boolean
  /** The link of the heading: to the same list, sorted by it; and how it is sorted now, if it is. */
  sort?: { to: Target; direction?: 'ascending' | 'descending' | undefined }
}

type DataListProps<Row> = {
  /** The name of the rows, for screen readers. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The first names its row; mostly a link to it. */
  columns: readonly Column<Row>[]
}

/** A list of the office: a table, on a phone a card for each row. */
export function DataList<Row>({ label, rows, keyOf, columns }: DataListProps<Row>) {
  const [first, ...others] = columns
  return (
    <table aria-label={label} className="w-full text-left max-md:block">
      <thead className="border-b border-line text-sm text-stone max-md:hidden">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sort?.direction}
              className={`py-2 pr-6 font-normal last:pr-0 ${column.isNumber ? 'text-right' : ''}`}
            >
              <ColumnHead column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3 md:divide-y md:divide-line">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="align-baseline max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-rice max-md:p-4"
          >
            <th scope="row" className="min-w-0 font-semibold wrap-anywhere md:py-3 md:pr-6">
              {first?.cell(row)}
            </th>
            {others.map((column) => {
              const content = column.cell(row)
              const isEmpty = content === null || content === undefined || content === ''
              return (
                <td
                  key={column.key}
                  className={`min-w-0 max-md:items-baseline max-md:gap-3 md:py-3 md:pr-6 md:last:pr-0 ${isEmpty ? 'max-md:hidden' : 'max-md:flex'} ${column.isNumber ? 'whitespace-nowrap tabular-nums md:text-right' : column.isWords ? '' : 'wrap-anywhere'}`}
                >
                  {!column.isPlain && (
                    <span className="w-28 max-w-[45%] shrink-0 text-sm whitespace-normal text-stone md:hidden">
                      {column.head}
                    </span>
                  )}
                  <span className="min-w-0">{content}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnHead<Row>({ column: { head, sort } }: { column: Column<Row> }) {
  if (!sort) return head
  const arrow = sort.direction && (sort.direction === 'ascending' ? '↑' : '↓')
  return (
    <LocalLink
      {...sort.to}
      className="inline-flex min-h-8 items-center gap-1 hover:text-leaf hover:underline"
    >
      {head}
      {arrow && <span aria-hidden="true">{arrow}</span>}
    </LocalLink>
  )
}
