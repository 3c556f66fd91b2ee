import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { closeOuts, reservations, reservedTables } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { countSeats, instantOf, lockDays, readDayPlan } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { CloseOutInput, CloseOutResult } from './schemas.ts'

/**
 * Takes a table, or the whole restaurant, out for a part of a day. Reservations that stand in it stand: how many is
 * answered, so that the team can call the guests.
 * @throws DomainError forbidden, not_found for a table that does not exist
 */
export async function closeOut(ctx: Ctx, input: CloseOutInput): Promise<CloseOutResult> {
  const actor = policy.closeOut(ctx)
  const { day, tableId, from, to, reason } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<CloseOutResult> => {
    if (tableId !== undefined) await countSeats(ctx, { tableIds: [tableId] })
    await lockDays(ctx, { days: [day] })
    const { service } = await readDayPlan(ctx, { day })
    const period = { startsAt: instantOf(service, day, from), endsAt: instantOf(service, day, to) }
    if (period.endsAt <= period.startsAt) return { ok: false, reason: 'no_time' }
    const [row] = await ctx.db
      .insert(closeOuts)
      .values({ day, tableId: tableId ?? null, ...period, reason: reason ?? '', createdBy: actor.id })
      .returning({ id: closeOuts.id })
    if (!row) throw new Error('nothing was closed')
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.closed-out',
      subjectId: tableId ?? null,
      details: { day, from, to },
    })
    return { ok: true, id: row.id, standing: await countStanding(ctx, { ...period, tableId }) }
  })
}

async function countStanding(
  { db }: ShopCtx,
  { startsAt, endsAt, tableId }: { startsAt: Date; endsAt: Date; tableId: string | undefined },
): Promise<number> {
  const atTable = db
    .select({ id: reservedTables.reservationId })
    .from(reservedTables)
    .where(tableId === undefined ? undefined : eq(reservedTables.tableId, tableId))
  return db.$count(
    reservations,
    and(
      inArray(reservations.status, ['confirmed', 'seated']),
      lt(reservations.startsAt, endsAt),
      gt(reservations.endsAt, startsAt),
      inArray(reservations.id, atTable),
    ),
  )
}
