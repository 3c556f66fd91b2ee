import { and, eq, inArray, lte, ne, or, type SQL } from 'drizzle-orm'
import { reservations, serviceDays } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Locks days in their order, until the transaction ends: what is read of them afterwards stays so. */
export async function lockDays(ctx: ShopCtx, { days }: { days: string[] }): Promise<void> {
  const sorted = [...new Set(days)].toSorted()
  if ((await lock(ctx, inArray(serviceDays.day, sorted))).length === sorted.length) return
  await ctx.db
    .insert(serviceDays)
    .values(sorted.map((day) => ({ day })))
    .onConflictDoNothing()
  await lock(ctx, inArray(serviceDays.day, sorted))
}

/**
 * Locks the day that a reservation is on now, and others.
 * @returns the days that are locked: not its own if it has just been changed to another, or its day has no row yet
 */
export async function lockDaysOf(
  ctx: ShopCtx,
  { id, days }: { id: string; days: string[] },
): Promise<string[]> {
  const dayOfIt = ctx.db.select({ day: reservations.day }).from(reservations).where(eq(reservations.id, id))
  return lock(ctx, or(inArray(serviceDays.day, dayOfIt), inArray(serviceDays.day, days)))
}

/** @returns those of the days that have a row */
async function lock({ db }: ShopCtx, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ day: serviceDays.day })
    .from(serviceDays)
    .where(which)
    .orderBy(serviceDays.day)
    .for('update')
  return rows.map(({ day }) => day)
}

/**
 * Marks the table holds of a day that have run out as lapsed: until then the database keeps their tables, though every plan has them free.
 * Lock the day first.
 */
export async function lapseTableHoldsOfDay(
  ctx: ShopCtx,
  { day, exceptId }: { day: string; exceptId?: string },
): Promise<void> {
  await ctx.db
    .update(reservations)
    .set({ status: 'lapsed', heldUntil: null, heldBy: null })
    .where(
      and(
        eq(reservations.day, day),
        eq(reservations.status, 'held'),
        lte(reservations.heldUntil, ctx.now()),
        exceptId === undefined ? undefined : ne(reservations.id, exceptId),
      ),
    )
}
