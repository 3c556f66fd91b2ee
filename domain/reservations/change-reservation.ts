import { sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import {
  findPlace,
  giveTables,
  idOfReservationKey,
  lockReservation,
  promiseTable,
  tablesWereFreed,
} from '../seating/index.ts'
import { policy } from './policy.ts'
import type { ChangeReservationInput, ChangeReservationResult } from './schemas.ts'

/**
 * Moves a guest's reservation to another time or size. If there is no table, it stays as it was.
 * @throws DomainError not_found
 */
export async function changeReservation(
  ctx: Ctx,
  { key, day, time, partySize }: ChangeReservationInput,
): Promise<ChangeReservationResult> {
  policy.changeReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeReservationResult> => {
    const { status, startsAt, day: dayBefore } = await lockReservation(ctx, { id, days: [day] })
    if (status !== 'confirmed' || startsAt <= ctx.now()) return { ok: false, reason: 'ended' }
    const place = await findPlace(ctx, { day, time, partySize, without: id })
    if (!place.ok) return place
    const changes = { partySize, version: sql`${reservations.version} + 1` }
    await giveTables(ctx, { id, day, slot: place.slot, changes })
    await promiseTable(ctx, { id, startsAt: place.slot.period.startsAt, isNew: false })
    await tablesWereFreed(ctx, { day: dayBefore })
    return { ok: true }
  })
}
