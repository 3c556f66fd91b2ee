import { type StaffMessages } from '#shared/messages/en/admin.ts'
import type { Metric } from '#shared/base/monitor/vitals.ts'

/** A value as people say it: `184 ms`, `2.5 s`, `0.08`. */
export function vitalText(metric: Metric, value: number, { monitor }: StaffMessages): string {
  if (metric === 'CLS') return value.toFixed(2)
  if (value < 1_000) return monitor.milliseconds(String(Math.round(value)))
  return monitor.seconds((value / 1_000).toFixed(1))
}
