import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { openSpans, servicePeriod } from '#shared/restaurant/service-period.ts'
import type { OpeningHours } from '#shared/base/settings/hours.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { OutsideHours } from './schemas.ts'

/**
 * Counts the reservations to come that begin or end while the restaurant is closed by these opening hours, and lists
 * their days. They stand whatever the hours are: the team calls the guests.
 * @throws DomainError forbidden
 */
export async function countOutsideHours(ctx: Ctx, hours: OpeningHours): Promise<OutsideHours> {
  policy.countOutsideHours(ctx)
  const { day, startsAt, endsAt } = reservations
  const times = await inTransaction(ctx, ({ db }) =>
    db
      .select({ day, startsAt, endsAt, parties: sql<number>`count(*)::int` })
      .from(reservations)
      .where(
        and(
          inArray(reservations.status, ['confirmed', 'awaiting_deposit']),
          eq(reservations.keepsTables, true),
          gt(startsAt, ctx.now()),
        ),
      )
      .groupBy(day, startsAt, endsAt)
      .orderBy(day),
  )
  const outside = times.filter((time) => {
    const service = servicePeriod(hours, time.day)
    const spans = service ? openSpans(service) : []
    return !spans.some((span) => time.startsAt >= span.startsAt && time.endsAt <= span.endsAt)
  })
  return {
    parties: outside.reduce((sum, { parties }) => sum + parties, 0),
    days: [...new Set(outside.map((time) => time.day))],
  }
}
