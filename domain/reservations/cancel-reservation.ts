import { eq, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { findReservation, lockDays, tablesWereFreed, takePromiseBack } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { CancelReservationResult } from './schemas.ts'

/**
 * Gives a guest's table back. Done twice, it is done once; after the meal has begun it is too late.
 * @throws DomainError not_found
 */
export async function cancelReservation(
  ctx: Ctx,
  { key }: { key: string },
): Promise<CancelReservationResult> {
  policy.cancelReservation(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CancelReservationResult> => {
    await lockDays(ctx, [(await findReservation(ctx, key)).day])
    const { id, day, status, startsAt } = await findReservation(ctx, key)
    if (status === 'cancelled') return { ok: true }
    if (status !== 'held' && status !== 'confirmed') return { ok: false, reason: 'ended' }
    if (startsAt <= ctx.now()) return { ok: false, reason: 'begun' }
    await ctx.db
      .update(reservations)
      .set({ status: 'cancelled', heldUntil: null, version: sql`${reservations.version} + 1` })
      .where(eq(reservations.id, id))
    if (status === 'confirmed') await takePromiseBack(ctx, { id, day })
    else await tablesWereFreed(ctx, day)
    return { ok: true }
  })
}
