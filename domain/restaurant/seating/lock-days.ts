import { and, eq, inArray, lte, ne } from 'drizzle-orm'
import { reservations, serviceDays } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Locks days in their order, until the transaction ends: what is read of them afterwards stays so. */
export async function lockDays(ctx: ShopCtx, { days }: { days: string[] }): Promise<void> {
  const sorted = [...new Set(days)].toSorted()
  if ((await lock(ctx, sorted)) === sorted.length) return
  await ctx.db
    .insert(serviceDays)
    .values(sorted.map((day) => ({ day })))
    .onConflictDoNothing()
  await lock(ctx, sorted)
}

/** @returns how many of them have a row */
async function lock({ db }: ShopCtx, days: string[]): Promise<number> {
  const rows = await db
    .select({ day: serviceDays.day })
    .from(serviceDays)
    .where(inArray(serviceDays.day, days))
    .orderBy(serviceDays.day)
    .for('update')
  return rows.length
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
