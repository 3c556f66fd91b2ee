import { sql } from 'drizzle-orm'
import { vitals } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { bucketOf, countsOf } from './histogram.ts'
import type { RecordVitalsInput } from './schemas.ts'

/** Both have as many buckets. */
const sums = sql`(
  select array_agg(known + added order by bucket)
  from unnest(${vitals.counts}, excluded.counts) with ordinality as both_counts(known, added, bucket)
)`

/** Counts what a browser has measured, under today's date. Its routes have to be known ones. */
export async function recordVitals(ctx: Ctx, input: RecordVitalsInput): Promise<void> {
  const day = shopDay(ctx.now())
  const { device } = input
  // One row for each, or the statement would touch a row twice; in one order, or two browsers would wait for each other.
  const groups = Map.groupBy(input.vitals, ({ route, metric }) => `${metric} ${route}`)
  const rows = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return []
      const { route, metric } = first
      const counts = countsOf([first, ...others].map(({ value }) => bucketOf(metric, value)))
      return [{ day, route, device, metric, counts }]
    })
  await inTransaction(asShop(ctx), async ({ db }) => {
    await db
      .insert(vitals)
      .values(rows)
      .onConflictDoUpdate({
        target: [vitals.day, vitals.route, vitals.device, vitals.metric],
        set: { counts: sums },
      })
  })
}
