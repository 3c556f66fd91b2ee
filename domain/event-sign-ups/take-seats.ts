import { eq, sql } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import type { EventRow } from './lock-event.ts'

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
