import { and, eq, inArray } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockDays, queueTableOffers } from '../seating/index.ts'
import { policy } from './policy.ts'

/**
 * Takes a party off the waitlist, which called that it no longer comes, and gives back what it was offered. Done twice, it
 * is done once.
 * @throws DomainError forbidden, not_found
 */
export async function endWait(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { id: actorId } = policy.endWait(ctx)
  await inTransaction(asShop(ctx), (ctx) => removeFromWaitlist(ctx, { id, actorId }))
}

/**
 * The same within the caller's transaction.
 * @returns whether it waited
 */
export async function removeFromWaitlist(
  ctx: ShopCtx,
  { id, actorId }: { id: string; actorId: string },
): Promise<boolean> {
  const [entry] = await ctx.db.select().from(tableWaitlist).where(eq(tableWaitlist.id, id))
  if (!entry) throw new DomainError('not_found', 'reservation')
  await lockDays(ctx, { days: [entry.day] })
  const [left] = await ctx.db
    .update(tableWaitlist)
    .set({ status: 'cancelled' })
    .where(and(eq(tableWaitlist.id, id), inArray(tableWaitlist.status, ['waiting', 'offered'])))
    .returning({ reservationId: tableWaitlist.reservationId })
  if (!left) return false
  if (left.reservationId) {
    await ctx.db
      .update(reservations)
      .set({ status: 'cancelled', heldUntil: null, heldBy: null })
      .where(and(eq(reservations.id, left.reservationId), eq(reservations.status, 'held')))
    await queueTableOffers(ctx, { day: entry.day })
  }
  await recordAudit(ctx, {
    actorId,
    action: 'reservation.wait-ended',
    subjectId: id,
    details: { day: entry.day },
  })
  return true
}
