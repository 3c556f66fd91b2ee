import type { Locale } from './locale.ts'

/** The display currencies of the site; their names are messages. Prices are stored, and orders charged, in ZAR. */
export const CURRENCIES = {
  ZAR: { symbol: 'R', fixedRate: 1, decimals: 2 },
  USD: { symbol: '$', fixedRate: 0.056, decimals: 2 },
  EUR: { symbol: '€', fixedRate: 0.052, decimals: 2 },
  GBP: { symbol: '£', fixedRate: 0.044, decimals: 2 },
  JPY: { symbol: '¥', fixedRate: 10.1, decimals: 0 },
  AUD: {
    symbol: 'A$',
    fixedRate: 0.084,
    decimals: 2,
  },
  CAD: { symbol: 'C$', fixedRate: 0.076, decimals: 2 },
  CHF: { symbol: 'CHF', fixedRate: 0.051, decimals: 2 },
} as const

export type Currency = keyof typeof CURRENCIES
export const CURRENCY_CODES = Object.keys(CURRENCIES) as Currency[]

/** Units of each currency that one rand buys. */
export type Rates = Record<Currency, number>

export const FIXED_RATES = Object.fromEntries(
  CURRENCY_CODES.map((code) => [code, CURRENCIES[code].fixedRate]),
) as Rates

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, decimals: number): Intl.NumberFormat {
  const key = `${locale}${decimals}`
  const known = numberFormats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  numberFormats.set(key, format)
  return format
}

/**
 * A price for people to read: `R1,234.50`, `¥12,468`, `CHF 62.96`.
 * @param cents ZAR cents
 * @param rate units of `currency` per rand (1 for ZAR)
 * @param isAbout without parts of a unit, unless it is less than one: `R6`
 */
export function formatMoney(
  cents: number,
  locale: Locale,
  currency: Currency = 'ZAR',
  rate = 1,
  isAbout = false,
): string {
  const { symbol, decimals: exact } = CURRENCIES[currency]
  const decimals = isAbout && (Math.abs(cents) / 100) * rate >= 1 ? 0 : exact
  const amount = numberFormat(locale, decimals).format((Math.abs(cents) / 100) * rate)
  const gap = symbol.length > 2 ? '\u00a0' : ''
  return `${cents < 0 ? '−' : ''}${symbol}${gap}${amount}`
}

export const VAT_CLASSES = ['standard', 'zero'] as const
export type VatClass = (typeof VAT_CLASSES)[number]

/** The rate of a class in percent; the standard rate is a setting. */
export function vatPercentOf(vatClass: VatClass, standardPercent: number): number {
  return vatClass === 'zero' ? 0 : standardPercent
}

/**
 * The VAT included in a gross amount of cents, rounded per line, so that net + VAT is always the gross. Calculated in
 * hundredths of a percent, so that rates such as 15.55 are exact.
 */
export function vatInside(grossCents: number, percent: number): number {
  const rate = Math.round(percent * 100)
  return Math.round((grossCents * rate) / (10_000 + rate))
}
