import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { reservations, reservedTables, restaurantTables } from '#database/schema/index.ts'
import type { Period } from '#shared/restaurant/service-period.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { moveOrdersAtTable } from '#domain/orders/orders/index.ts'
import { lapseTableHoldsOfDay } from './lock-days.ts'
import type { Seating } from './seatings.ts'

type Slot = { period: Period; seating: Pick<Seating, 'tableIds'> }
type NewReservation = Omit<typeof reservations.$inferInsert, 'id' | 'startsAt' | 'endsAt'>
type Given = {
  id: string
  day: string
  slot: Slot
  /** Other changes; afterwards it is in a state that keeps tables. */
  changes?: PgUpdateSetSource<typeof reservations> | undefined
}

/**
 * Makes a reservation that keeps tables for a period. Lock its day first.
 * @returns its id
 */
export async function addReservation(
  ctx: ShopCtx,
  { reservation, slot: { period, seating } }: { reservation: NewReservation; slot: Slot },
): Promise<string> {
  // Not before: what has run out since the plan was read would still keep its tables.
  await lapseTableHoldsOfDay(ctx, { day: reservation.day })
  const made = ctx.db
    .insert(reservations)
    .values({ ...reservation, ...period })
    .returning({
      id: reservations.id,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      keepsTables: reservations.keepsTables,
    })
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with made as ${made}
    insert into reserved_tables (reservation_id, table_id, starts_at, ends_at, keeps_tables)
    select made.id, seat.id::uuid, made.starts_at, made.ends_at, made.keeps_tables
    from made, jsonb_array_elements_text(${JSON.stringify(seating.tableIds)}::jsonb) as seat (id)
    returning reservation_id as id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a reservation got no table')
  return id
}

/** Gives a reservation its tables for a period, in place of those it had. Lock its days first. */
export async function giveTables(ctx: ShopCtx, { id, day, slot, changes }: Given): Promise<void> {
  const { period, seating } = slot
  // Not before: what has run out since the plan was read would still keep its tables.
  await lapseTableHoldsOfDay(ctx, { day, exceptId: id })
  // Jars that are handed over at the table move with it. Orders are locked before their reservation.
  await moveOrdersAtTable(ctx, { reservationId: id, tableAt: period.startsAt })
  await ctx.db.delete(reservedTables).where(eq(reservedTables.reservationId, id))
  await ctx.db
    .update(reservations)
    .set({ day, ...period, ...changes })
    .where(eq(reservations.id, id))
  await ctx.db
    .insert(reservedTables)
    .values(seating.tableIds.map((tableId) => ({ reservationId: id, tableId, ...period, keepsTables: true })))
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
