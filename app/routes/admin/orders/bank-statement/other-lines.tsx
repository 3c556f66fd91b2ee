import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StatementLine } from '#domain/orders/bank-statements/views.ts'
import { amountCell, LineWords } from './order-lines.tsx'

type Line = { line: StatementLine; order?: { id: string; number: string } | null | undefined }
type OtherLinesProps = { id: string; title: string; hint?: string; lines: Line[]; more: number }

/** Lines that need nobody: those that are recorded say where. */
export function OtherLines({ id, title, hint, lines, more }: OtherLinesProps) {
  const { bank: texts } = useStaffMessages()
  const rows = lines.map((one, at) => ({ ...one, at }))
  const isTwice = lines.some(({ order }) => order === null)
  const order = { key: 'order', head: texts.order, cell: orderCell }
  const hints = [hint, isTwice && texts.twiceHint].filter(Boolean).join(' ')
  return (
    <OfficeCard id={id} title={title} {...(hints && { hint: hints })}>
      <DataList
        label={title}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { key: 'line', head: texts.line, cell: lineCell },
          ...(lines.some(({ order }) => order !== undefined) ? [order] : []),
          { key: 'amount', head: texts.amount, isNumber: true, cell: amountCell },
        ]}
      />
      {more > 0 && <p className="mt-3 text-stone">{texts.more(more)}</p>}
    </OfficeCard>
  )
}

const lineCell = ({ line }: Line) => <LineWords line={line} />
const orderCell = ({ order }: Line) => <RecordedFor order={order} />

function RecordedFor({ order }: Pick<Line, 'order'>) {
  const { bank: texts } = useStaffMessages()
  if (!order) return order === null ? texts.twice : null
  return (
    <LocalLink
      to="/admin/orders/:id"
      params={{ id: order.id }}
      className="link inline-block py-1 whitespace-nowrap tabular-nums"
    >
      {order.number}
    </LocalLink>
  )
}
