import { useId } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { CURRENCIES, CURRENCY_CODES } from '#shared/kernel/money.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'

/** Chooses the currency that prices are shown in: at once with scripts, by its button without. */
export function CurrencySelect() {
  const id = useId()
  const { currency } = useMoney()
  const { shell } = useMessages()
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  return (
    <form method="post" action="/preferences" className="flex items-center gap-2">
      <input type="hidden" name="to" value={pathname + search} />
      <label htmlFor={id} className="sr-only">
        {shell.currency}
      </label>
      <span className="relative">
        <select
          key={currency}
          id={id}
          name="currency"
          defaultValue={currency}
          className="min-h-11 appearance-none rounded-full bg-transparent pr-7 pl-3 text-sm font-semibold text-leaf hover:bg-line"
          onChange={(event) =>
            void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
          }
        >
          {CURRENCY_CODES.map((code) => (
            <option key={code} value={code} title={shell.currencies[code]}>
              {CURRENCIES[code].symbol === code ? code : `${code} ${CURRENCIES[code].symbol}`}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-leaf"
        />
      </span>
      <noscript>
        <button className="link text-sm">{shell.change}</button>
      </noscript>
    </form>
  )
}
