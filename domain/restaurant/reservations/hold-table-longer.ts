import { and, eq, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { HOLD_MINUTES } from '#shared/restaurant/rules.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { idOfReservationKey, lockReservation } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { HoldTableLongerResult } from './schemas.ts'

/**
 * Keeps a held table for as long again, once: the database refuses more (`reservations_held_longest`). With the day locked
 * nobody else can find its time run out meanwhile.
 * @throws DomainError not_found
 */
export async function holdTableLonger(ctx: Ctx, { key }: { key: string }): Promise<HoldTableLongerResult> {
  policy.holdTableLonger(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<HoldTableLongerResult> => {
    const { status, source } = await lockReservation(ctx, { id })
    if (status === 'lapsed') return { ok: false, reason: 'ran_out' }
    if (status !== 'held' || source !== 'web') return { ok: false, reason: 'ended' }
    const once = sql`make_interval(mins => ${HOLD_MINUTES})`
    const [held] = await ctx.db
      .update(reservations)
      .set({ heldUntil: sql`${reservations.heldUntil} + ${once}` })
      .where(
        and(eq(reservations.id, id), sql`${reservations.heldUntil} <= ${reservations.createdAt} + ${once}`),
      )
      .returning({ heldUntil: reservations.heldUntil })
    if (!held?.heldUntil) return { ok: false, reason: 'longer_once' }
    return { ok: true, heldUntil: held.heldUntil }
  })
}
