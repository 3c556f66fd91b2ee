import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { guestNotes, reservations, tableWaitlist } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetGuestKeys } from '../guests/index.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const reservationsKeptFor = { reservations: 365 * DAY, tableWaits: 30 * DAY, lapsedHolds: DAY }

/** The most of each that one run deletes. */
const BATCH = 1_000

/**
 * Deletes who came to the restaurant long ago and what was written about them, who waited for a table, holds of which nothing
 * became, and what guests are recognised by whose meal has begun.
 * @returns how many
 * @throws DomainError forbidden
 */
export async function forgetReservations(ctx: Ctx): Promise<number> {
  policy.forgetReservations(ctx)
  const dayBefore = (age: number) => shopDay(before(ctx.now(), age))
  return inTransaction(asShop(ctx), async (ctx) => {
    const { db } = ctx
    await forgetGuestKeys(ctx)
    const old = db
      .select({ id: reservations.id })
      .from(reservations)
      .where(
        or(
          lt(reservations.day, dayBefore(reservationsKeptFor.reservations)),
          and(
            eq(reservations.status, 'lapsed'),
            lt(reservations.createdAt, before(ctx.now(), reservationsKeptFor.lapsedHolds)),
          ),
        ),
      )
      .limit(BATCH)
    const waits = db
      .select({ id: tableWaitlist.id })
      .from(tableWaitlist)
      .where(lt(tableWaitlist.day, dayBefore(reservationsKeptFor.tableWaits)))
      .limit(BATCH)
    const notes = db
      .select({ id: guestNotes.id })
      .from(guestNotes)
      .where(lt(guestNotes.createdAt, before(ctx.now(), reservationsKeptFor.reservations)))
      .limit(BATCH)
    await db.delete(guestNotes).where(inArray(guestNotes.id, notes))
    const forgotten = await db.delete(reservations).where(inArray(reservations.id, old))
    const ended = await db.delete(tableWaitlist).where(inArray(tableWaitlist.id, waits))
    return (forgotten.rowCount ?? 0) + (ended.rowCount ?? 0)
  })
}
