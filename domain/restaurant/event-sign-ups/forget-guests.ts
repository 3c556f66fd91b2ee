import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const guestsKeptFor = { eventGuests: 90 * DAY, unprovedSignUps: DAY }

/** The most that one run deletes. */
const BATCH = 1_000

/**
 * Deletes who came to events that are long over, and sign-ups that nobody confirmed.
 * @returns how many sign-ups
 * @throws DomainError forbidden
 */
export async function forgetGuests(ctx: Ctx): Promise<number> {
  policy.forgetGuests(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const old = ctx.db
      .select({ id: eventSignUps.id })
      .from(eventSignUps)
      .innerJoin(events, eq(events.id, eventSignUps.eventId))
      .where(
        or(
          and(
            ne(events.state, 'postponed'),
            lt(events.endDate, before(ctx.now(), guestsKeptFor.eventGuests)),
          ),
          and(
            eq(eventSignUps.state, 'cancelled'),
            lt(eventSignUps.heldUntil, before(ctx.now(), guestsKeptFor.unprovedSignUps)),
          ),
        ),
      )
      .limit(BATCH)
    const { rowCount } = await ctx.db.delete(eventSignUps).where(inArray(eventSignUps.id, old))
    return rowCount ?? 0
  })
}
