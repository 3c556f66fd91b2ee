import { type Currency, formatMoney } from '#shared/kernel/money.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'

type YouPayProps = {
  cents: number
  /** The currency of an order that was placed, and its rate then; otherwise the visitor's, now. */
  placedIn?: { currency: Currency; rate: number }
  className?: string
}

/** Says what will be charged, and about what that is, where prices are shown in another currency. */
export function YouPay({ cents, placedIn, className = '' }: YouPayProps) {
  const { cart } = useMessages()
  const locale = useLocale()
  const { currency, show, charge } = useMoney()
  if ((placedIn?.currency ?? currency) === 'ZAR') return null
  const about = placedIn ? formatMoney(cents, locale, placedIn.currency, placedIn.rate) : show(cents)
  return <p className={`text-sm tabular-nums ${className}`}>{cart.youPay(charge(cents), about)}</p>
}
