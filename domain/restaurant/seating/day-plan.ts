import { and, between, eq, sql } from 'drizzle-orm'
import { closeOuts, reservations } from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { type Service, servicePeriod } from '#shared/restaurant/service-period.ts'
import type { ReservationRules } from '#shared/restaurant/rules.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { type PlanInput, readParties } from './read-parties.ts'
import { readSeatings } from './read-seatings.ts'
import { addTimes, type Seating, type Taken } from './seatings.ts'

/** Everything that decides what is free on one day. */
export type DayPlan = {
  day: string
  /** Undefined if the restaurant is closed all day. */
  service: Service | undefined
  rules: ReservationRules
  /** In the order in which a party gets them. */
  seatings: readonly Seating[]
  /** The taken times of this day, and of others that were read with it. */
  taken: Taken
  /** Guests who begin at an instant, by its milliseconds. */
  guestsAt: ReadonlyMap<number, number>
}

/** The plans of a range of days, by day, in four queries however many days they are. */
export async function readDayPlans(ctx: ShopCtx, input: PlanInput): Promise<Map<string, DayPlan>> {
  const { hours, reservations: rules } = await getSettings(ctx)
  const seatings = await readSeatings(ctx)
  const byTable = await readParties(ctx, input)
  const guestsAt = await countGuests(ctx, input)
  const closed = await ctx.db
    .select({ tableId: closeOuts.tableId, startsAt: closeOuts.startsAt, endsAt: closeOuts.endsAt })
    .from(closeOuts)
    .where(between(closeOuts.day, input.firstDay, input.lastDay))
  for (const { tableId, ...period } of closed) {
    if (tableId !== null) byTable.set(tableId, addTimes(byTable.get(tableId) ?? [], period))
  }
  const taken = { byTable, everywhere: closed.filter(({ tableId }) => tableId === null) }
  return new Map(
    daysBetween(input.firstDay, input.lastDay).map((day) => [
      day,
      { day, service: servicePeriod(hours, day), rules, seatings, taken, guestsAt },
    ]),
  )
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

/** Counts the guests who begin at each instant, without holds that have run out but may not have been ended yet. */
async function countGuests(
  ctx: ShopCtx,
  { firstDay, lastDay, without }: PlanInput,
): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({
      startsAt: sql<number>`date_part('epoch', ${reservations.startsAt}) * 1000`,
      guests: sql<number>`sum(${reservations.partySize})::int`,
    })
    .from(reservations)
    .where(
      and(
        between(reservations.day, firstDay, lastDay),
        eq(reservations.keepsTables, true),
        sql`coalesce(${reservations.heldUntil} > ${ctx.now()}, true)`,
        without === undefined ? undefined : sql`${reservations.id} <> ${without}`,
      ),
    )
    .groupBy(reservations.startsAt)
  return new Map(rows.map(({ startsAt, guests }) => [Math.round(startsAt), guests]))
}

function daysBetween(first: string, last: string): string[] {
  // Counted as numbers: after 9999-12-31 comes a text that sorts before it.
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(first) + at * DAY).toISOString().slice(0, 10),
  )
}
