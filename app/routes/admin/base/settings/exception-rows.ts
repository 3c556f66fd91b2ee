/* Days that differ from their weekday's hours, as rows of a form. */

/** As many as the schema takes. */
export const MOST_EXCEPTIONS = 40

/** The times of a day, in their order. */
export const HOURS_FIELDS = ['opens', 'pause.from', 'pause.until', 'closes'] as const
export type HoursField = (typeof HOURS_FIELDS)[number]

const ROW_FIELDS = [
  'date',
  'hours.opens',
  'hours.pause.from',
  'hours.pause.until',
  'hours.closes',
  'name.en',
  'name.th',
  'remove',
] as const
export type RowField = (typeof ROW_FIELDS)[number]

/** The name of a field of a row. */
export function rowField(row: number, field: RowField): string {
  return `exceptions.${row}.${field}`
}

/** The rows in which something is written, by number; those that are to be removed are left out. */
export function filledRows(read: (name: string) => string | undefined): number[] {
  return Array.from({ length: MOST_EXCEPTIONS + 1 }, (_, row) => row).filter(
    (row) => !read(rowField(row, 'remove')) && ROW_FIELDS.some((field) => read(rowField(row, field))?.trim()),
  )
}

/** Counts the rows that a form shows: up to the last that is filled, and an empty one. */
export function shownRows(values: Partial<Record<string, string>>): number {
  const last = filledRows((name) => (name.endsWith('.remove') ? undefined : values[name])).at(-1) ?? -1
  return Math.min(last + 2, MOST_EXCEPTIONS)
}
