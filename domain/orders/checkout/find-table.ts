import { and, eq, gt, inArray } from 'drizzle-orm'
import { reservations, serviceDays } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { findIdOfSealedKey } from '#domain/kernel/sealed-keys.ts'
import type { Delivery } from './schemas.ts'

/**
 * The table at which an order is handed over, for the order's columns: none for other ways, undefined if it is gone. It
 * stays reserved until the transaction ends.
 */
export async function findTable(
  ctx: ShopCtx,
  delivery: Delivery,
): Promise<{ reservationId: string | null; tableAt: Date | null } | undefined> {
  if (delivery.method !== 'at_the_table') return { reservationId: null, tableAt: null }
  const id = findIdOfSealedKey(ctx, { of: 'reservation', key: delivery.reservation })
  if (id === undefined) return undefined
  // Every verb that ends or moves a reservation locks its day first.
  const dayOfIt = ctx.db.select({ day: reservations.day }).from(reservations).where(eq(reservations.id, id))
  const [locked] = await ctx.db
    .select({ day: serviceDays.day })
    .from(serviceDays)
    .where(inArray(serviceDays.day, dayOfIt))
    .for('share')
  if (!locked) return undefined
  const [found] = await ctx.db
    .select({ reservationId: reservations.id, tableAt: reservations.startsAt })
    .from(reservations)
    .where(
      and(
        eq(reservations.id, id),
        eq(reservations.day, locked.day),
        eq(reservations.status, 'confirmed'),
        gt(reservations.startsAt, ctx.now()),
      ),
    )
  return found
}
