import { westernDigits } from './western-digits.ts'

/** A whole number that was typed: undefined where nothing was, NaN where it is none, which schemas refuse. */
export function typedCount(typed = ''): number | undefined {
  const digits = westernDigits(typed).trim()
  if (!digits) return undefined
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
