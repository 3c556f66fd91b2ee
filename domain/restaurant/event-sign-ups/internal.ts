import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { EventRow } from './lock-event.ts'
import type { SignUpRow } from './lock-sign-up.ts'

/** The place on the waitlist of somebody who waits, from 1. */
export async function positionOf(
  ctx: ShopCtx,
  { eventId, number }: Pick<SignUpRow, 'eventId' | 'number'>,
): Promise<number> {
  const [row] = await ctx.db
    .select({ position: sql<number>`count(*)::int` })
    .from(eventSignUps)
    .where(
      and(
        eq(eventSignUps.eventId, eventId),
        eq(eventSignUps.state, 'waiting'),
        lte(eventSignUps.number, number),
      ),
    )
  return row?.position ?? 1
}

/** The sign-up for an event that an address has proved to be theirs. */
export async function findKnown(
  { db }: ShopCtx,
  { id }: EventRow,
  email: string,
): Promise<SignUpRow | undefined> {
  const [row] = await db
    .select()
    .from(eventSignUps)
    .where(
      and(
        eq(eventSignUps.eventId, id),
        eq(eventSignUps.email, email),
        ne(eventSignUps.state, 'cancelled'),
        isNull(eventSignUps.heldUntil),
      ),
    )
  return row
}

/** Takes seats of a locked event, or gives some back if `seats` is negative. The table's CHECK has the last word. */
export async function takeSeats(
  ctx: ShopCtx,
  { event, seats }: { event: EventRow; seats: number },
): Promise<EventRow> {
  await ctx.db
    .update(events)
    .set({ seatsTaken: sql`${events.seatsTaken} + ${seats}` })
    .where(eq(events.id, event.id))
  return { ...event, seatsTaken: event.seatsTaken + seats }
}
