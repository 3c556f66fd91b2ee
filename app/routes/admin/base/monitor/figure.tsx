import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { VitalFigure } from '#domain/base/monitor/schemas.ts'
import { type Metric, type Rating, ratingOf } from '#shared/base/monitor/vitals.ts'
import { type StaffMessages } from '#shared/messages/en/admin.ts'

const TONES: Record<Rating, BadgeTone> = { good: 'good', fair: 'waiting', poor: 'bad' }

/** Google's rating of a value, in words. */
export function RatingBadge({ metric, value }: { metric: Metric; value: number }) {
  const { monitor } = useStaffMessages()
  const rating = ratingOf(metric, value)
  return <Badge tone={TONES[rating]}>{monitor.ratings[rating]}</Badge>
}

/** A value in a table: with what it is worth, and of how many visits. */
export function Figure({ metric, figure }: { metric: Metric; figure: VitalFigure | undefined }) {
  const texts = useStaffMessages()
  if (!figure) return <span className="text-stone">–</span>
  const { p75, samples } = figure
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="font-semibold whitespace-nowrap tabular-nums">{vitalText(metric, p75, texts)}</span>
      <RatingBadge metric={metric} value={p75} />
      <span className="text-sm whitespace-nowrap text-stone">{texts.monitor.samples(samples)}</span>
    </span>
  )
}

/** A value as people say it: `184 ms`, `2.5 s`, `0.08`. */
export function vitalText(metric: Metric, value: number, { monitor }: StaffMessages): string {
  if (metric === 'CLS') return value.toFixed(2)
  if (value < 1_000) return monitor.milliseconds(String(Math.round(value)))
  return monitor.seconds((value / 1_000).toFixed(1))
}
