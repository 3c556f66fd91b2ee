import { and, asc, eq, gt } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findIdOfSealedKey } from '#domain/kernel/sealed-keys.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { TableOfGuest } from './schemas.ts'

/**
 * The table at which a guest can have jars handed over: that of the reservation whose key they have, or else the next one
 * that a customer reserved while they were signed in. Undefined if none is confirmed and to come. One that was reserved with
 * their address may be somebody else's, who would see what they order.
 */
export async function findTableOfGuest(
  ctx: Ctx,
  { key }: { key: string | undefined },
): Promise<TableOfGuest | undefined> {
  policy.findTableOfGuest(ctx)
  const { actor } = ctx
  // A browser may have a key of another shop, or of none.
  const id = key === undefined ? undefined : findIdOfSealedKey(ctx, { of: 'reservation', key })
  const ofCustomer = actor.role === 'customer' ? eq(reservations.customerId, actor.id) : undefined
  const isMine = id === undefined ? ofCustomer : eq(reservations.id, id)
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
}
