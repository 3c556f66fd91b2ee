import { sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import type { Period } from '#shared/restaurant/service-period.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import {
  bestSeating,
  countSeats,
  type DayPlan,
  giveTables,
  instantOf,
  isFree,
  lockReservation,
  queueReservationMails,
  queueTableOffers,
  readDayPlan,
  stayFrom,
  tableNamesOf,
} from '../seating/index.ts'
import { nearestPlaces } from './nearest-places.ts'
import { policy } from './policy.ts'
import type { MoveReservationInput, MoveReservationResult } from './schemas.ts'

/**
 * Puts a party at other tables, or moves it within its day, as the team decides: the rules for guests do not apply, but
 * no table is given twice and every guest has a seat. A table that is too small is taken together with those that it is
 * combined with.
 * @throws DomainError forbidden, not_found
 */
export async function moveReservation(ctx: Ctx, input: MoveReservationInput): Promise<MoveReservationResult> {
  const actor = policy.moveReservation(ctx)
  const { id, time, version } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<MoveReservationResult> => {
    const reservation = await lockReservation(ctx, { id })
    const { day } = reservation
    if (reservation.version !== version) return { ok: false, reason: 'changed' }
    if (!reservation.keepsTables) return { ok: false, reason: 'ended' }
    const plan = await readDayPlan(ctx, { day, without: id })
    const { startsAt, endsAt, partySize } = reservation
    const period =
      time === undefined
        ? { startsAt, endsAt }
        : stayFrom(plan, instantOf(plan.service, day, time), partySize)
    const found = await findTables(ctx, plan, { ...input, period, partySize })
    if (typeof found === 'string') {
      const asked = { startsAt: period.startsAt, partySize, now: ctx.now(), tableIds: input.tableIds }
      return { ok: false, reason: found, nearest: await nearestPlaces(ctx, plan, asked) }
    }
    const before = await tableNamesOf(ctx, { id })
    const changes = { version: sql`${reservations.version} + 1` }
    await giveTables(ctx, { id, day, slot: { period, seating: { tableIds: found } }, changes })
    const isLater = period.startsAt.getTime() !== startsAt.getTime()
    if (isLater && reservation.email !== '') {
      await queueReservationMails(ctx, { id, startsAt: period.startsAt, isNew: false })
    }
    await queueTableOffers(ctx, { day })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'reservation.changed',
      subjectId: id,
      changes: {
        tables: { before: before.join(', '), after: (await tableNamesOf(ctx, { id })).join(', ') },
        ...(isLater && {
          startsAt: { before: startsAt.toISOString(), after: period.startsAt.toISOString() },
        }),
      },
    })
    return { ok: true }
  })
}

/** The tables that were asked for, or the combination that they belong to, or why it cannot be. */
async function findTables(
  ctx: ShopCtx,
  plan: DayPlan,
  { tableIds, period, partySize }: { tableIds: string[]; period: Period; partySize: number },
): Promise<string[] | 'too_small' | 'table_taken'> {
  if ((await countSeats(ctx, { tableIds })) >= partySize) {
    return isFree({ tableIds }, plan.taken, period) ? tableIds : 'table_taken'
  }
  const combinations = plan.seatings.filter(
    ({ fewest, most, tableIds: all }) =>
      fewest <= partySize && partySize <= most && tableIds.every((id) => all.includes(id)),
  )
  if (combinations.length === 0) return 'too_small'
  const taken = { byTable: plan.taken.byTable, everywhere: [] }
  return bestSeating(combinations, taken, { partySize, period })?.tableIds ?? 'table_taken'
}
