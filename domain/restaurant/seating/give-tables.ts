import { asc, eq, inArray } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { reservations, reservedTables, restaurantTables } from '#database/schema/index.ts'
import type { Period } from '#shared/restaurant/service-period.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { moveOrdersAtTable } from '#domain/orders/orders/index.ts'
import { lapseTableHoldsOfDay } from './lock-days.ts'
import type { Seating } from './seatings.ts'

type Given = {
  id: string
  day: string
  slot: { period: Period; seating: Pick<Seating, 'tableIds'> }
  /** It was made in this transaction, at this time: it has no tables yet. */
  isNew?: boolean
  /** Other changes; afterwards it is in a state that keeps tables. */
  changes?: PgUpdateSetSource<typeof reservations> | undefined
}

/** Gives a reservation its tables for a period, in place of those it had. Lock its days first. */
export async function giveTables(
  ctx: ShopCtx,
  { id, day, slot, isNew = false, changes }: Given,
): Promise<void> {
  const { period, seating } = slot
  // Not before: what has run out since the plan was read would still keep its tables.
  await lapseTableHoldsOfDay(ctx, { day, exceptId: id })
  if (!isNew) await takeTablesBack(ctx, { id, day, slot, changes })
  await ctx.db
    .insert(reservedTables)
    .values(seating.tableIds.map((tableId) => ({ reservationId: id, tableId, ...period, keepsTables: true })))
}

async function takeTablesBack(ctx: ShopCtx, { id, day, slot: { period }, changes }: Given): Promise<void> {
  // Jars that are handed over at the table move with it. Orders are locked before their reservation.
  await moveOrdersAtTable(ctx, { reservationId: id, tableAt: period.startsAt })
  await ctx.db.delete(reservedTables).where(eq(reservedTables.reservationId, id))
  await ctx.db
    .update(reservations)
    .set({ day, ...period, ...changes })
    .where(eq(reservations.id, id))
}

/** The names of a reservation's tables, in the restaurant's order. */
export async function tableNamesOf({ db }: ShopCtx, { id }: { id: string }): Promise<string[]> {
  const rows = await db
    .select({ name: restaurantTables.name })
    .from(reservedTables)
    .innerJoin(restaurantTables, eq(restaurantTables.id, reservedTables.tableId))
    .where(eq(reservedTables.reservationId, id))
    .orderBy(asc(restaurantTables.sortOrder), asc(restaurantTables.name))
  return rows.map(({ name }) => name)
}

export async function tableIdsOf({ db }: ShopCtx, { id }: { id: string }): Promise<string[]> {
  const rows = await db
    .select({ tableId: reservedTables.tableId })
    .from(reservedTables)
    .where(eq(reservedTables.reservationId, id))
  return rows.map(({ tableId }) => tableId)
}

/**
 * Counts the guests that tables seat together.
 * @throws DomainError not_found for a table that does not exist
 */
export async function countSeats({ db }: ShopCtx, { tableIds }: { tableIds: string[] }): Promise<number> {
  const tables = await db
    .select({ most: restaurantTables.most })
    .from(restaurantTables)
    .where(inArray(restaurantTables.id, tableIds))
  if (tables.length < new Set(tableIds).size) throw new DomainError('not_found', 'table')
  return tables.reduce((seats, { most }) => seats + most, 0)
}
