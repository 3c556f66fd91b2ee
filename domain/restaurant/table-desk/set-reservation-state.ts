import { eq, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { canBecome, KEEPING_STATES, type ReservationState } from '#shared/restaurant/states.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import {
  isFree,
  lockReservation,
  queueCancellationMail,
  queueReservationMails,
  queueTableOffers,
  readDayPlan,
  stayFrom,
  tableIdsOf,
} from '../seating/index.ts'
import { settleTableOrders } from '../table-orders/index.ts'
import type { TableOutcome } from '../table-orders/schemas.ts'
import { policy } from './policy.ts'
import type { SetReservationStateInput, SetReservationStateResult } from './schemas.ts'

/**
 * Records what happens at the door: a party sits down, leaves, does not come, or calls that it will not. A slip is taken
 * back the same way, as long as nobody else has the table by then.
 * @throws DomainError forbidden, not_found
 */
export async function setReservationState(
  ctx: Ctx,
  input: SetReservationStateInput,
): Promise<SetReservationStateResult> {
  const { id: actorId } = policy.setReservationState(ctx)
  return inTransaction(asShop(ctx), (ctx) => putInState(ctx, { ...input, actorId }))
}

type PutInStateInput = Omit<SetReservationStateInput, 'version'> & {
  /** The one that somebody has seen; without it, the state is set whatever has changed meanwhile. */
  version?: number
  actorId: string
}

/** The same within the caller's transaction. */
export async function putInState(
  ctx: ShopCtx,
  { id, status, version, actorId }: PutInStateInput,
): Promise<SetReservationStateResult> {
  const reservation = await lockReservation(ctx, { id })
  const { day } = reservation
  if (version !== undefined && reservation.version !== version) return { ok: false, reason: 'changed' }
  if (!canBecome(reservation.status, status)) return { ok: false, reason: 'not_possible' }
  const isEarly = status === 'no_show' && ctx.now() < reservation.startsAt
  if (isEarly) return { ok: false, reason: 'too_early' }
  let { endsAt } = reservation
  if (!reservation.keepsTables && canKeep(status)) {
    const plan = await readDayPlan(ctx, { day, without: id })
    const stay = stayFrom(plan, reservation.startsAt, reservation.partySize)
    const tableIds = await tableIdsOf(ctx, { id })
    if (!isFree({ tableIds }, plan.taken, stay)) return { ok: false, reason: 'table_taken' }
    endsAt = stay.endsAt
  }
  const now = ctx.now()
  // A party that leaves early gives the table back early.
  if (status === 'finished' && now > reservation.startsAt && now < endsAt) endsAt = now
  const outcome = outcomeOf(reservation.status, status)
  if (outcome) await settleTableOrders(ctx, { reservationId: id, outcome })
  await ctx.db
    .update(reservations)
    .set({ status, endsAt, heldUntil: null, heldBy: null, version: sql`${reservations.version} + 1` })
    .where(eq(reservations.id, id))
  const { startsAt, email } = reservation
  if (outcome?.is === 'waived' && email !== '')
    await queueReservationMails(ctx, { id, startsAt, isNew: true })
  if (status === 'cancelled' && email !== '') await queueCancellationMail(ctx, { id, day })
  else if (!canKeep(status)) await queueTableOffers(ctx, { day })
  await recordAudit(ctx, {
    actorId,
    action: 'reservation.changed',
    subjectId: id,
    changes: { status: { before: reservation.status, after: status } },
  })
  return { ok: true }
}

const canKeep = (status: ReservationState) => KEEPING_STATES.some((state) => state === status)

/** Returns the outcome for the table's orders. If the restaurant cancels, the deposit goes back, however late it is. */
function outcomeOf(from: ReservationState, to: ReservationState): TableOutcome | undefined {
  if (to === 'cancelled') return { is: 'cancelled', isRefunded: true }
  if (to === 'finished' || to === 'no_show') return { is: to }
  return from === 'awaiting_deposit' ? { is: 'waived' } : undefined
}
