import { overlaps, type Period } from '#shared/reservations/service-period.ts'

/** A table, or several pushed together. */
export type Seating = { tableIds: string[]; fewest: number; most: number; sortOrder: number }

/** What keeps tables from others: reservations by table, and times in which a table or all of them are closed. */
export type Taken = { byTable: ReadonlyMap<string, readonly Period[]>; everywhere: readonly Period[] }

/**
 * The free seating that fits a party best: the one that wastes the fewest seats, then takes the fewest tables, then the
 * first in the restaurant's order. Undefined if none is free.
 */
export function bestSeating(
  seatings: readonly Seating[],
  taken: Taken,
  { partySize, period }: { partySize: number; period: Period },
): Seating | undefined {
  if (taken.everywhere.some((closed) => overlaps(closed, period))) return undefined
  let best: Seating | undefined
  for (const seating of seatings) {
    const fits = partySize >= seating.fewest && partySize <= seating.most
    if (fits && (!best || isBetter(seating, best)) && isFree(seating, taken, period)) best = seating
  }
  return best
}

/** Whether nothing keeps any of these tables in a period. */
export function isFree({ tableIds }: Pick<Seating, 'tableIds'>, { byTable }: Taken, period: Period): boolean {
  return tableIds.every((id) => !byTable.get(id)?.some((other) => overlaps(other, period)))
}

function isBetter(a: Seating, b: Seating): boolean {
  return (a.most - b.most || a.tableIds.length - b.tableIds.length || a.sortOrder - b.sortOrder) < 0
}
