import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { reservations, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { findIdOfSealedKey } from '../sealed-keys.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { TableOfGuest } from './schemas.ts'

/**
 * The table at which a guest can have jars handed over: that of the reservation whose key they have, or else the next one
 * of a customer, under their account or its confirmed address. Undefined if none is confirmed and to come.
 */
export async function findTableOfGuest(
  ctx: Ctx,
  { key }: { key: string | undefined },
): Promise<TableOfGuest | undefined> {
  policy.findTableOfGuest(ctx)
  const { actor } = ctx
  // A browser may have a key of another shop, or of none.
  const id = key === undefined ? undefined : findIdOfSealedKey(ctx, { of: 'reservation', key })
  const isMine =
    id !== undefined ? eq(reservations.id, id) : actor.role === 'customer' ? isOf(actor.id) : undefined
  if (!isMine) return undefined
  const [found] = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ id: reservations.id, startsAt: reservations.startsAt })
      .from(reservations)
      .where(and(isMine, eq(reservations.status, 'confirmed'), gt(reservations.startsAt, ctx.now())))
      .orderBy(asc(reservations.startsAt))
      .limit(1),
  )
  return found && { key: reservationKeyOf(ctx, found.id), startsAt: found.startsAt }

  function isOf(userId: string) {
    return sql`(${reservations.customerId} = ${userId} or lower(${reservations.email}) = (
      select lower(${users.email}) from ${users} where ${and(eq(users.id, userId), isNotNull(users.emailConfirmedAt))}))`
  }
}
