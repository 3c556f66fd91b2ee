import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events, eventSignUps, guestKeys } from '#database/schema/index.ts'
import { TO_COME_PHASES } from '#shared/restaurant/event-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { phaseAt } from '../events/index.ts'

/** Counts the sign-ups to come of the guest of each of these, by the sign-ups' ids; itself included. */
export async function countSignUpsOfGuests(
  ctx: ShopCtx,
  { signUpIds }: { signUpIds: string[] },
): Promise<Map<string, number>> {
  const its = alias(guestKeys, 'its')
  const rows = await ctx.db
    .select({
      id: sql<string>`${its.signUpId}`,
      ofGuest: sql<number>`count(distinct ${guestKeys.signUpId})::int`,
    })
    .from(its)
    .innerJoin(guestKeys, eq(guestKeys.key, its.key))
    .innerJoin(eventSignUps, eq(eventSignUps.id, guestKeys.signUpId))
    .innerJoin(events, eq(events.id, eventSignUps.eventId))
    .where(
      and(
        inArray(its.signUpId, signUpIds),
        ne(its.kind, 'network'),
        ne(eventSignUps.state, 'cancelled'),
        inArray(phaseAt(ctx.now()), TO_COME_PHASES),
      ),
    )
    .groupBy(its.signUpId)
  return new Map(rows.map(({ id, ofGuest }) => [id, ofGuest]))
}
