import { and, eq, inArray, lt } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { before, KEPT_FOR } from '../kept-for.ts'
import { policy } from './policy.ts'

/** What one run deletes. */
const BATCH = 1_000

/**
 * Deletes who came to events that are long over.
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
      .where(and(lt(events.endDate, before(ctx.now(), KEPT_FOR.eventGuests))))
      .limit(BATCH)
    const { rowCount } = await ctx.db.delete(eventSignUps).where(inArray(eventSignUps.id, old))
    return rowCount ?? 0
  })
}
