/** Splits cents by weight: the cents left by rounding go to the largest remainders, in order among equals. */
export function shareCents(cents: number, weights: number[]): number[] {
  const sum = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (sum === 0n) return weights.map(() => 0)
  // Products of two amounts may exceed a safe integer.
  const exact = weights.map((weight) => BigInt(weight) * BigInt(cents))
  const parts = exact.map((product) => Number(product / sum))
  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRest = exact
    .map((product, at) => ({ at, rest: product % sum }))
    .sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)
  for (const { at } of byRest.slice(0, left)) parts[at]! += 1
  return parts
}
