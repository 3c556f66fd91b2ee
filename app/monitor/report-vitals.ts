import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { RecordVitalsInput } from '#domain/base/monitor/schemas.ts'
import { MOST_OF_METRIC, MOST_VITALS } from '#shared/base/monitor/beacons.ts'
import type { Metric } from '#shared/base/monitor/vitals.ts'
import { documentTiming, routeAt } from './shown-routes.ts'
import { tell } from './tell.ts'

type Vital = RecordVitalsInput['vitals'][number]

/**
 * Tells how fast this page was when it is hidden for the first time, all at once. What of it changes later is not told:
 * the shop counts visits, and could not take back what it has counted.
 */
export function reportVitals(): void {
  if (Math.random() >= share()) return
  const waiting = new Map<string, Vital>()
  const told = new Set<string>()
  const keep = (metric: MetricType) => {
    const route = routeAt(timeOf(metric))
    const name = metric.name as Metric
    if (route && !told.has(metric.id))
      waiting.set(metric.id, { metric: name, route, value: rounded(name, metric.value) })
  }
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(keep, { reportAllChanges: true })
  const tellAll = () => {
    if (waiting.size > 0) tell('/api/vitals', { vitals: [...waiting.values()].slice(0, MOST_VITALS) })
    for (const id of waiting.keys()) told.add(id)
    waiting.clear()
  }
  // On the window, and so after the library's own listeners, which settle the last values.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tellAll())
  addEventListener('pagehide', tellAll)
}

/** In how many visits the shop wants to know; the page came with it. */
function share(): number {
  const found = documentTiming()?.serverTiming.find(({ name }) => name === 'vitals')
  return found ? Number(found.description) : 1
}

/**
 * Returns the moment to which a metric belongs. Loading belongs to the page that the document was; an
 * interaction or a shift to the one that was shown when it began.
 */
function timeOf({ name, entries, navigationType }: MetricType): number {
  // Come back to with the back button: which page it is, is known.
  if (navigationType === 'back-forward-cache') return performance.now()
  return name === 'INP' || name === 'CLS' ? (entries[0]?.startTime ?? 0) : 0
}

function rounded(metric: Metric, value: number): number {
  const most = Math.min(value, MOST_OF_METRIC[metric])
  return metric === 'CLS' ? Math.round(most * 1_000) / 1_000 : Math.round(most)
}
