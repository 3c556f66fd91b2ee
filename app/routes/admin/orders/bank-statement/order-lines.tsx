import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { NO_ORDER } from '#app/components/admin/orders/use-ticked-sum.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { LineWithOrder, MatchedStatement, StatementLine } from '#domain/orders/bank-statements/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { takeValue } from './bank-form.ts'
import { HiddenLine } from './hidden-line.tsx'

type OrderLinesProps = {
  id: string
  title: string
  hint: string
  lines: LineWithOrder[]
  /** The place of the first among all lines of the form. */
  from: number
  isTicked?: boolean
}
type OrderRow = LineWithOrder & { at: number; isTicked: boolean }
type ChoiceRow = MatchedStatement['choose'][number] & { at: number }

/** Lines that name an order, each with a box to tick. */
export function OrderLines({ id, title, hint, lines, from, isTicked = false }: OrderLinesProps) {
  const { bank: texts } = useStaffMessages()
  return (
    <OfficeCard id={id} title={title} hint={hint}>
      <DataList
        label={title}
        rows={lines.map((one, at) => ({ ...one, at: from + at, isTicked }))}
        keyOf={({ at }) => String(at)}
        columns={[
          { key: 'line', head: texts.line, cell: tickCell },
          { key: 'order', head: texts.order, cell: orderCell },
          { key: 'amount', head: texts.amount, isNumber: true, cell: amountCell },
        ]}
      />
    </OfficeCard>
  )
}

/** Lines of which only the sum fits, each with its choice of orders. */
export function ChooseOrders({ lines, from }: { lines: MatchedStatement['choose']; from: number }) {
  const { bank: texts } = useStaffMessages()
  return (
    <OfficeCard id="choose" title={texts.chooseOrder} hint={texts.chooseOrderHint}>
      <DataList
        label={texts.chooseOrder}
        rows={lines.map((one, at) => ({ ...one, at: from + at }))}
        keyOf={({ at }) => String(at)}
        columns={[
          { key: 'line', head: texts.line, cell: lineCell },
          { key: 'order', head: texts.order, cell: choiceCell },
          { key: 'amount', head: texts.amount, isNumber: true, cell: amountCell },
        ]}
      />
    </OfficeCard>
  )
}

const tickCell = (row: OrderRow) => <Tick row={row} />
const orderCell = ({ order, isTicked }: OrderRow) => <OrderWords order={order} saysDue={!isTicked} />
const choiceCell = (row: ChoiceRow) => <Choice row={row} />
const lineCell = ({ line, at }: ChoiceRow) => (
  <>
    <HiddenLine line={line} at={at} />
    <LineWords line={line} />
  </>
)
/** A line's amount, in its column. */
export const amountCell = ({ line }: { line: StatementLine }) => <Amount line={line} />

function Tick({ row: { line, order, at, isTicked } }: { row: OrderRow }) {
  const { bank: texts } = useStaffMessages()
  return (
    <div className="flex gap-3">
      <input
        type="checkbox"
        name={`take-${at}`}
        value={takeValue(order)}
        data-cents={line.amountCents}
        defaultChecked={isTicked}
        autoComplete="off"
        aria-label={texts.tick(line.description, order.number)}
        className="mt-0.5 size-6 shrink-0 accent-leaf"
      />
      <HiddenLine line={line} at={at} />
      <LineWords line={line} />
    </div>
  )
}

function Choice({ row: { line, orders, at } }: { row: ChoiceRow }) {
  const { bank: texts } = useStaffMessages()
  return (
    <select
      name={`take-${at}`}
      data-cents={line.amountCents}
      defaultValue={NO_ORDER}
      autoComplete="off"
      aria-label={texts.pays(line.description)}
      className="input"
    >
      <option value={NO_ORDER}>{texts.none}</option>
      {orders.map((order) => (
        <option key={order.id} value={takeValue(order)}>
          {order.number}, {order.name}
        </option>
      ))}
    </select>
  )
}

/** A line as the bank wrote it, without its amount. */
export function LineWords({ line: { date, description } }: { line: StatementLine }) {
  const locale = useLocale()
  return (
    <div className="min-w-0">
      {description}
      <span className="block text-sm font-normal text-stone tabular-nums">
        {formatDate(new Date(`${date}T12:00:00Z`), locale)}
      </span>
    </div>
  )
}

function Amount({ line: { amountCents } }: { line: StatementLine }) {
  return useMoney().charge(amountCents)
}

function OrderWords({ order, saysDue }: { order: LineWithOrder['order']; saysDue: boolean }) {
  const { bank: texts } = useStaffMessages()
  const { statuses } = useOrderMessages()
  const { charge } = useMoney()
  const { id, number, name, status, dueCents } = order
  return (
    <>
      <LocalLink
        to="/admin/orders/:id"
        params={{ id }}
        className="link inline-block py-1 whitespace-nowrap tabular-nums"
      >
        {number}
      </LocalLink>
      <span className="block text-sm text-stone">{name}</span>
      {saysDue && (
        <span className="block text-sm font-semibold">
          {dueCents === null ? texts.notWaiting(statuses[status]) : texts.due(charge(dueCents))}
        </span>
      )}
    </>
  )
}
