import type { Province } from '#shared/accounts/provinces.ts'

/** The days on which a courier brings what is ordered now, in words. */
export type ShownArrivals = {
  /** By when to order for that; null where no courier takes the goods. */
  by: string | null
  /** The first and the last day of all provinces. */
  anywhere: string
  /** With the province's name. */
  in: Partial<Record<Province, string>>
  /** The sentence for what must stay cold; null for other goods. */
  chilled: string | null
}

/** The same in one line, for the buyer's province; for all of them until it is known. */
export function arrivalLine(arrivals: ShownArrivals, province: Province | undefined): string {
  const { by, anywhere, chilled } = arrivals
  const days = (province && arrivals.in[province]) ?? anywhere
  return [by, by && days, chilled].filter(Boolean).join(' ')
}
