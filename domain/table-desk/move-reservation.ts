import { sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import {
  countSeats,
  giveTables,
  instantOf,
  isFree,
  lockReservation,
  promiseTable,
  readDayPlan,
  stayFrom,
  tableNamesOf,
  tablesWereFreed,
} from '../seating/index.ts'
import { policy } from './policy.ts'
import type { MoveReservationInput, MoveReservationResult } from './schemas.ts'

/**
 * Puts a party at other tables, or moves it within its day, as the team decides: the rules for guests do not apply, but
 * no table is given twice and every guest has a seat.
 * @throws DomainError forbidden, not_found
 */
export async function moveReservation(ctx: Ctx, input: MoveReservationInput): Promise<MoveReservationResult> {
  const actor = policy.moveReservation(ctx)
  const { id, tableIds, time, version } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<MoveReservationResult> => {
    const reservation = await lockReservation(ctx, { id })
    const { day } = reservation
    if (reservation.version !== version) return { ok: false, reason: 'changed' }
    if (!reservation.keepsTables) return { ok: false, reason: 'ended' }
    const plan = await readDayPlan(ctx, { day, without: id })
    if ((await countSeats(ctx, { tableIds })) < reservation.partySize)
      return { ok: false, reason: 'too_small' }
    const { startsAt, endsAt } = reservation
    const period =
      time === undefined
        ? { startsAt, endsAt }
        : stayFrom(plan, instantOf(plan.service, day, time), reservation.partySize)
    if (!isFree({ tableIds }, plan.taken, period)) return { ok: false, reason: 'table_taken' }
    const before = await tableNamesOf(ctx, { id })
    const changes = { version: sql`${reservations.version} + 1` }
    await giveTables(ctx, { id, day, slot: { period, seating: { tableIds } }, changes })
    if (period.startsAt.getTime() !== startsAt.getTime() && reservation.email !== '') {
      await promiseTable(ctx, { id, startsAt: period.startsAt, isNew: false })
    }
    await tablesWereFreed(ctx, { day })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'reservation.changed',
      subjectId: id,
      changes: {
        tables: { before: before.join(', '), after: (await tableNamesOf(ctx, { id })).join(', ') },
        startsAt: { before: startsAt.toISOString(), after: period.startsAt.toISOString() },
      },
    })
    return { ok: true }
  })
}
