/** An amount in rand for a CSV file: a number, because a text with a minus in front could be a formula. */
export function randCell(cents: number): number {
  return cents / 100
}
