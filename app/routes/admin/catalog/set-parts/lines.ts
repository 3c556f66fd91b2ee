import { MOST_PARTS } from '#shared/catalog/set-limits.ts'

/** Empty lines below those that are filled. */
const SPARE = 3

/** The name of a line's field in the form. */
export function partField(line: number, field: 'sku' | 'quantity'): string {
  return `parts.${line}.${field}`
}

/** Counts the lines of the form of a set with so many parts. */
export function lineCount(parts: number): number {
  return Math.min(MOST_PARTS, parts + SPARE)
}
