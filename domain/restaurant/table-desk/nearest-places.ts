import { inArray } from 'drizzle-orm'
import { restaurantTables } from '#database/schema/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { openSpans, type Period } from '#shared/restaurant/service-period.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { bestSeating, type DayPlan, isFree, type Seating, stayFrom } from '../seating/index.ts'
import type { Place } from './schemas.ts'

/** The team moves parties by steps of this. */
const STEP = 15 * MINUTE

type Asked = { startsAt: Date; partySize: number; now: Date; tableIds?: string[] | undefined }

/**
 * The best free tables for the team: those that a guest would get, else larger ones than the party needs. That the house
 * is closed to guests does not matter.
 */
export function seatingFor(
  { seatings, taken: { byTable } }: Pick<DayPlan, 'seatings' | 'taken'>,
  asked: { partySize: number; period: Period },
): Seating | undefined {
  const taken = { byTable, everywhere: [] }
  const larger = () => seatings.map((seating) => ({ ...seating, fewest: 1 }))
  return bestSeating(seatings, taken, asked) ?? bestSeating(larger(), taken, asked)
}

/**
 * Finds alternatives for the team: the best other tables at the time that was asked for, and the nearest time at the
 * tables that were asked for, or else at any.
 */
export async function nearestPlaces(
  ctx: ShopCtx,
  plan: DayPlan,
  { startsAt, partySize, now, tableIds }: Asked,
): Promise<Place[]> {
  const at = (start: Date) => stayFrom(plan, start, partySize)
  const there = seatingFor(plan, { partySize, period: at(startsAt) })
  const times = quarters(plan, now).toSorted((a, b) => distance(a, startsAt) - distance(b, startsAt))
  const own = plan.seatings.find((seating) => isSame(seating.tableIds, tableIds) && seating.most >= partySize)
  const later = own
    ? times.find((time) => isFree(own, plan.taken, at(time)))
    : times.find((time) => seatingFor(plan, { partySize, period: at(time) }))
  const places: { tableIds: string[]; startsAt: Date }[] = []
  if (there) places.push({ tableIds: there.tableIds, startsAt })
  if (later && !(there && !own)) {
    const seating = own ?? seatingFor(plan, { partySize, period: at(later) })
    if (seating) places.push({ tableIds: seating.tableIds, startsAt: later })
  }
  const names = await namesOf(
    ctx,
    places.flatMap((place) => place.tableIds),
  )
  return places.map((place) => ({
    tableIds: place.tableIds,
    tables: place.tableIds.map((id) => names.get(id) ?? ''),
    time: formatTime(place.startsAt),
  }))
}

/** The names of tables, by their ids. */
export async function namesOf({ db }: ShopCtx, tableIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: restaurantTables.id, name: restaurantTables.name })
    .from(restaurantTables)
    .where(inArray(restaurantTables.id, [...new Set(tableIds)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The quarters of an hour of a day in which a party can still begin and stay for a while. */
function quarters({ service }: DayPlan, now: Date): Date[] {
  if (!service) return []
  return openSpans(service).flatMap(({ startsAt, endsAt }) => {
    const first = Math.max(startsAt.getTime(), Math.floor(now.getTime() / STEP) * STEP)
    const last = endsAt.getTime() - 2 * STEP
    return Array.from(
      { length: Math.max(0, Math.floor((last - first) / STEP) + 1) },
      (_, i) => new Date(first + i * STEP),
    )
  })
}

const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime())

function isSame(a: readonly string[], b: readonly string[] | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((id) => b.includes(id))
}
