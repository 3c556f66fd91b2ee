import type { DayReservation } from '#domain/restaurant/table-desk/views.ts'

/** A party in the list where it stood when the page was loaded, as it is by now. */
export type SteadyParty = { party: DayReservation; list: 'coming' | 'seated' | 'over' }

/**
 * The list of a day whose rows stay where they are, so that none moves under the finger; `arrived` counts those that have
 * come meanwhile.
 */
export function steadyParties(
  shown: DayReservation[],
  latest: DayReservation[],
): { parties: SteadyParty[]; arrived: number } {
  const now = new Map(latest.map((party) => [party.id, party]))
  const known = new Set(shown.map(({ id }) => id))
  return {
    parties: shown.flatMap((party) => {
      const fresh = now.get(party.id)
      // Cancelled meanwhile: it says so in its place.
      return [{ party: fresh ?? { ...party, status: 'cancelled' as const }, list: listOf(party) }]
    }),
    arrived: latest.filter(({ id }) => !known.has(id)).length,
  }
}

/** Returns the list that a party belongs to. */
export function listOf({ status }: DayReservation): SteadyParty['list'] {
  if (status === 'seated') return 'seated'
  return status === 'finished' || status === 'no_show' || status === 'cancelled' ? 'over' : 'coming'
}
