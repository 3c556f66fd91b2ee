import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { closeOuts, reservations, reservedTables } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Period } from '#shared/restaurant/service-period.ts'
import { isTooFar } from '#shared/restaurant/is-too-far.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { countSeats, instantOf, lockDays, readDayPlan } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { CloseOutInput, CloseOutResult, StandingParty } from './schemas.ts'

/**
 * Takes a table, or the whole restaurant, out for a part of a day. Reservations that stand in it stand: they are
 * answered, so that the team can call the guests. With `isSure: false` nothing is closed as long as there are any.
 * @throws DomainError forbidden, not_found for a table that does not exist
 */
export async function closeOut(ctx: Ctx, input: CloseOutInput): Promise<CloseOutResult> {
  const actor = policy.closeOut(ctx)
  const { day, tableId, from, to, reason, isSure = true } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<CloseOutResult> => {
    if (tableId !== undefined) await countSeats(ctx, { tableIds: [tableId] })
    if (isTooFar(day, ctx.now())) return { ok: false, reason: 'too_far' }
    await lockDays(ctx, { days: [day] })
    const { service } = await readDayPlan(ctx, { day })
    const startsAt = instantOf(service, day, from)
    const end = instantOf(service, day, to)
    // Midnight, at which the house closes, is that of the next day.
    const isNextDay = end <= startsAt && service && addTime(end, DAY) <= service.endsAt
    const period = { startsAt, endsAt: isNextDay ? addTime(end, DAY) : end }
    if (period.endsAt <= period.startsAt) return { ok: false, reason: 'no_time' }
    const standing = await listStanding(ctx, { ...period, tableId })
    if (!isSure && standing.length > 0) return { ok: false, reason: 'has_reservations', standing }
    const [row] = await ctx.db
      .insert(closeOuts)
      .values({ day, tableId: tableId ?? null, ...period, reason: reason ?? '', createdBy: actor.id })
      .returning({ id: closeOuts.id })
    if (!row) throw new Error('nothing was closed')
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.closed-out',
      subjectId: tableId ?? null,
      details: { day, from, to, ...(reason && { reason }) },
    })
    return { ok: true, id: row.id, standing }
  })
}

/** Lists the parties that have a table in a time that is to be closed. */
async function listStanding(
  { db }: ShopCtx,
  { startsAt, endsAt, tableId }: Period & { tableId: string | undefined },
): Promise<StandingParty[]> {
  const atTable = db
    .select({ id: reservedTables.reservationId })
    .from(reservedTables)
    .where(tableId === undefined ? undefined : eq(reservedTables.tableId, tableId))
  const { id, day, name, partySize } = reservations
  return db
    .select({ id, day, startsAt: reservations.startsAt, name, partySize })
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, ['confirmed', 'seated']),
        lt(reservations.startsAt, endsAt),
        gt(reservations.endsAt, startsAt),
        inArray(reservations.id, atTable),
      ),
    )
    .orderBy(asc(reservations.startsAt))
}
