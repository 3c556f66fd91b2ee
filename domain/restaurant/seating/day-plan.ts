import { sql } from 'drizzle-orm'
import { DAY } from '#shared/kernel/durations.ts'
import { type Service, servicePeriod } from '#shared/restaurant/service-period.ts'
import type { ReservationRules } from '#shared/restaurant/rules.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { listOf } from '#domain/kernel/list-of.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { type PlanInput, readParties } from './read-parties.ts'
import { seatingsInUse } from './seatings-in-use.ts'
import { addTimes, byPreference, type Seating, type Taken } from './seatings.ts'

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

/** The plans of a range of days, by day, in two queries however many days they are. */
export async function readDayPlans(ctx: ShopCtx, input: PlanInput): Promise<Map<string, DayPlan>> {
  const { hours, reservations: rules } = await getSettings(ctx)
  const byTable = await readParties(ctx, input)
  const { seatings, guestsAt, closed } = await readHouse(ctx, input)
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

type ClosedRow = { tableId: string | null; startsAt: string; endsAt: string }

/**
 * Reads the seatings in order of preference, how many guests begin at each instant, without holds that have run out but may
 * not have been ended yet, and when tables or the whole house are closed.
 */
async function readHouse(ctx: ShopCtx, { firstDay, lastDay, without }: PlanInput) {
  const guests = listOf<{ startsAt: number; guests: number }>(sql`
    select round(date_part('epoch', starts_at) * 1000) as "startsAt", sum(party_size) as guests
    from reservations
    where day between ${firstDay} and ${lastDay} and keeps_tables
      and coalesce(held_until > ${ctx.now()}, true)
      ${without === undefined ? sql`` : sql`and id <> ${without}`}
    group by starts_at`)
  const closed = listOf<ClosedRow>(sql`
    select table_id as "tableId", starts_at as "startsAt", ends_at as "endsAt"
    from close_outs where day between ${firstDay} and ${lastDay}`)
  const { rows } = await ctx.db.execute<{
    seatings: Seating[]
    guests: { startsAt: number; guests: number }[]
    closed: ClosedRow[]
  }>(sql`select ${seatingsInUse} as seatings, ${guests} as guests, ${closed} as closed`)
  const [read] = rows
  if (!read) throw new Error('the house was not read')
  return {
    seatings: read.seatings.sort(byPreference),
    guestsAt: new Map(read.guests.map(({ startsAt, guests }) => [startsAt, guests])),
    closed: read.closed.map(({ tableId, startsAt, endsAt }) => ({
      tableId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  }
}

function daysBetween(first: string, last: string): string[] {
  // Counted as numbers: after 9999-12-31 comes a text that sorts before it.
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(first) + at * DAY).toISOString().slice(0, 10),
  )
}
