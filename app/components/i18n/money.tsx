import { createContext, type ReactNode, use, useMemo } from 'react'
import { type Currency, formatMoney } from '#shared/kernel/money.ts'
import { useLocale } from './locale.tsx'

/** The currency that prices are shown in, and what a rand is worth in it. */
type Display = { currency: Currency; rate: number }

const MoneyContext = createContext<Display | undefined>(undefined)

export function MoneyProvider({ currency, rate, children }: Display & { children: ReactNode }) {
  const display = useMemo(() => ({ currency, rate }), [currency, rate])
  return <MoneyContext value={display}>{children}</MoneyContext>
}

/** Formats ZAR cents: `show` in the visitor's currency, `charge` in rand, which is what orders are charged in. */
export function useMoney() {
  const locale = useLocale()
  const display = use(MoneyContext)
  if (!display) throw new Error('useMoney must be used within a MoneyProvider')
  const { currency, rate } = display
  return {
    currency,
    show: (cents: number) => formatMoney(cents, locale, currency, rate),
    /** Without parts of a unit. */
    about: (cents: number) => formatMoney(cents, locale, currency, rate, true),
    charge: (cents: number) => formatMoney(cents, locale),
  }
}

/** A price in the visitor's currency. */
export function Money({ cents }: { cents: number }) {
  return <span className="tabular-nums">{useMoney().show(cents)}</span>
}
