/** The height of a chart in which everything is 0, in what it counts: without it, the axis would go below 0 too. */
const OF_NOTHING = 100

/** Returns the least height of a chart; undefined if its values decide. */
export function highestValue(lines: readonly { values: readonly (number | null)[] }[]): number | undefined {
  return lines.some(({ values }) => values.some(Boolean)) ? undefined : OF_NOTHING
}
