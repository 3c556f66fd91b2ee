import { and, asc, between, eq, sql } from 'drizzle-orm'
import {
  closeOuts,
  combinedTables,
  reservations,
  reservedTables,
  restaurantTables,
  tableCombinations,
} from '#database/schema/index.ts'
import { type Period, servicePeriod } from '#shared/reservations/service-period.ts'
import type { ReservationRules } from '#shared/reservations/rules.ts'
import type { ShopCtx } from '../context.ts'
import { getSettings } from '../settings/index.ts'
import type { Seating, Taken } from './seatings.ts'

/** All that decides what is free on one day. */
export type DayPlan = {
  day: string
  /** Undefined if the restaurant is closed all day. */
  service: Period | undefined
  rules: ReservationRules
  seatings: readonly Seating[]
  taken: Taken
  /** Guests who begin at an instant, by its milliseconds. */
  guestsAt: ReadonlyMap<number, number>
}

type PlanInput = {
  firstDay: string
  lastDay: string
  /** A reservation that is about to move: its own tables are free to it. */
  without?: string
}

/** The plans of a range of days, by day, in three queries however many days they are. */
export async function readDayPlans(ctx: ShopCtx, input: PlanInput): Promise<Map<string, DayPlan>> {
  const { hours, reservations: rules } = await getSettings(ctx)
  const seatings = await readSeatings(ctx)
  const kept = await readKept(ctx, input)
  const closed = await ctx.db
    .select()
    .from(closeOuts)
    .where(between(closeOuts.day, input.firstDay, input.lastDay))
  const plans = new Map<string, DayPlan>()
  for (const day of daysBetween(input.firstDay, input.lastDay)) {
    const byTable = new Map<string, Period[]>()
    const guestsAt = new Map<number, number>()
    const keep = (tableId: string, period: Period) => {
      byTable.set(tableId, [...(byTable.get(tableId) ?? []), period])
    }
    for (const { tableIds, partySize, ...period } of kept.get(day) ?? []) {
      for (const tableId of tableIds) keep(tableId, period)
      const start = period.startsAt.getTime()
      guestsAt.set(start, (guestsAt.get(start) ?? 0) + partySize)
    }
    const everywhere: Period[] = []
    for (const { tableId, ...period } of closed.filter((closeOut) => closeOut.day === day)) {
      if (tableId === null) everywhere.push(period)
      else keep(tableId, period)
    }
    const service = servicePeriod(hours, day)
    plans.set(day, { day, service, rules, seatings, taken: { byTable, everywhere }, guestsAt })
  }
  return plans
}

/** The plan of one day. */
export async function readDayPlan(
  ctx: ShopCtx,
  { day, without }: { day: string; without?: string },
): Promise<DayPlan> {
  const plan = (await readDayPlans(ctx, { firstDay: day, lastDay: day, ...(without && { without }) })).get(
    day,
  )
  if (!plan) throw new Error(`${day} has no plan`)
  return plan
}

async function readSeatings({ db }: ShopCtx): Promise<Seating[]> {
  const tables = await db.select().from(restaurantTables).where(eq(restaurantTables.isActive, true))
  const combinations = await db
    .select({
      fewest: tableCombinations.fewest,
      most: tableCombinations.most,
      sortOrder: tableCombinations.sortOrder,
      tableIds: sql<string[]>`array_agg(${combinedTables.tableId})`,
      isWhole: sql<boolean>`bool_and(${restaurantTables.isActive})`,
    })
    .from(tableCombinations)
    .innerJoin(combinedTables, eq(combinedTables.combinationId, tableCombinations.id))
    .innerJoin(restaurantTables, eq(restaurantTables.id, combinedTables.tableId))
    .groupBy(tableCombinations.id)
    .orderBy(asc(tableCombinations.sortOrder))
  return [
    ...tables.map(({ id, fewest, most, sortOrder }) => ({ tableIds: [id], fewest, most, sortOrder })),
    ...combinations.filter(({ isWhole }) => isWhole),
  ]
}

type Kept = Period & { tableIds: string[]; partySize: number }

/** What keeps tables, by day. Holds that have run out keep none, though nobody may have noted it yet. */
async function readKept(
  ctx: ShopCtx,
  { firstDay, lastDay, without }: PlanInput,
): Promise<Map<string, Kept[]>> {
  const rows = await ctx.db
    .select({
      day: reservations.day,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      partySize: reservations.partySize,
      tableIds: sql<string[]>`array_agg(${reservedTables.tableId})`,
    })
    .from(reservations)
    .innerJoin(reservedTables, eq(reservedTables.reservationId, reservations.id))
    .where(
      and(
        between(reservations.day, firstDay, lastDay),
        eq(reservations.keepsTables, true),
        sql`coalesce(${reservations.heldUntil} > ${ctx.now()}, true)`,
        without === undefined ? undefined : sql`${reservations.id} <> ${without}`,
      ),
    )
    .groupBy(reservations.id)
  const byDay = new Map<string, Kept[]>()
  for (const { day, ...kept } of rows) byDay.set(day, [...(byDay.get(day) ?? []), kept])
  return byDay
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (
    let day = first;
    day <= last;
    day = new Date(Date.parse(`${day}T24:00:00Z`)).toISOString().slice(0, 10)
  ) {
    days.push(day)
  }
  return days
}
