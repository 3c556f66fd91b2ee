/** The fields of a line of a delivery. */
export const LINE_FIELDS = ['sku', 'quantity', 'batchCode', 'bestBefore'] as const
export type LineField = (typeof LINE_FIELDS)[number]

/** A page has at least so many lines, and at most. */
export const FEWEST_LINES = 3
export const MOST_LINES = 60

/** The name of a line's field in the form. */
export function lineField(line: number, field: LineField): string {
  return `lines.${line}.${field}`
}

/** Counts the lines of the page: as many as its address asks for, within reason. */
export function lineCount(asked: string | null): number {
  const count = Number(asked)
  return Number.isInteger(count) ? Math.min(MOST_LINES, Math.max(FEWEST_LINES, count)) : FEWEST_LINES
}
