import { eq } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { checkParty, lockGuest, passGuestOn, recordGuest } from '../guests/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import {
  findPlace,
  giveTables,
  idOfReservationKey,
  lockReservation,
  queueReservationMails,
} from '../seating/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { depositFor, placeDeposit, readTableOrders } from '../table-orders/index.ts'
import { offerFreeTables } from './offer-tables.ts'
import { policy } from './policy.ts'
import type { ConfirmReservationInput, ConfirmReservationResult } from './schemas.ts'

/**
 * Makes a held table a reservation; an offer from the waitlist has its guest's contact already. A hold that has run out
 * gets a table at the same time if there is still one. A party that has to pay a deposit keeps its table until it is paid,
 * or the shop no longer waits for it. Sent twice, it is one reservation. What one guest may have to come is limited.
 * @throws DomainError not_found
 */
export async function confirmReservation(
  ctx: Ctx,
  { key, contact }: ConfirmReservationInput,
): Promise<ConfirmReservationResult> {
  policy.confirmReservation(ctx)
  const id = idOfReservationKey(ctx, key)
  const placedBy = ctx.actor
  const customerId = placedBy.role === 'customer' ? placedBy.id : null
  return inTransaction(asShop(ctx), async (ctx): Promise<ConfirmReservationResult> => {
    const keys = contact ? await lockGuest(ctx, { customerId, ...contact }) : []
    const reservation = await lockReservation(ctx, { id })
    const { day, startsAt, partySize, status, source } = reservation
    if (status === 'confirmed' || status === 'seated') return { ok: true, id }
    if (status === 'awaiting_deposit') return { ok: true, id, ...(await depositOf(ctx, id)) }
    if (status !== 'held' && status !== 'lapsed') return { ok: false, reason: 'ended' }
    if (!contact && source !== 'waitlist') return { ok: false, reason: 'ended' }
    // Guests on the waitlist were counted when they joined it.
    const isAwaited = source === 'waitlist'
    const refusal = isAwaited ? undefined : await checkParty(ctx, { keys, party: { day, partySize } })
    if (refusal) return refusal
    const deposit = depositFor(ctx, (await getSettings(ctx)).reservations, { partySize })
    const next = deposit ? 'awaiting_deposit' : 'confirmed'
    const changes = { ...contact, status: next, heldUntil: null, heldBy: null } as const
    if (status === 'lapsed') {
      await offerFreeTables(ctx, { day })
      const place = await findPlace(ctx, { day, time: formatTime(startsAt), partySize })
      if (!place.ok) return place
      await giveTables(ctx, { id, day, slot: place.slot, changes })
    } else {
      await ctx.db.update(reservations).set(changes).where(eq(reservations.id, id))
    }
    if (isAwaited) {
      await ctx.db.update(tableWaitlist).set({ status: 'booked' }).where(eq(tableWaitlist.reservationId, id))
      await passGuestOn(ctx, { reservationId: id })
    } else {
      await recordGuest(ctx, { keys, reservationId: id })
    }
    if (deposit) {
      const asked = { reservation: { ...reservation, ...contact }, deposit, placedBy }
      const { orderKey } = await placeDeposit(ctx, asked)
      await enqueueJob(ctx, { kind: 'send-deposit-due', reservationId: id })
      return { ok: true, id, deposit: { orderKey } }
    }
    await queueReservationMails(ctx, { id, startsAt, isNew: true, byGuest: true })
    return { ok: true, id }
  })
}

async function depositOf(ctx: ShopCtx, id: string): Promise<{ deposit?: { orderKey: string } }> {
  const order = (await readTableOrders(ctx, { reservationIds: [id] })).get(id)?.deposit
  return order ? { deposit: { orderKey: order.accessKey } } : {}
}
