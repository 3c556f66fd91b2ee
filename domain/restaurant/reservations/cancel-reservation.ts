import { eq, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import { canBecome } from '#shared/restaurant/states.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  idOfReservationKey,
  lockReservation,
  queueCancellationMail,
  queueTableOffers,
} from '../seating/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { settleTableOrders } from '../table-orders/index.ts'
import { policy } from './policy.ts'
import type { CancelReservationResult } from './schemas.ts'

/**
 * Gives a guest's table back, and its deposit if that is early enough by the rule. Done twice, it is done once; after the
 * meal has begun it is too late.
 * @throws DomainError not_found
 */
export async function cancelReservation(
  ctx: Ctx,
  { key }: { key: string },
): Promise<CancelReservationResult> {
  policy.cancelReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<CancelReservationResult> => {
    const { day, status, startsAt } = await lockReservation(ctx, { id })
    if (status === 'cancelled') return { ok: true }
    if (!canBecome(status, 'cancelled')) return { ok: false, reason: 'ended' }
    if (startsAt <= ctx.now()) return { ok: false, reason: 'begun' }
    const { cancelHours } = (await getSettings(ctx)).reservations
    const isRefunded = ctx.now() < addTime(startsAt, -cancelHours * HOUR)
    await settleTableOrders(ctx, { reservationId: id, outcome: { is: 'cancelled', isRefunded } })
    await ctx.db
      .update(reservations)
      .set({ status: 'cancelled', heldUntil: null, heldBy: null, version: sql`${reservations.version} + 1` })
      .where(eq(reservations.id, id))
    if (status === 'confirmed') await queueCancellationMail(ctx, { id, day, byGuest: true })
    else await queueTableOffers(ctx, { day })
    await recordAudit(ctx, {
      actorId: null,
      action: 'reservation.changed-by-guest',
      subjectId: id,
      changes: { status: { before: status, after: 'cancelled' } },
    })
    return { ok: true }
  })
}
