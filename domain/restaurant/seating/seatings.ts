import { overlaps, type Period } from '#shared/restaurant/service-period.ts'

/** A table, or several pushed together. */
export type Seating = { tableIds: string[]; fewest: number; most: number; sortOrder: number }

/** The times in which tables are kept from others. */
export type Taken = {
  byTable: ReadonlyMap<string, Times>
  /** Times in which the whole restaurant is closed. */
  everywhere: readonly Period[]
}

/** Periods that do not overlap, in their order: beginning and end by turns, in milliseconds. */
export type Times = readonly number[] | Float64Array

/** In the order in which a party gets them: that wastes the fewest seats, takes the fewest tables, comes first in the house. */
export function byPreference(a: Seating, b: Seating): number {
  return a.most - b.most || a.tableIds.length - b.tableIds.length || a.sortOrder - b.sortOrder
}

/** The first of the seatings, which are in order of preference, that fits a party and is free. */
export function bestSeating(
  seatings: readonly Seating[],
  taken: Taken,
  { partySize, period }: { partySize: number; period: Period },
): Seating | undefined {
  if (taken.everywhere.some((closed) => overlaps(closed, period))) return undefined
  return seatings.find(
    (seating) => partySize >= seating.fewest && partySize <= seating.most && isFree(seating, taken, period),
  )
}

/** True if nothing keeps any of these tables in a period. */
export function isFree({ tableIds }: Pick<Seating, 'tableIds'>, { byTable }: Taken, period: Period): boolean {
  const [from, to] = [period.startsAt.getTime(), period.endsAt.getTime()]
  return tableIds.every((id) => !isKept(byTable.get(id) ?? [], from, to))
}

/** True if one of the times lies between two instants: looks for the first that ends after `from`. */
function isKept(times: Times, from: number, to: number): boolean {
  let [low, high] = [0, times.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[2 * middle + 1] ?? 0) > from) high = middle
    else low = middle + 1
  }
  return (times[2 * low] ?? Infinity) < to
}

/** The times with one more, which may overlap them. */
export function addTimes(times: Times, { startsAt, endsAt }: Period): Times {
  let [from, to] = [startsAt.getTime(), endsAt.getTime()]
  const [before, after]: [number[], number[]] = [[], []]
  for (let i = 0; i < times.length; i += 2) {
    const [begins = 0, ends = 0] = [times[i], times[i + 1]]
    if (ends < from) before.push(begins, ends)
    else if (begins > to) after.push(begins, ends)
    else [from, to] = [Math.min(from, begins), Math.max(to, ends)]
  }
  return [...before, from, to, ...after]
}

/** When each of the times begins. */
export function beginningsOf(times: Times): number[] {
  return Array.from(times).filter((_, at) => at % 2 === 0)
}
