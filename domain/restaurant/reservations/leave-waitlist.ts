import { and, eq, inArray } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { idOfSealedKey } from '#domain/kernel/sealed-keys.ts'
import { lockDays, queueTableOffers } from '../seating/index.ts'
import { policy } from './policy.ts'

/**
 * Ends a guest's wait, and gives back what was offered. Done twice, it is done once.
 * @throws DomainError not_found
 */
export async function leaveWaitlist(ctx: Ctx, { key }: { key: string }): Promise<void> {
  policy.leaveWaitlist(ctx)
  const id = idOfSealedKey(ctx, { of: 'waitlist', key })
  await inTransaction(asShop(ctx), async (ctx) => {
    const [entry] = await ctx.db.select().from(tableWaitlist).where(eq(tableWaitlist.id, id))
    if (!entry) throw new DomainError('not_found', 'reservation')
    await lockDays(ctx, { days: [entry.day] })
    const [left] = await ctx.db
      .update(tableWaitlist)
      .set({ status: 'cancelled' })
      .where(and(eq(tableWaitlist.id, entry.id), inArray(tableWaitlist.status, ['waiting', 'offered'])))
      .returning({ reservationId: tableWaitlist.reservationId })
    if (!left?.reservationId) return
    await ctx.db
      .update(reservations)
      .set({ status: 'cancelled', heldUntil: null, heldBy: null })
      .where(and(eq(reservations.id, left.reservationId), eq(reservations.status, 'held')))
    await queueTableOffers(ctx, { day: entry.day })
  })
}
