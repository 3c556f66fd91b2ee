/** The tax periods of two months: A ends with the odd months of the year, B with the even ones. */
export const VAT_CATEGORIES = ['A', 'B'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** Its first and its last day, `2026-09-01` and `2026-10-31`. */
export type VatPeriod = { from: string; to: string }

/** The last tax periods of a category, the newest first, which is the one that a day is in. */
export function lastVatPeriods(day: string, category: VatCategory, count: number): VatPeriod[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const isLast = (month % 2 === 1) === (category === 'A')
  const last = isLast ? month : month + 1
  return Array.from({ length: count }, (_, back) => ({
    from: isoDate(year, last - 2 * back - 1, 1),
    // Day 0 of a month is the last of the month before.
    to: isoDate(year, last - 2 * back + 1, 0),
  }))
}

/** @param month from 1; it may be outside of the year */
function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
