import { and, eq, inArray, lte } from 'drizzle-orm'
import { reservations, serviceDays } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

/**
 * Locks days in their order, until the transaction ends: what is read of them afterwards stays so. Holds that have run
 * out give their tables back first.
 */
export async function lockDays(ctx: ShopCtx, { days }: { days: string[] }): Promise<void> {
  const sorted = [...new Set(days)].toSorted()
  await ctx.db
    .insert(serviceDays)
    .values(sorted.map((day) => ({ day })))
    .onConflictDoNothing()
  await ctx.db
    .select({ day: serviceDays.day })
    .from(serviceDays)
    .where(inArray(serviceDays.day, sorted))
    .orderBy(serviceDays.day)
    .for('update')
  await ctx.db
    .update(reservations)
    .set({ status: 'lapsed', heldUntil: null, heldBy: null })
    .where(
      and(
        inArray(reservations.day, sorted),
        eq(reservations.status, 'held'),
        lte(reservations.heldUntil, ctx.now()),
      ),
    )
}
