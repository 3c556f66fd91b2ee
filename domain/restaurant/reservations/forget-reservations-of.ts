import { inArray } from 'drizzle-orm'
import { guestNotes, reservations, tableWaitlist } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { lockDays, queueTableOffers } from '../seating/index.ts'
import { areNotesOn, isOfPerson, type PersonOfReservations } from './reservations-of-person.ts'

/**
 * Deletes somebody's reservations and waits, also those to come, and what the team wrote about them: their tables go to
 * those who wait.
 * @returns how many reservations
 */
export async function forgetReservationsOf(ctx: ShopCtx, person: PersonOfReservations): Promise<number> {
  await ctx.db.delete(tableWaitlist).where(isOfPerson(tableWaitlist, person))
  await ctx.db.delete(guestNotes).where(areNotesOn(person))
  const theirs = await ctx.db
    .select({ id: reservations.id, day: reservations.day })
    .from(reservations)
    .where(isOfPerson(reservations, person))
  if (theirs.length === 0) return 0
  const days = theirs.map(({ day }) => day)
  await lockDays(ctx, { days })
  const deleted = await ctx.db
    .delete(reservations)
    .where(
      inArray(
        reservations.id,
        theirs.map(({ id }) => id),
      ),
    )
    .returning({ day: reservations.day, isKept: reservations.keepsTables })
  const freed = new Set(deleted.filter(({ isKept }) => isKept).map(({ day }) => day))
  for (const day of freed) await queueTableOffers(ctx, { day })
  return deleted.length
}
