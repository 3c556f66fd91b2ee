import { useMemo } from 'react'
import type { Lines } from '#app/components/admin/charts/draw-lines.ts'
import { LineChart } from '#app/components/admin/charts/line-chart.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { Vitals } from '#domain/base/monitor/schemas.ts'
import { formatShortDay } from '#shared/kernel/dates.ts'
import { type Metric, VITAL_LIMITS } from '#shared/base/monitor/vitals.ts'
import { RatingBadge, vitalText } from './figure.tsx'

/** A metric: what it came to, what that is worth, and its days between the limits. */
export function VitalCard({ metric, vitals: { all, days } }: { metric: Metric; vitals: Vitals }) {
  const texts = useStaffMessages()
  const { monitor } = texts
  const locale = useLocale()
  const { good, poor } = VITAL_LIMITS[metric]
  const inWords = (value: number) => vitalText(metric, value, texts)
  const chart = useMemo<Lines>(
    () => ({
      days: days.map(({ day }) => formatShortDay(day, locale)),
      lines: [
        {
          label: monitor.p75,
          look: 'main',
          values: days.map(({ figures }) => figures[metric]?.p75 ?? null),
        },
        { label: monitor.goodLimit(inWords(good)), look: 'good', values: days.map(() => good) },
        { label: monitor.poorLimit(inWords(poor)), look: 'poor', values: days.map(() => poor) },
      ],
      format: inWords,
      isFromZero: true,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts follow the language
    [days, metric, locale],
  )
  const figure = all[metric]
  return (
    <OfficeCard
      id={metric.toLowerCase()}
      title={monitor.metrics[metric]}
      hint={monitor.limits(inWords(good), inWords(poor))}
    >
      {figure ? (
        <>
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-xl font-semibold tabular-nums">{inWords(figure.p75)}</span>
            <RatingBadge metric={metric} value={figure.p75} />
            <span className="text-sm text-stone">{monitor.samples(figure.samples)}</span>
          </p>
          <LineChart label={monitor.chart(monitor.metrics[metric])} chart={chart} className="h-56" />
        </>
      ) : (
        <p className="text-stone">{monitor.noSamples}</p>
      )}
    </OfficeCard>
  )
}
