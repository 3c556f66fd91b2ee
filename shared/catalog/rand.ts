/** Rand as people type them: `1234.50`, `R 1 234,50`, `1,234.50`. Thousands come in threes, cents in one or two. */
const RAND = /^R?(\d+|\d{1,3}(?:[ ,]\d{3})+)(?:[.,](\d{1,2}))?$/i

/** An amount in rand as cents, digit by digit; undefined where it is none. */
export function toCents(typed: string): number | undefined {
  const [, rand, cents = ''] = RAND.exec(typed.trim().replace(/\s+/g, ' ').replace(/^R /i, '')) ?? []
  if (!rand) return undefined
  return Number(rand.replace(/\D/g, '') + cents.padEnd(2, '0'))
}

/** Cents as a field shows them: `1234.50`. */
export function fromCents(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
