import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { phaseOf } from '../events/index.ts'
import type { EventRow } from './lock-event.ts'
import { tell } from './tell-guests.ts'

/**
 * Gives the free seats of a locked event to those who wait, in the order in which they asked; who wants more than are
 * free, or has not pressed the link in their mail, is passed over and keeps their place. They are told by mail.
 */
export async function promoteWaiting(ctx: ShopCtx, { event }: { event: EventRow }): Promise<void> {
  if (phaseOf(event, ctx.now()) !== 'open') return
  let free = event.seats - event.seatsTaken
  const waiting = await ctx.db
    .select({ id: eventSignUps.id, seats: eventSignUps.seats })
    .from(eventSignUps)
    .where(
      and(
        eq(eventSignUps.eventId, event.id),
        eq(eventSignUps.state, 'waiting'),
        isNull(eventSignUps.heldUntil),
      ),
    )
    .orderBy(asc(eventSignUps.number))
  const promoted: string[] = []
  for (const { id, seats } of waiting) {
    if (seats > free) continue
    free -= seats
    promoted.push(id)
  }
  if (promoted.length === 0) return
  await ctx.db.update(eventSignUps).set({ state: 'booked' }).where(inArray(eventSignUps.id, promoted))
  await ctx.db
    .update(events)
    .set({ seatsTaken: sql`${events.seats} - ${free}` })
    .where(eq(events.id, event.id))
  await tell(ctx, { signUpIds: promoted, about: 'promoted' })
}
