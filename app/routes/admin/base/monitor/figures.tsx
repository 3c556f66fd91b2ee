import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { Vitals } from '#domain/base/monitor/schemas.ts'
import { formatShortDay } from '#shared/kernel/dates.ts'
import { METRICS } from '#shared/base/monitor/vitals.ts'
import { FigureList } from './figure-list.tsx'
import { addressOf, type Chosen } from './monitor-address.ts'
import { VitalCard } from './vital-card.tsx'

/** The speed of pages: each metric with its days, then by page, by device and by day. */
export function Figures({ vitals, chosen }: { vitals: Vitals; chosen: Chosen }) {
  const { monitor } = useStaffMessages()
  const locale = useLocale()
  const measuredDays = vitals.days.filter(({ figures }) => Object.keys(figures).length > 0).toReversed()
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        {METRICS.map((metric) => (
          <VitalCard key={metric} metric={metric} vitals={vitals} />
        ))}
      </div>
      <OfficeCard id="routes" title={monitor.byRoute} hint={monitor.byRouteHint}>
        <FigureList
          label={monitor.byRoute}
          head={monitor.route}
          rows={vitals.routes.map(({ route, figures }) => ({
            name: route,
            to: addressOf({ ...chosen, route, after: undefined, before: undefined }),
            figures,
          }))}
        />
      </OfficeCard>
      <OfficeCard id="devices" title={monitor.byDevice}>
        <FigureList
          label={monitor.byDevice}
          head={monitor.device}
          rows={vitals.devices.map(({ device, figures }) => ({
            name: monitor.devices[device],
            figures,
          }))}
        />
      </OfficeCard>
      <OfficeCard id="days" title={monitor.byDay}>
        <FigureList
          label={monitor.byDay}
          head={monitor.day}
          rows={measuredDays.map(({ day, figures }) => ({ name: formatShortDay(day, locale), figures }))}
        />
      </OfficeCard>
    </div>
  )
}
