import { and, between, eq, sql } from 'drizzle-orm'
import { vitals } from '#database/schema/index.ts'
import { lastShopDays } from '#shared/kernel/dates.ts'
import { type Device, DEVICES, type Metric } from '#shared/base/monitor/vitals.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { BUCKETS, percentile, samplesIn } from './histogram.ts'
import { policy } from './policy.ts'
import type { GetVitalsInput, VitalFigures, Vitals } from './schemas.ts'

/** Google asks three of four visits to be good. */
const SHARE = 0.75

type Group = {
  day: string | null
  route: string | null
  device: Device | null
  metric: Metric
  counts: number[]
}

/**
 * The 75th percentiles of what browsers have measured: of all, by day, by route and by device.
 * @throws DomainError forbidden
 */
export async function getVitals(ctx: Ctx, input: GetVitalsInput): Promise<Vitals> {
  policy.getVitals(ctx)
  const days = lastShopDays(ctx.now(), input.days)
  const groups = await inTransaction(ctx, async ({ db }) => db.execute<Group>(groupsOf(days, input)))
  const all: VitalFigures = {}
  const byDay = new Map<string, VitalFigures>()
  const byRoute = new Map<string, VitalFigures>()
  const byDevice = new Map<Device, VitalFigures>()
  for (const { day, route, device, metric, counts } of groups.rows) {
    const counted = counts.map((count, bucket) => ({ bucket, count }))
    const p75 = percentile(metric, counted, SHARE)
    if (p75 === undefined) continue
    const figures = day
      ? figuresOf(byDay, day)
      : route
        ? figuresOf(byRoute, route)
        : device
          ? figuresOf(byDevice, device)
          : all
    figures[metric] = { p75, samples: samplesIn(counted) }
  }
  return {
    all,
    days: days.map((day) => ({ day, figures: byDay.get(day) ?? {} })),
    routes: [...byRoute]
      .map(([route, figures]) => ({ route, figures }))
      .toSorted((a, b) => mostSamples(b.figures) - mostSamples(a.figures) || (a.route < b.route ? -1 : 1)),
    devices: DEVICES.flatMap((device) => {
      const figures = byDevice.get(device)
      return figures ? [{ device, figures }] : []
    }),
  }
}

/** Adds up each bucket where it stands: with a row for each bucket instead, 90 days of 100 routes take seconds. */
const SUMS = sql.join(
  Array.from({ length: BUCKETS }, (_, i) => sql`sum(counts[${sql.raw(String(i + 1))}])`),
  sql`, `,
)

/** All four groupings in one reading: a null says that a group is of all days, routes or devices. */
function groupsOf(days: string[], { pages, device, route }: GetVitalsInput) {
  const isOffice = sql`${vitals.route} ~ '^/(admin|create-customer)(/|$)'`
  const where = and(
    between(vitals.day, days[0] ?? '', days.at(-1) ?? ''),
    pages === 'office' ? isOffice : sql`not ${isOffice}`,
    device && eq(vitals.device, device),
    route === undefined ? undefined : eq(vitals.route, route),
  )
  return sql`
    select day::text, route, device, metric, array[${SUMS}]::int[] as counts
    from ${vitals}
    where ${where}
    group by grouping sets ((metric), (metric, day), (metric, route), (metric, device))`
}

function figuresOf<Key>(figures: Map<Key, VitalFigures>, key: Key): VitalFigures {
  const known = figures.get(key) ?? {}
  figures.set(key, known)
  return known
}

function mostSamples(figures: VitalFigures): number {
  return Math.max(...Object.values(figures).map(({ samples }) => samples))
}
