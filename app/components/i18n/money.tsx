import { createContext, use } from 'react'
import { type Currency, formatMoney } from '#shared/money.ts'
import { useLocale } from './locale.tsx'

/** The currency that prices are shown in, and what a rand is worth in it. */
export const MoneyContext = createContext<{ currency: Currency; rate: number }>({ currency: 'ZAR', rate: 1 })

/** Formats ZAR cents: `show` in the visitor's currency, `charge` in rand, which is what orders are charged in. */
export function useMoney() {
  const locale = useLocale()
  const { currency, rate } = use(MoneyContext)
  return {
    currency,
    show: (cents: number) => formatMoney(cents, locale, currency, rate),
    charge: (cents: number) => formatMoney(cents, locale),
  }
}

/** A price in the visitor's currency. */
export function Money({ cents }: { cents: number }) {
  return <span className="tabular-nums">{useMoney().show(cents)}</span>
}
