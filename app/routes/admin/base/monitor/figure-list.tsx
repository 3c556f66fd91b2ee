import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/request/page-path.ts'
import type { VitalFigures } from '#domain/base/monitor/schemas.ts'
import { METRICS } from '#shared/base/monitor/vitals.ts'
import { Figure } from './figure.tsx'

type FigureRow = {
  name: string
  /** The target of its name. */
  to?: Target
  figures: VitalFigures
}

const METRIC_COLUMNS: Column<FigureRow>[] = METRICS.map((metric) => ({
  key: metric,
  head: metric,
  cell: ({ figures }) => <Figure metric={metric} figure={figures[metric]} />,
}))

type FigureListProps = {
  label: string
  /** The head of the first column, which names the row. */
  head: string
  rows: readonly FigureRow[]
}

/** All metrics of routes, devices or days. */
export function FigureList({ label, head, rows }: FigureListProps) {
  return (
    <DataList
      label={label}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[{ key: 'name', head, cell: nameOf }, ...METRIC_COLUMNS]}
    />
  )
}

function nameOf({ name, to }: FigureRow) {
  if (!to) return <span className="inline-block md:min-w-28">{name}</span>
  return (
    <LocalLink {...to} className="link inline-flex min-h-8 items-center wrap-anywhere md:min-w-32">
      {name}
    </LocalLink>
  )
}
