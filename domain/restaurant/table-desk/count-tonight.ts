import { and, eq, inArray, sql } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { serviceDayOf } from '#shared/restaurant/service-period.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { policy } from './policy.ts'
import type { Tonight } from './schemas.ts'

/**
 * Counts the parties and guests of the day of service that it is now, and those that wait for a table.
 * @throws DomainError forbidden
 */
export async function countTonight(ctx: Ctx): Promise<Tonight> {
  policy.countTonight(ctx)
  const { hours } = await getSettings(ctx)
  const day = serviceDayOf(hours, ctx.now()) ?? shopDay(ctx.now())
  return inTransaction(ctx, async ({ db }) => {
    const [sum] = await db
      .select({
        parties: sql<number>`count(*)::int`,
        guests: sql<number>`coalesce(sum(${reservations.partySize}), 0)::int`,
      })
      .from(reservations)
      .where(
        and(eq(reservations.day, day), inArray(reservations.status, ['confirmed', 'seated', 'finished'])),
      )
    const waiting = await db.$count(
      tableWaitlist,
      and(eq(tableWaitlist.day, day), inArray(tableWaitlist.status, ['waiting', 'offered'])),
    )
    return { day, parties: sum?.parties ?? 0, guests: sum?.guests ?? 0, waiting }
  })
}
