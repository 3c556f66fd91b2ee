import { useMemo } from 'react'
import type { Lines } from '#app/components/admin/charts/draw-lines.ts'
import { LineChart } from '#app/components/admin/charts/line-chart.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { Sales, SalesDay } from '#domain/orders/reports/schemas.ts'
import { formatShortDay } from '#shared/kernel/dates.ts'

/** The picture of the table beside it. */
export function SalesChart({ sales }: { sales: Sales }) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const chart = useMemo<Lines>(() => {
    const centsOf = (days: SalesDay[]) => days.map(({ cents }) => cents)
    return {
      days: sales.days.map(({ day }) => formatShortDay(day, locale)),
      lines: [
        { label: today.last, look: 'main', values: centsOf(sales.days) },
        { label: today.before, look: 'compared', values: centsOf(sales.daysBefore) },
      ],
      format: charge,
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts and amounts follow the language
  }, [sales, locale])
  return <LineChart label={today.chart} chart={chart} />
}
