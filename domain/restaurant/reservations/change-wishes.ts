import { eq, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { idOfReservationKey, lockReservation, whatChanged } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { ChangeWishesInput, ChangeWishesResult } from './schemas.ts'

/**
 * Changes what a guest tells the kitchen and the table: occasion, allergies, wishes. Their table stays as it is.
 * @throws DomainError not_found
 */
export async function changeWishes(
  ctx: Ctx,
  { key, occasion, allergies = '', wishes = '' }: ChangeWishesInput,
): Promise<ChangeWishesResult> {
  policy.changeWishes(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeWishesResult> => {
    const { status, startsAt, ...before } = await lockReservation(ctx, { id })
    if (status !== 'confirmed') return { ok: false, reason: 'ended' }
    if (startsAt <= ctx.now()) return { ok: false, reason: 'begun' }
    const after = { occasion: occasion ?? null, allergies, wishes }
    await ctx.db
      .update(reservations)
      .set({ ...after, version: sql`${reservations.version} + 1` })
      .where(eq(reservations.id, id))
    const changed = whatChanged(before, after)
    if (changed.details.fields) {
      await recordAudit(ctx, {
        actorId: null,
        action: 'reservation.changed-by-guest',
        subjectId: id,
        ...changed,
      })
    }
    return { ok: true }
  })
}
