import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { Sales, SalesSum } from '#domain/orders/reports/schemas.ts'
import { formatShortDay } from '#shared/kernel/dates.ts'
import { SalesChart } from './sales-chart.tsx'

/** The sales of the last 30 days beside the 30 before: sums, a chart, and a table with the same numbers. */
export function SalesCard({ sales }: { sales: Sales }) {
  const { today } = useStaffMessages()
  return (
    <OfficeCard id="sales" title={today.sales} hint={today.salesHint} className="md:col-span-2">
      <dl className="mb-6 grid grid-cols-2 gap-4">
        <Sum label={today.last} sum={sales.sum} />
        <Sum label={today.before} sum={sales.sumBefore} />
      </dl>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SalesChart sales={sales} />
        <DayTable sales={sales} />
      </div>
    </OfficeCard>
  )
}

function Sum({ label, sum }: { label: string; sum: SalesSum }) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  return (
    <div>
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums sm:text-xl">{charge(sum.cents)}</dd>
      <dd className="text-sm text-stone tabular-nums">{today.orders(sum.orders)}</dd>
    </div>
  )
}

/** Every day, the newest first, beside the day 30 days before it. It scrolls by itself, by keyboard too. */
function DayTable({ sales: { days, daysBefore } }: { sales: Sales }) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  return (
    <section
      aria-label={today.byDay}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-field border border-line"
    >
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="sr-only">{today.byDay}</caption>
        <thead className="sticky top-0 bg-rice text-stone">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-normal">
              {today.day}
            </th>
            <th scope="col" className="px-3 py-2 font-normal">
              {today.ordersHead}
            </th>
            <th scope="col" className="px-3 py-2 font-normal">
              {today.salesHead}
            </th>
            <th scope="col" className="px-3 py-2 font-normal">
              {today.before}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days
            .map((day, i) => ({ ...day, before: daysBefore[i]?.cents ?? 0 }))
            .toReversed()
            .map(({ day, orders, cents, before }) => (
              <tr key={day}>
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                  {formatShortDay(day, locale)}
                </th>
                <td className="px-3 py-1.5">{orders}</td>
                <td className="px-3 py-1.5 font-semibold">{charge(cents)}</td>
                <td className="px-3 py-1.5 text-stone">{charge(before)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
