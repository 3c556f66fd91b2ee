import { eq, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { idOfReservationKey, lockReservation } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { ChangeWishesInput, ChangeWishesResult } from './schemas.ts'

/**
 * What a guest tells the kitchen and the table: occasion, allergies, wishes. Their table stays as it is.
 * @throws DomainError not_found
 */
export async function changeWishes(
  ctx: Ctx,
  { key, occasion, allergies = '', wishes = '' }: ChangeWishesInput,
): Promise<ChangeWishesResult> {
  policy.changeWishes(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeWishesResult> => {
    const { status, startsAt } = await lockReservation(ctx, { id })
    if (status !== 'confirmed') return { ok: false, reason: 'ended' }
    if (startsAt <= ctx.now()) return { ok: false, reason: 'begun' }
    await ctx.db
      .update(reservations)
      .set({ occasion: occasion ?? null, allergies, wishes, version: sql`${reservations.version} + 1` })
      .where(eq(reservations.id, id))
    return { ok: true }
  })
}
