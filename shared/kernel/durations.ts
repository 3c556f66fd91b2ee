/** Lengths of time in milliseconds, as `Date` counts them. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The instant that many milliseconds later; earlier if they are negative. */
export function addTime(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}
