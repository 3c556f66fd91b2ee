import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  closeOuts,
  guestNotes,
  reservations,
  reservedTables,
  restaurantTables,
  serviceDays,
  tableWaitlist,
} from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { serviceDayOf, servicePeriod } from '#shared/restaurant/service-period.ts'
import { paceBeforePause } from '#shared/restaurant/rules.ts'
import { isRefundable, isVoid } from '#shared/orders/order-states.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { readTableOrders } from '../table-orders/index.ts'
import type { TableOrders } from '../table-orders/schemas.ts'
import { policy } from './policy.ts'
import type { DayReservation, ServiceDay } from './views.ts'

/**
 * Lists everything that happens at the tables on a day, without holds that have run out and cancelled reservations, but
 * with guests who did not come. Without a day it is the one that it is now.
 * @throws DomainError forbidden
 */
export async function listServiceDay(ctx: Ctx, { day: asked }: { day?: string }): Promise<ServiceDay> {
  policy.listServiceDay(ctx)
  const { hours, reservations: rules } = await getSettings(ctx)
  const now = ctx.now()
  const today = serviceDayOf(hours, now) ?? shopDay(now)
  const day = asked ?? today
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const [note] = await db
      .select({ note: serviceDays.note })
      .from(serviceDays)
      .where(eq(serviceDays.day, day))
    const tables = await db
      .select()
      .from(restaurantTables)
      .orderBy(asc(restaurantTables.sortOrder), asc(restaurantTables.name))
    const rows = await db
      .select({
        id: reservations.id,
        startsAt: reservations.startsAt,
        endsAt: reservations.endsAt,
        partySize: reservations.partySize,
        status: reservations.status,
        source: reservations.source,
        name: reservations.name,
        phone: reservations.phone,
        email: reservations.email,
        occasion: reservations.occasion,
        allergies: reservations.allergies,
        wishes: reservations.wishes,
        version: reservations.version,
        tableIds: sql<string[]>`array_agg(${reservedTables.tableId})`,
        hasGuestNotes: sql<boolean>`exists (select from ${guestNotes} where
          (${guestNotes.email} <> '' and ${guestNotes.email} = lower(${reservations.email}))
          or (${guestNotes.phone} <> '' and ${guestNotes.phone} = ${reservations.phone}))`,
      })
      .from(reservations)
      .innerJoin(reservedTables, eq(reservedTables.reservationId, reservations.id))
      .where(
        and(
          eq(reservations.day, day),
          sql`${reservations.status} not in ('cancelled', 'lapsed')`,
          sql`coalesce(${reservations.heldUntil} > ${ctx.now()}, true)`,
        ),
      )
      .groupBy(reservations.id)
      .orderBy(asc(reservations.startsAt), asc(reservations.createdAt))
    const tableOrders = await readTableOrders(ctx, { reservationIds: rows.map(({ id }) => id) })
    const closed = await db
      .select({
        id: closeOuts.id,
        tableId: closeOuts.tableId,
        startsAt: closeOuts.startsAt,
        endsAt: closeOuts.endsAt,
        reason: closeOuts.reason,
      })
      .from(closeOuts)
      .where(eq(closeOuts.day, day))
      .orderBy(asc(closeOuts.startsAt))
    const waitlist = await db
      .select({
        id: tableWaitlist.id,
        fromAt: tableWaitlist.fromAt,
        untilAt: tableWaitlist.untilAt,
        partySize: tableWaitlist.partySize,
        status: tableWaitlist.status,
        name: tableWaitlist.name,
        phone: tableWaitlist.phone,
      })
      .from(tableWaitlist)
      .where(and(eq(tableWaitlist.day, day), inArray(tableWaitlist.status, ['waiting', 'offered'])))
      .orderBy(asc(tableWaitlist.createdAt))
    return {
      day,
      service: servicePeriod(hours, day),
      note: note?.note ?? '',
      now,
      today,
      guestsPerSlot: rules.guestsPerSlot,
      guestsPerSlotBeforePause: paceBeforePause(rules).guestsPerSlot,
      tables: tables.map(({ sortOrder: _order, version: _version, ...table }) => table),
      reservations: rows.map((row) => ({ ...row, ...inShort(tableOrders.get(row.id)) })),
      closeOuts: closed,
      waitlist,
    }
  })
}

function inShort(orders: TableOrders | undefined): Pick<DayReservation, 'depositCents' | 'jars'> {
  const deposit = orders?.deposit
  const isPaid = deposit && isRefundable(deposit.paymentStatus) && !isVoid(deposit.status)
  return {
    depositCents: isPaid ? deposit.totalCents : 0,
    jars: (orders?.jars ?? []).map(({ id, number, status }) => ({ id, number, status })),
  }
}
