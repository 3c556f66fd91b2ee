import type { Locale } from '#shared/locale.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { idOfReservationKey, readReservation } from '../seating/index.ts'
import { getShop } from '../settings/index.ts'
import { calendarFile } from './calendar-file.ts'
import { policy } from './policy.ts'

/**
 * The file that puts a reservation into a calendar, or takes it out once it is cancelled.
 * @throws DomainError not_found, also for a table that was only held
 */
export async function getReservationFile(
  ctx: Ctx,
  { key, language }: { key: string; language: Locale },
): Promise<string> {
  policy.getReservationFile(ctx)
  const id = idOfReservationKey(ctx, key)
  const reservation = await inTransaction(asShop(ctx), (ctx) => readReservation(ctx, { id }))
  if (reservation.status === 'held' || reservation.status === 'lapsed')
    throw new DomainError('not_found', 'reservation')
  return calendarFile(ctx, { reservation, shop: await getShop(ctx), key, language })
}
