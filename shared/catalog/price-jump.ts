/** True if a price changes by more than half: more often a comma in the wrong place than a decision. */
export function isPriceJump(before: number, after: number): boolean {
  return Math.abs(after - before) * 2 > before
}
