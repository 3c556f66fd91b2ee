import { asShop, type Ctx, inTransaction } from '../context.ts'
import { idOfReservationKey, readReservation } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { ReservationView } from './schemas.ts'

/**
 * A reservation as the holder of its link sees it. A hold that has run out has lapsed, though nobody may have noted it.
 * @throws DomainError not_found
 */
export async function getReservation(ctx: Ctx, { key }: { key: string }): Promise<ReservationView> {
  policy.getReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  const row = await inTransaction(asShop(ctx), (ctx) => readReservation(ctx, { id }))
  const { day, startsAt, endsAt, partySize, status, heldUntil, source, name, email, phone } = row
  const { occasion, allergies, wishes, locale } = row
  const hasLapsed = status === 'held' && heldUntil !== null && heldUntil <= ctx.now()
  return {
    day,
    startsAt,
    endsAt,
    partySize,
    heldUntil,
    source,
    name,
    email,
    phone,
    occasion,
    allergies,
    wishes,
    locale,
    status: hasLapsed ? 'lapsed' : status,
    canChange: status === 'confirmed' && startsAt > ctx.now(),
  }
}
