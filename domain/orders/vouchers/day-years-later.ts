/** The same day so many years later, as `2029-11-26`; of 29 February the 28th where there is none. */
export function dayYearsLater(day: string, years: number): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const later = Number(year) + years
  const lastOfMonth = new Date(Date.UTC(later, Number(month), 0)).getUTCDate()
  return `${later}-${month}-${String(Math.min(Number(dayOfMonth), lastOfMonth)).padStart(2, '0')}`
}
