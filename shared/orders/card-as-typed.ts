import { shopDay } from '../kernel/dates.ts'

/** A card number as it stands on the card, in fours; text that is no number stays as it is. */
export function groupInFours(number: string): string {
  const digits = number.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : number
}

export type CardExpiry = { month: string; year: string }

/** Reads an expiry as people type it, `1229`, `12/29`, `12-2029`, `8 / 29`: two digits each; undefined if it is none. */
export function readExpiry(typed: string): CardExpiry | undefined {
  const compact = typed.replace(/\s/g, '').replace(/^(\d)(?=\D)/, '0$1')
  const [, month, year] = /^(0[1-9]|1[0-2])\D?(?:20)?(\d\d)$/.exec(compact) ?? []
  return month && year ? { month, year } : undefined
}

/** The same as it is shown: `12 / 29`; text that is no expiry stays as it is. */
export function formatExpiry(typed: string): string {
  const expiry = readExpiry(typed)
  return expiry ? `${expiry.month} / ${expiry.year}` : typed
}

/** True once the month has passed in which a card is last valid. */
export function hasExpired({ month, year }: CardExpiry, now: Date): boolean {
  return `20${year}-${month}` < shopDay(now).slice(0, 7)
}
