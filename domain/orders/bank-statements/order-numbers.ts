/** The digits of a number behind its year (database/schema/orders/orders.ts): longer from the millionth order on. */
const DIGITS = 6

/**
 * The numbers of orders that a description may name: with dashes, without, with spaces, in any capitals. Digits that follow
 * on may belong to it or not, so there are several.
 */
export function orderNumbersIn(description: string): string[] {
  const found = description.toUpperCase().matchAll(/KROK[^A-Z\d]*(\d[\d\s./_-]*)/g)
  return [...found].flatMap(([, tail = '']) => {
    const year = /^(\d)[^\d]?(\d)/.exec(tail)
    if (!year) return []
    const rest = tail.slice(year[0].length)
    const [run = ''] = /\d+/.exec(rest) ?? []
    const all = rest.replace(/\D/g, '')
    const numbers = [run, all.slice(0, DIGITS), all].filter(
      (digits) => digits.length >= DIGITS && digits.length <= 16,
    )
    return [...new Set(numbers)].map((digits) => `KROK-${year[1]}${year[2]}-${digits}`)
  })
}
