import { formatTime } from '#shared/kernel/dates.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { openSpans, type Service } from '#shared/restaurant/service-period.ts'

const QUARTER = 15 * MINUTE

/** The times of a service at which the team lets parties begin, and that at which one begins now. */
export function timesOf(service: Service | undefined, startsAt: Date): string[] {
  const times = new Set([formatTime(startsAt)])
  if (!service) return [...times]
  const quarters: string[] = []
  for (const { startsAt: first, endsAt } of openSpans(service)) {
    for (let at = first.getTime(); at < endsAt.getTime(); at += QUARTER) {
      quarters.push(formatTime(new Date(at)))
    }
  }
  return [...new Set([...times, ...quarters])]
}
