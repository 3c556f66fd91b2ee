import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { SIGN_UP_PHASES } from '#shared/restaurant/event-states.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { phaseAt } from '../events/index.ts'
import { policy } from './policy.ts'
import { tell } from './tell-guests.ts'

/** The most guests that one run mails. */
const BATCH = 500

/**
 * Reminds those who have seats a day before the event, each once. Who signed up on the last day needs no reminder.
 * @throws DomainError forbidden
 */
export async function remindGuests(ctx: Ctx): Promise<number> {
  policy.remindGuests(ctx)
  const now = ctx.now()
  return inTransaction(asShop(ctx), async (ctx) => {
    const beginsSoon = ctx.db
      .select({ one: sql`1` })
      .from(events)
      .where(
        and(
          eq(events.id, eventSignUps.eventId),
          inArray(phaseAt(now), SIGN_UP_PHASES),
          lte(events.startDate, addTime(now, DAY)),
        ),
      )
    const due = ctx.db
      .select({ id: eventSignUps.id })
      .from(eventSignUps)
      .where(
        and(
          eq(eventSignUps.state, 'booked'),
          isNull(eventSignUps.heldUntil),
          isNull(eventSignUps.remindedAt),
          lte(eventSignUps.createdAt, addTime(now, -DAY)),
          exists(beginsSoon),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const rows = await due
    for (const { id } of rows) {
      await ctx.db.update(eventSignUps).set({ remindedAt: now }).where(eq(eventSignUps.id, id))
    }
    await tell(ctx, { signUpIds: rows.map(({ id }) => id), about: 'reminder' })
    return rows.length
  })
}
