import { eq, like, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'

/** Fewer digits than this stand for a number that begins with zeros: 42 is KROK-26-000042. */
const FEWEST_LAST_DIGITS = 4

/**
 * Matches orders by their number, whole, without its dashes, or by its last digits; undefined for what can be no number.
 * Each way is found by an index.
 */
export function isNumbered(typed: string): SQL | undefined {
  const compact = typed.toUpperCase().replace(/[\s-]/g, '')
  const [, year, serial] = /^(?:KROK)?(\d{2})(\d{6,15})$/.exec(compact) ?? []
  const whole = year && serial ? eq(orders.number, `KROK-${year}-${serial}`) : undefined
  if (!/^\d{1,9}$/.test(compact)) return whole
  return or(
    whole,
    endsWith(`-${compact.padStart(6, '0')}`),
    compact.length >= FEWEST_LAST_DIGITS ? endsWith(compact) : undefined,
  )
}

function endsWith(text: string): SQL {
  return like(sql`reverse(${orders.number})`, `${Array.from(text).toReversed().join('')}%`)
}
