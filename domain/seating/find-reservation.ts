import { eq } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import { DomainError } from '../errors.ts'

/**
 * The reservation that a key opens. Read it again after its day is locked: it may have changed.
 * @throws DomainError not_found
 */
export async function findReservation({ db }: ShopCtx, key: string) {
  const [reservation] = await db.select().from(reservations).where(eq(reservations.accessKey, key))
  if (!reservation) throw new DomainError('not_found', 'reservation')
  return reservation
}

/**
 * A reservation, for the team.
 * @throws DomainError not_found
 */
export async function readReservation({ db }: ShopCtx, id: string) {
  const [reservation] = await db.select().from(reservations).where(eq(reservations.id, id))
  if (!reservation) throw new DomainError('not_found', 'reservation')
  return reservation
}
