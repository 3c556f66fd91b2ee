import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { eventSignUps, guestKeys } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { mayHaveSeats } from './judge-seats.ts'
import type { GuestKey, GuestRefusal, OtherSeats, WantedSeats } from './schemas.ts'

type CheckSeatsInput = {
  keys: GuestKey[]
  event: { id: string; seats: number }
  wanted: WantedSeats
  /** The sign-up that is about to change: what it has now does not count. */
  without?: string
}

/**
 * Returns why a guest may not have these seats of an event too; undefined if they may. The answer stays true until the
 * transaction ends if their keys were locked before, in a separate statement.
 */
export async function checkSeats(
  ctx: ShopCtx,
  { keys, event, wanted, without }: CheckSeatsInput,
): Promise<GuestRefusal | undefined> {
  const theirs = keys.map(({ key }) => key)
  const others = await ctx.db
    .select({
      seats: eventSignUps.seats,
      isProved: sql<boolean>`${eventSignUps.heldUntil} is null`,
      kinds: sql<OtherSeats['kinds']>`array_agg(${guestKeys.kind})`,
    })
    .from(guestKeys)
    .innerJoin(eventSignUps, eq(eventSignUps.id, guestKeys.signUpId))
    .where(
      and(
        inArray(guestKeys.key, theirs),
        eq(eventSignUps.eventId, event.id),
        ne(eventSignUps.state, 'cancelled'),
        without === undefined ? undefined : ne(eventSignUps.id, without),
      ),
    )
    .groupBy(eventSignUps.id)
  const rules = { limits: ctx.guestLimits.seats, ofEvent: event.seats }
  return mayHaveSeats(wanted, others, rules) ? undefined : { ok: false, reason: 'guest_limit' }
}
