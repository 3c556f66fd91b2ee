import { sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { isVoid, wasPaid } from '#shared/orders/order-states.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { checkParty, lockGuestOf } from '../guests/index.ts'
import {
  findPlace,
  giveTables,
  idOfReservationKey,
  lockReservation,
  queueReservationMails,
  queueTableOffers,
  whatChanged,
} from '../seating/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { depositFor, readTableOrders } from '../table-orders/index.ts'
import { offerFreeTables } from './offer-tables.ts'
import { policy } from './policy.ts'
import type { ChangeReservationInput, ChangeReservationResult } from './schemas.ts'

/**
 * Moves a guest's reservation to another time or size. If there is no table, or it would be more than one guest may have to
 * come, it stays as it was.
 * @throws DomainError not_found
 */
export async function changeReservation(
  ctx: Ctx,
  { key, day, time, partySize }: ChangeReservationInput,
): Promise<ChangeReservationResult> {
  policy.changeReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeReservationResult> => {
    const keys = await lockGuestOf(ctx, { of: 'reservation', id })
    const {
      status,
      startsAt,
      day: dayBefore,
      partySize: before,
    } = await lockReservation(ctx, { id, days: [day] })
    if (status !== 'confirmed') return { ok: false, reason: 'ended' }
    if (startsAt <= ctx.now()) return { ok: false, reason: 'begun' }
    // A deposit that was paid stays as it is, whatever the size is now; one that is missing is not asked for in passing.
    if (partySize > before && (await lacksDeposit(ctx, { id, partySize }))) {
      return { ok: false, reason: 'deposit_needed' }
    }
    if (partySize > before || day !== dayBefore) {
      const refusal = await checkParty(ctx, { keys, party: { day, partySize }, without: id })
      if (refusal) return refusal
    }
    await offerFreeTables(ctx, { day })
    const place = await findPlace(ctx, { day, time, partySize, without: id })
    if (!place.ok) return place
    const changes = { partySize, version: sql`${reservations.version} + 1` }
    await giveTables(ctx, { id, day, slot: place.slot, changes })
    await queueReservationMails(ctx, {
      id,
      startsAt: place.slot.period.startsAt,
      isNew: false,
      byGuest: true,
    })
    await queueTableOffers(ctx, { day: dayBefore })
    await recordAudit(ctx, {
      actorId: null,
      action: 'reservation.changed-by-guest',
      subjectId: id,
      ...whatChanged(
        { day: dayBefore, startsAt: startsAt.toISOString(), partySize: before },
        { day, startsAt: place.slot.period.startsAt.toISOString(), partySize },
      ),
    })
    return { ok: true }
  })
}

async function lacksDeposit(
  ctx: ShopCtx,
  { id, partySize }: { id: string; partySize: number },
): Promise<boolean> {
  if (!depositFor(ctx, (await getSettings(ctx)).reservations, { partySize })) return false
  const order = (await readTableOrders(ctx, { reservationIds: [id] })).get(id)?.deposit
  return !order || !wasPaid(order.paymentStatus) || isVoid(order.status)
}
