/** How far up a chart goes in which everything is 0, in what it counts: without it, the axis would go below 0 too. */
const OF_NOTHING = 100

/** How far up a chart goes at least; undefined where its values say so. */
export function highestValue(lines: readonly { values: readonly (number | null)[] }[]): number | undefined {
  return lines.some(({ values }) => values.some(Boolean)) ? undefined : OF_NOTHING
}
